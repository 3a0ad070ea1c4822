import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'fs';
import { tmpdir } from 'os';
import * as path from 'path';
import { startEmulator } from '../support/emulator';
import { MAVEN, ROOT } from './languages';
import type { Language } from './languages';
import { start } from './project';

const PAGE = readFileSync(path.join(ROOT, 'docs', 'tutorial.md'), 'utf8');

/** The parts of the page that are for one language each, and in them those for one framework each. */
export const TUTORIAL_PARTS: readonly string[] = [...PAGE.matchAll(/^####? (.*)$/gm)].map(([, name]) => name!);

/** What somebody types, and what the page says that it prints. */
interface Step {
  readonly commands: string;
  readonly prints: string[];
}

/**
 * Does what docs/tutorial.md says, in an empty folder and in one shell: saves its programs, runs its commands, changes what it says to
 * change. Every line of its blocks without a language must be part of what the commands before print.
 */
export async function walkThroughTutorial(language: Language, framework: 'CDK Terrain' | 'cdktf'): Promise<void> {
  const root = mkdtempSync(path.join(tmpdir(), 'lintel-tutorial-'));
  const service = await startEmulator();
  try {
    const steps = stepsIn([language.name, framework], new URL(service.address).port);
    const { status, stdout } = await start('bash', ['-c', scriptOf(steps)], root, environmentIn(root));
    if (status !== 0) throw new Error(`The tutorial ended with ${status}:\n${stdout}`);
    const printed = stdout.split(/^step \d+$\n/m).slice(1);
    steps.forEach(({ commands, prints }, index) => {
      for (const line of prints) expect([commands, printed[index]]).toEqual([commands, expect.stringContaining(line)]);
    });
    const passwords = [...stdout.matchAll(/"password":"([^"]+)"/g)].map(([, password]) => password);
    expect(passwords).toHaveLength(2);
    expect(new Set(passwords).size).toBe(2);
    expect((await service.control.requests()).unknown).toBe(0);
  } finally {
    await service.close();
    rmSync(root, { recursive: true, force: true });
  }
}

function scriptOf(steps: readonly Step[]): string {
  return [
    'set -eu',
    'exec 2>&1',
    ...steps.map(({ commands }, index) => `printf '\\nstep ${index}\\n'\n${commands}`),
    // Every change of the program is in the history at the end.
    'changes=$(git status --porcelain)',
    `test -z "$changes" || { printf 'not committed: %s\\n' "$changes"; exit 1; }`,
  ].join('\n');
}

function stepsIn(followed: readonly string[], port: string): Step[] {
  const steps: Step[] = [];
  let program = '';
  let parts: string[] = [];
  for (const [, prose = '', kind = '', block = ''] of PAGE.matchAll(/([^]*?)^```(\w*)\n([^]*?)^```$/gm)) {
    for (const [, marks, name] of prose.matchAll(/^##(#*) (.*)$/gm)) {
      parts = marks === '' ? [] : [...parts.slice(0, marks!.length - 1), name!];
    }
    for (const [, before, after] of prose.matchAll(/In the program, replace `([^`]+)` with `([^`]+)`/g)) {
      steps.push({ commands: replacing(program, before!, after!), prints: [] });
    }
    if (parts.some((part, index) => part !== followed[index])) continue;
    const file = /Save this as `([^`]+)`:\s*$/.exec(prose)?.[1];
    if (file !== undefined) {
      program = file;
      steps.push({ commands: `mkdir -p ${path.dirname(file)}\ncat > ${file} <<'END'\n${block}END`, prints: [] });
    } else if (kind === 'sh') {
      // The emulator of this test runs already, at a port that is free.
      const here = block.replace(/lintel emulator --print-env/, `lintel emulator --port ${port} --print-env`);
      if (block !== 'lintel emulator\n') steps.push({ commands: here, prints: [] });
    } else {
      steps.at(-1)!.prints.push(...block.trim().split('\n'));
    }
  }
  return steps;
}

/** Nothing to replace is an error: the page would ask for what cannot be done. */
function replacing(program: string, before: string, after: string): string {
  return `grep -qF '${before}' ${program}\nsed 's#${before}#${after}#' ${program} > changed && mv changed ${program}`;
}

/** Nobody is asked anything, and nothing of the person who runs the tests is used but what was downloaded before. */
function environmentIn(root: string): NodeJS.ProcessEnv {
  const person = { NAME: 'A newcomer', EMAIL: 'newcomer@example.com' };
  const cliConfiguration = path.join(root, 'empty.tfrc');
  writeFileSync(cliConfiguration, '');
  mkdirSync(path.join(root, '.mvn'));
  writeFileSync(path.join(root, '.mvn', 'maven.config'), `-Dmaven.repo.local=${MAVEN}\n`);
  return {
    LINTEL: ROOT,
    TF_CLI_CONFIG_FILE: cliConfiguration,
    TF_CLI_ARGS: '-no-color',
    TF_CLI_ARGS_apply: '-auto-approve',
    TF_CLI_ARGS_destroy: '-auto-approve',
    CHECKPOINT_DISABLE: '1',
    GIT_CONFIG_GLOBAL: '/dev/null',
    GIT_CONFIG_NOSYSTEM: '1',
    ...Object.fromEntries(
      ['AUTHOR', 'COMMITTER'].flatMap((role) =>
        Object.entries(person).map(([what, value]) => [`GIT_${role}_${what}`, value]),
      ),
    ),
    npm_config_prefer_offline: 'true',
    JSII_RUNTIME_PACKAGE_CACHE_ROOT: path.join(tmpdir(), 'jsii'),
    JSII_SILENCE_WARNING_END_OF_LIFE_NODE_VERSION: '20',
  };
}
