import { execFileSync } from 'child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'fs';
import { tmpdir } from 'os';
import * as path from 'path';
import { NO_NETWORK, type PackedPackage } from '../constructs/packed-package';
import { copyExample, ROOT, TERRAIN_LANGUAGES } from '../package/languages';
import type { Ran } from '../support/run-program';

const TYPESCRIPT = TERRAIN_LANGUAGES.find(({ name }) => name === 'TypeScript')!;

/** What the README shows below the first stack. */
export const [, DEPLOY = ''] = /^npx (cdktn deploy \S+) # needs Node\.js 22\.19 or newer$/m.exec(
  readFileSync(path.join(ROOT, 'README.md'), 'utf8'),
)!;

/** CDK Terrain's command line, installed beside a project, with a Node.js that is new enough for it. */
export class TerrainCommandLine {
  private readonly folder = mkdtempSync(path.join(tmpdir(), 'lintel-cdktn-cli-'));

  constructor(private readonly project: PackedPackage) {
    const pinned = [require.resolve('tsx/cli'), path.join(ROOT, 'test', 'cdktn', 'print-node.ts')];
    const node = execFileSync(process.execPath, pinned, { encoding: 'utf8' });
    const install = [
      'install',
      '--no-audit',
      '--no-fund',
      '--prefer-offline',
      '--prefix',
      this.folder,
      'cdktn-cli@0.24',
    ];
    execFileSync('npm', install, { stdio: 'pipe' });
    mkdirSync(path.join(this.folder, 'bin'));
    symlinkSync(node, path.join(this.folder, 'bin', 'node'));
    copyExample(TYPESCRIPT, project.folder);
    const modules = path.join(project.folder, 'node_modules');
    mkdirSync(path.join(modules, '.bin'));
    symlinkSync(path.join(ROOT, 'node_modules', 'tsx'), path.join(modules, 'tsx'));
    symlinkSync(path.join(modules, 'tsx', 'dist', 'cli.mjs'), path.join(modules, '.bin', 'tsx'));
  }

  /** `cdktn …`, without a registry. */
  public async run(command: string, environment: NodeJS.ProcessEnv): Promise<Ran> {
    const [, ...args] = command.split(' ');
    const program = path.join(this.folder, 'node_modules', '.bin', 'cdktn');
    const PATH = `${path.join(this.folder, 'bin')}${path.delimiter}${process.env.PATH}`;
    return this.project.start(program, [...args, '--auto-approve'], {
      ...NO_NETWORK,
      PATH,
      CI: '1',
      FORCE_COLOR: '0',
      ...environment,
    });
  }

  public close(): void {
    rmSync(this.folder, { recursive: true, force: true });
  }
}
