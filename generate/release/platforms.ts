/** What is delivered for each kind of machine, and of which runtimes it is made. */
import type { Format } from './executable';
import { launcher } from './launcher';

interface Program {
  /** In the archive. */
  readonly name: string;
  readonly runtime: string;
  readonly format: Format;
  /** Where it finds the libraries that the runtime brings. */
  readonly libraryFolder?: string;
}

export interface Platform {
  readonly programs: readonly Program[];
  readonly launcher?: { readonly name: string; readonly content: () => Buffer };
}

export function platformsOf(version: string): { readonly [platform: string]: Platform } {
  const provider = `terraform-provider-lintel_v${version}`;
  // A registry has one archive for Linux on a kind of processor, whatever its C library is.
  const linux = (architecture: 'amd64' | 'arm64'): Platform => ({
    launcher: { name: provider, content: () => launcher(architecture) },
    programs: [
      { name: 'lintel-gnu', runtime: `linux_${architecture}_gnu`, format: 'elf' },
      { name: 'lintel-musl', runtime: `linux_${architecture}_musl`, format: 'elf', libraryFolder: '$ORIGIN' },
    ],
  });
  const darwin = (architecture: 'amd64' | 'arm64'): Platform => ({
    programs: [{ name: provider, runtime: `darwin_${architecture}`, format: 'mach-o' }],
  });
  return {
    linux_amd64: linux('amd64'),
    linux_arm64: linux('arm64'),
    darwin_amd64: darwin('amd64'),
    darwin_arm64: darwin('arm64'),
    windows_amd64: { programs: [{ name: `${provider}.exe`, runtime: 'windows_amd64', format: 'portable-executable' }] },
  };
}
