import ignore, { Ignore } from 'ignore';

/** Stands at the root of a module. */
export const IGNORE_FILE = '.terraformignore';

/** What belongs to a checkout or to a run and to no module. In some checkouts `.git` is a file, which names the machine's folders. */
const ALWAYS = ['.git', '.terraform/'];

/**
 * What an ignore file names, as Terraform reads it: the patterns are those of `.gitignore`, but one with a slash in its middle is found
 * at any depth too, and what stands in a folder that is left out can be taken back by a later `!`. The last that fits counts.
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
      // On every machine alike, whatever its file system thinks of upper and lower case.
      const matcher = ignore({ ignorecase: false }).add(pattern.startsWith('/') ? pattern : `**/${pattern}`);
      return { leavesOut: pattern === line, matcher };
    });
  }

  /** A folder's path ends with a slash. */
  public has(path: string): boolean {
    return this.rules[this.lastFitting(path)]?.leavesOut ?? false;
  }

  /** Whether nothing in the folder can be taken back. */
  public hasAllIn(folder: string): boolean {
    const last = this.lastFitting(folder);
    return (this.rules[last]?.leavesOut ?? false) && this.rules.slice(last).every(({ leavesOut }) => leavesOut);
  }

  private lastFitting(path: string): number {
    return this.rules.reduce((last, { matcher }, index) => (matcher.ignores(path) ? index : last), -1);
  }
}
