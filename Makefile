# What people and machines do with Flickbook; `make help` lists it.
SHELL := /bin/bash
.SHELLFLAGS := -euo pipefail -c

PREFIX ?= /usr/local
PROGRAM := .build/release/flickbook
# The same program with engines that are broken on purpose, for tests and reports.
FAULTY := .build/release/faulty-flickbook
FLAT := .build/release/flat-replay
# One file that needs nothing else. Always with the same flags: others would link it anew.
RELEASE := Tools/release
# Optimised tests are built apart: @testable needs other code than the program that is shipped, and
# in one folder each of the two would rebuild everything the other has just built.
THOROUGH := -c release --scratch-path .build/thorough -Xswiftc -enable-testing --disable-xctest

.DEFAULT_GOAL := all
.PHONY: all run test test-swift test-pages test-tools fresh mix golden reports pictures bench fuzz fuzz-imports sanitize torture mutants chromium wasm playground docs dist install uninstall clean help

all: ## set-up, then the release build: .build/release/flickbook (plain `make` does this)
	Tools/set-up run
	$(RELEASE) flickbook

run: all ## set-up, release build, and the main job on Recordings/
	$(PROGRAM) check Recordings
	@Tools/built $(PROGRAM)

test: ## all that CI runs, cheapest first; ends with the steps that failed, or with what was skipped
	Tools/Tests/steps

test-swift test-pages test-tools: ## only the Swift tests; the pages in a browser; the scripts around them
	Tools/Tests/steps $(@:test-%=%)

fresh: ## `make run` and `make test` on machines made for it, as root and as a user without rights; an hour
	Tools/fresh

mix: ## write the random recordings of SEED, and the least of each that breaks an invariant, into .build/
	test -n "$(SEED)"
	FLICKBOOK_SEED=$(SEED) swift test $(THOROUGH) --filter MixOfSeed

golden: ## rewrite the outputs that tests compare whole; review the diff
	Tools/set-up test
	FLICKBOOK_GOLDEN=1 swift test --disable-xctest --filter ManualTests || true # compiled into the next
	FLICKBOOK_GOLDEN=1 swift test --disable-xctest --skip 'VerdictsTests\.'
	FLICKBOOK_GOLDEN=1 FLICKBOOK_THOROUGH=1 swift test $(THOROUGH) --filter \
	  'VerdictsTests\.(Exercise|Fault|PublishedFault|OwnInvariantTable|ThoroughPromise)Tests/|ThoroughFalsifiedTests'

reports: all ## make everything in Reports/ again; review the diff
	$(RELEASE) faulty-flickbook
	Tools/reports $(PROGRAM) $(FAULTY)

pictures: ## photograph the pages in Reports/ for README.md; needs Node and Chromium
	Tools/pictures

bench: ## measure time, and the memory of every verb, against xmllint and the last release; exit 1 above a limit
	Tools/set-up bench
	$(RELEASE) flickbook
	$(RELEASE) flickbook-bench
	before=$$(Tools/before) && BEFORE=$$before Tools/bench
	Tools/memory

fuzz-imports: ## change 200,000 files of other tools and import them; exit 1 when one is neither refused nor sound
	FLICKBOOK_CHANGED_FILES=200000 swift test $(THOROUGH) --filter ChangedImportTests

sanitize: ## run CProcess and each fuzz target with AddressSanitizer and UBSan, SANITIZE_SECONDS [10] each
	Tools/sanitize

fuzz: ## let libFuzzer look for inputs that break a reader, for FUZZ_SECONDS [600]; exit 1 when it finds one
	Tools/fuzz

torture: ## let each system call of a run of each verb fail once; exit 1 when a run ends wrongly
	Tools/set-up bench
	$(RELEASE) flickbook
	Tools/torture $(PROGRAM)

mutants: ## change the checker on purpose; exit 1 when fewer than 94 % of what changes anything is noticed
	Tools/set-up bench
	Tools/mutants

chromium: ## replay Recordings/ in a real browser and write Reports/chromium.md; exit 1 when a break has no reason
	Tools/set-up test
	$(RELEASE) flickbook
	Tools/chromium --report

wasm: ## compile the engines for WebAssembly; what they show there must be what they show here
	$(RELEASE) flat-replay
	Tools/wasm $(FLAT)

playground: ## compile the engines for pages, two minutes; then the program contains them; write Lessons.html
	Tools/set-up run
	Tools/playground
	$(RELEASE) flickbook
	test ! -e .build/wasm/engines.wasm.gz || $(PROGRAM) playground --lessons -o Documentation/Guide/Lessons.html

docs: ## make the pages of both small products in .build/docs; exit 1 when a public symbol has no comment
	swift build --target FlickbookCore
	swift build --target FlickbookRecorder
	Tools/docs

dist: playground ## dist/flickbook-VERSION-SYSTEM-MACHINE.tar.gz: all that a machine without Swift needs
	Tools/dist $(PROGRAM) dist

# Builds only if nothing was built, so that `make && sudo make install` needs no Swift for root.
install: ## install under PREFIX [/usr/local]; DESTDIR is respected
	test -x $(PROGRAM) || $(MAKE) all
	Tools/install $(PROGRAM) "$(DESTDIR)$(PREFIX)"

uninstall: ## remove what install put under PREFIX
	Tools/install --remove "$(DESTDIR)$(PREFIX)"

clean: ## remove everything that was built
	rm -rf .build dist

help: ## this list
	@awk -F ':.*## ' '/^[a-z -]+:.*## / { printf "make %-13s %s\n", $$1, $$2 }' $(MAKEFILE_LIST)
