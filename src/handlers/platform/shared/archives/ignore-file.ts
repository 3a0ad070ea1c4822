import ignore, { Ignore } from 'ignore';

/** Located at the root of a module. */
export const IGNORE_FILE = '.terraformignore';

/** Files of a checkout or a run, which do not belong to a module. In some checkouts `.git` is a file that names folders of the machine. */
const ALWAYS = ['.git', '.terraform/'];

/**
 * The paths that an ignore file excludes, according to Terraform. The patterns are those of `.gitignore`, except that a pattern with an
 * inner slash matches at any depth, and that a later `!` can include files of an excluded folder again. The last matching pattern decides.
 */
export class Ignored {
  private readonly rules: readonly { readonly leavesOut: boolean; readonly matcher: Ignore }[];

  constructor(text: string) {
    const lines = text
      .split('\n')
      .map((line) => line.trim())
      .filter((line) => line !== '' && !line.startsWith('#'));
    this.rules = [...ALWAYS, ...lines].map((line) => {
      const pattern = line.replace(/^!/, '');
      // Case-sensitive on every machine, whatever its file system.
      const matcher = ignore({ ignorecase: false }).add(pattern.startsWith('/') ? pattern : `**/${pattern}`);
      return { leavesOut: pattern === line, matcher };
    });
  }

  /** The path of a folder ends with a slash. */
  public has(path: string): boolean {
    return this.rules[this.lastFitting(path)]?.leavesOut ?? false;
  }

  /** Whether everything in the folder is excluded and nothing can be included again. */
  public hasAllIn(folder: string): boolean {
    const last = this.lastFitting(folder);
    return (this.rules[last]?.leavesOut ?? false) && this.rules.slice(last).every(({ leavesOut }) => leavesOut);
  }

  private lastFitting(path: string): number {
    return this.rules.reduce((last, { matcher }, index) => (matcher.ignores(path) ? index : last), -1);
  }
}
