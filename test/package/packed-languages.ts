import { LANGUAGES, ROOT } from './languages';
import type { Language } from './languages';
import { Project, start } from './project';

const TARGETS = { TypeScript: 'js', Python: 'python', Go: 'go', Java: 'java' };

/** A package in the languages that this machine has, packed once, and in each the example, installed once by anyone who asks first. */
export class PackedLanguages {
  private packed: Promise<void> | undefined;
  private readonly projects = new Map<string, Promise<Project>>();

  constructor(
    private readonly name: 'lintel' | 'lintel-cdktn' | 'lintel-awscdk',
    private readonly languages: readonly Pick<Language, 'name' | 'absent'>[] = LANGUAGES,
  ) {}

  public projectIn(language: Language): Promise<Project> {
    const packed = this.ready();
    if (!this.projects.has(language.name)) {
      this.projects.set(
        language.name,
        packed.then(() => Project.install(language)),
      );
    }
    return this.projects.get(language.name)!;
  }

  /** What somebody installs is in `dist`. */
  public ready(): Promise<void> {
    return (this.packed ??= this.pack());
  }

  public async close(): Promise<void> {
    for (const project of this.projects.values()) {
      await project.then(
        (made) => made.close(),
        () => undefined,
      );
    }
  }

  private async pack(): Promise<void> {
    const targets = this.languages.filter(({ absent }) => absent === undefined).map(({ name }) => TARGETS[name]);
    // The packer would compile Go with other versions of the dependencies than the example's, which takes as long again.
    const environment = { JSII_BUILD_GO: '0' };
    const packing = ['tsx', 'generate/package.ts', '--without-executables', '--kept', this.name, ...targets];
    const { status, stdout, stderr } = await start('npx', packing, ROOT, environment);
    if (status !== 0) throw new Error(`${stdout}\n${stderr}`);
    process.stdout.write(stdout);
  }
}
