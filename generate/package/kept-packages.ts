import { execFileSync } from 'child_process';
import { createHash } from 'crypto';
import { cpSync, existsSync, readFileSync, readdirSync, rmSync, statSync, utimesSync } from 'fs';
import * as path from 'path';
import { makeOnce } from './shared';

/** What the packer and its additions read, besides the files of the package. */
const SOURCES = ['generate', 'packages/testing', 'examples', 'README.md', 'package-lock.json'];

/** How many sets of packages are kept of each name. One has about 50 MB. */
const KEPT = 3;

/**
 * Tests pack the same files in every checkout, which takes compilers a minute or two. What they made of files with the same content is kept in
 * `shared`; a release is always packed anew.
 */
export class KeptPackages {
  constructor(
    private readonly root: string,
    private readonly shared: string,
  ) {}

  /** Where the packages of a folder are kept, as it is now. */
  public placeOf(name: string, folder: string, languages: readonly string[]): string {
    const packed = JSON.parse(
      execFileSync('npm', ['pack', '--dry-run', '--json', '--ignore-scripts'], { cwd: folder, encoding: 'utf8' }),
    ) as readonly { readonly files: readonly { readonly path: string }[] }[];
    const own = packed[0]!.files.map((file) => path.join(folder, file.path));
    const sources = execFileSync('git', ['ls-files', '-z', ...SOURCES], { cwd: this.root, encoding: 'utf8' })
      .split('\0')
      .filter(Boolean)
      .map((file) => path.join(this.root, file));
    const hash = createHash('sha256').update(`${process.version} ${languages.join(' ')}`);
    for (const file of [...own, ...sources].sort()) {
      if (!existsSync(file)) continue;
      hash.update(`\0${path.relative(this.root, file)}\0`).update(readFileSync(file));
    }
    return path.join(this.shared, `${name}-${hash.digest('hex').slice(0, 32)}`);
  }

  /** Puts what is kept into the output folder. Returns whether there is anything. */
  public restore(place: string, outdir: string): boolean {
    if (!existsSync(place)) return false;
    utimesSync(place, new Date(), new Date());
    cpSync(place, outdir, { recursive: true });
    return true;
  }

  public async keep(name: string, place: string, outdir: string, languages: readonly string[]): Promise<void> {
    await makeOnce(place, (fresh) => {
      for (const language of languages) {
        cpSync(path.join(outdir, language), path.join(fresh, language), { recursive: true });
      }
    });
    this.prune(name);
  }

  private prune(name: string): void {
    const all = readdirSync(this.shared)
      .filter((entry) => entry.startsWith(`${name}-`) && /^[0-9a-f]{32}$/.test(entry.slice(name.length + 1)))
      .map((entry) => path.join(this.shared, entry))
      .sort((one, other) => statSync(other).mtimeMs - statSync(one).mtimeMs);
    for (const old of all.slice(KEPT)) rmSync(old, { recursive: true });
  }
}
