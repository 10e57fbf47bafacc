# The tasks of developers and CI; `make help` lists them.
SHELL := /bin/bash
.SHELLFLAGS := -euo pipefail -c

PREFIX ?= /usr/local
PROGRAM := .build/release/flickbook
# The program with additional engines that have deliberate faults, for tests and reports.
FAULTY := .build/release/faulty-flickbook
FLAT := .build/release/flat-replay
# Builds a program as a single file that needs no other file. The flags are always the same, because other flags would
# link the program again.
RELEASE := Tools/release
# Optimised tests have a separate build folder. @testable needs other code than the shipped program, so in a single
# folder each build would compile everything again that the other has just built.
THOROUGH := -c release --scratch-path .build/thorough -Xswiftc -enable-testing --disable-xctest

.DEFAULT_GOAL := all
.PHONY: all run test test-swift test-pages test-tools fresh mix golden reports pictures bench fuzz fuzz-imports sanitize torture mutants chromium wasm playground docs site dist deb wheel container release install uninstall clean help

all: ## set-up, then the release build: .build/release/flickbook (plain `make` does this)
	Tools/set-up run
	$(RELEASE) flickbook

run: all ## set-up, release build, and the main job on Recordings/
	$(PROGRAM) check Recordings
	@Tools/built $(PROGRAM)

test: ## everything that CI runs, cheapest first; lists failed steps, or skipped ones, at the end
	Tools/Tests/steps

test-swift test-pages test-tools: ## only the Swift tests; the pages in a browser; the scripts around them
	Tools/Tests/steps $(@:test-%=%)

fresh: ## `make run` and `make test` on new machines, as root and as an unprivileged user; takes an hour
	Tools/fresh

mix: ## write the random recordings of SEED, and shrunk ones that break an invariant, into .build/
	test -n "$(SEED)"
	FLICKBOOK_SEED=$(SEED) swift test $(THOROUGH) --filter MixOfSeed

golden: ## rewrite the expected outputs of tests; review the diff
	Tools/set-up test
	FLICKBOOK_GOLDEN=1 swift test --disable-xctest --filter ManualTests || true # compiled into the next
	FLICKBOOK_GOLDEN=1 swift test --disable-xctest --skip '(Invariants|Formulas|Comparing)Tests\.'
	FLICKBOOK_GOLDEN=1 FLICKBOOK_THOROUGH=1 swift test $(THOROUGH) --filter \
	  'InvariantsTests\.(Exercise|Fault|PublishedFault|OwnInvariantTable|ThoroughPromise)Tests/|ThoroughFalsifiedTests'

reports: all ## write everything in Reports/ again; review the diff
	$(RELEASE) faulty-flickbook
	Tools/reports $(PROGRAM) $(FAULTY)

pictures: ## make the screenshot of a page in Reports/ for README.md; needs Node and Chromium
	Tools/pictures

bench: ## measure the time and memory of every verb against xmllint and the last release; exit 1 above a limit
	Tools/set-up bench
	$(RELEASE) flickbook
	$(RELEASE) flickbook-bench
	Tools/build -c release --product frame-cost
	before=$$(Tools/before) && BEFORE=$$before Tools/bench
	Tools/memory

fuzz-imports: ## change 200,000 files of other tools and import them; exit 1 if one is neither rejected nor valid
	FLICKBOOK_CHANGED_FILES=200000 swift test $(THOROUGH) --filter ChangedImportTests

sanitize: ## run CProcess and each fuzz target with AddressSanitizer and UBSan, SANITIZE_SECONDS [10] each
	Tools/sanitize

fuzz: ## search with libFuzzer for inputs that break a reader, for FUZZ_SECONDS [600]; exit 1 if one is found
	Tools/fuzz

torture: ## let each system call of a run of each verb fail once; exit 1 if a run ends wrongly
	Tools/set-up bench
	$(RELEASE) flickbook
	Tools/torture $(PROGRAM)

mutants: ## mutate the checker; exit 1 if the tests detect fewer than 94 % of the effective mutants
	Tools/set-up bench
	Tools/mutants

chromium: ## replay Recordings/ in a real browser, write Reports/chromium.md; exit 1 if a violation has no reason
	Tools/set-up test
	$(RELEASE) flickbook
	Tools/chromium --report

wasm: ## compile the engines for WebAssembly; they must show the same there as in the native program
	$(RELEASE) flat-replay
	Tools/wasm $(FLAT)

playground: ## compile the engines for pages (two minutes) into the program; write Lessons.html
	Tools/set-up run
	Tools/playground
	$(RELEASE) flickbook
	test ! -e .build/wasm/engines.wasm.gz || $(PROGRAM) playground --lessons -o Documentation/Guide/Lessons.html

docs: ## make the pages of both small products in .build/docs; exit 1 if a public symbol has no comment
	swift build --target FlickbookCore
	swift build --target FlickbookRecorder
	Tools/docs

site: ## the documentation site, with search, in .build/site: open index.html from the disk
	Tools/site .build/site $(wildcard $(PROGRAM))

dist deb wheel container: playground ## dist/: the archive; the Debian package; the wheel; the image
	Tools/set-up dist
	$(filter-out Packaging/Tests/%,$(wildcard Packaging/*/$@)) $(PROGRAM) dist

release: ## dist/: all packages of VERSION, after the tests, with checksums and notes; ADDRESS is where they will be
	test -n "$(VERSION)"
	Packaging/packages --check "$(VERSION)"
	$(MAKE) test playground
	Packaging/packages "$(VERSION)" $(PROGRAM) dist "$(ADDRESS)"

# Builds only if there is no program yet, so that `make && sudo make install` needs no Swift for root.
install: ## install under PREFIX [/usr/local]; DESTDIR is respected
	test -x $(PROGRAM) || $(MAKE) all
	Packaging/install $(PROGRAM) "$(DESTDIR)$(PREFIX)"

uninstall: ## remove what install wrote under PREFIX
	Packaging/install --remove "$(DESTDIR)$(PREFIX)"

clean: ## remove everything that was built
	rm -rf .build dist

help: ## this list
	@awk -F ':.*## ' '/^[a-z -]+:.*## / { printf "make %-13s %s\n", $$1, $$2 }' $(MAKEFILE_LIST)
