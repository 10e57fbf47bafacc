# The formula of a tap for Homebrew on Linux. Only its syntax is tested.
class Flickbook < Formula
  desc "Tests scrolling by replaying recorded touches"
  homepage "@ADDRESS@"
  url "@ADDRESS@/flickbook-@VERSION@-linux-x86_64.tar.gz"
  sha256 "@SHA256@"
  license "MIT"

  depends_on arch: :x86_64
  depends_on :linux

  def install
    bin.install "bin/flickbook"
    man1.install Dir["share/man/man1/*.1"]
    bash_completion.install "share/bash-completion/completions/flickbook"
    zsh_completion.install "share/zsh/site-functions/_flickbook"
    fish_completion.install "share/fish/vendor_completions.d/flickbook.fish"
    pkgshare.install Dir["share/flickbook/*"]
  end

  test do
    system bin/"flickbook", "check", pkgshare/"Recordings/Gallery"
  end
end
