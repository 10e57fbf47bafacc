# The flake for Nix on x86_64-linux: `nix run ADDRESS-OF-THIS-FLAKE -- demo`. Only its syntax is tested.
{
  description = "Tests scrolling by replaying recorded touches";

  inputs.nixpkgs.url = "github:NixOS/nixpkgs/nixos-unstable";

  outputs = { self, nixpkgs }:
    let
      pkgs = nixpkgs.legacyPackages.x86_64-linux;
      flickbook = pkgs.stdenvNoCC.mkDerivation {
        pname = "flickbook";
        version = "@VERSION@";
        src = pkgs.fetchurl {
          url = "@ADDRESS@/flickbook-@VERSION@-linux-x86_64.tar.gz";
          sha256 = "@SHA256@";
        };
        dontBuild = true;
        installPhase = ''
          mkdir -p $out
          cp -r bin share $out
        '';
        meta = {
          license = pkgs.lib.licenses.mit;
          mainProgram = "flickbook";
          platforms = [ "x86_64-linux" ];
        };
      };
    in
    {
      packages.x86_64-linux.default = flickbook;
      apps.x86_64-linux.default = {
        type = "app";
        program = "${flickbook}/bin/flickbook";
      };
    };
}
