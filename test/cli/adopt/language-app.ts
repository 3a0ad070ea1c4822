import { readFileSync } from 'fs';
import * as path from 'path';
import type { FrameworkName } from '../../../src/cli/framework/framework';
import { NO_NETWORK } from '../../constructs/packed-package';
import { runProgram } from '../../support/run-program';
import { Estate, planLine } from './estate';
import { filesWithInvisible } from './hostile';

interface Adopting {
  readonly framework?: FrameworkName;
  /** What the programs of the language need. */
  readonly environment: Record<string, string>;
  /** Prepares the empty folder, as somebody does who has the packages. */
  prepare?(folder: string): void;
}

/** Adopts objects of every type, and objects with hostile names, as an app in a language, and plans it. */
export async function adoptAs(
  language: 'go' | 'java' | 'python',
  { framework = 'cdktf', environment, prepare }: Adopting,
): Promise<void> {
  const estate = await Estate.start();
  try {
    await estate.fill();
    await estate.plant();
    await estate.workspaces(2);
    prepare?.(estate.folder);
    await estate.service.control.clearRequests();
    const args = ['--language', language, '--framework', framework, estate.folder];
    const finished = await estate.adopt(args, { ...NO_NETWORK, ...environment });
    expect(finished).toMatchObject({ code: 0, stderr: '' });
    const { objects } = JSON.parse(estate.read('lintel-adopt.json')) as { objects: { type: string }[] };
    expect(planLine(finished)).toBe(`Plan: ${objects.length} to import, 0 to add, 0 to change, 0 to destroy.`);
    expect(await estate.methods()).toEqual(['GET', 'LIST']);
    expect(filesWithInvisible(estate.folder)).toEqual([]);
    if (language === 'python') await adoptAgain(estate, framework, objects.length, environment);
  } finally {
    await estate.close();
  }
}

async function adoptAgain(
  estate: Estate,
  framework: FrameworkName,
  objects: number,
  environment: Record<string, string>,
): Promise<void> {
  // Neither import shadows a module of the standard library.
  expect(estate.read('policies.py')).toContain(`from lintel_${framework} import platform as lintel_platform\n`);
  expect(estate.read('database_static_roles.py')).toContain(
    `from lintel_${framework} import Duration\nfrom lintel_${framework} import secrets as lintel_secrets\n`,
  );
  expect(estate.read('workspace_run_tasks.py')).toContain('task_id=run_tasks.associated.id,\n');

  await estate.runTask({ name: 'brand-new' });
  const before = readFileSync(path.join(estate.folder, 'run_tasks.py'), 'utf8');
  const again = await estate.adopt(['--only', 'run_task', estate.folder], { ...NO_NETWORK, ...environment });
  expect(planLine(again)).toBe(`Plan: ${objects + 1} to import, 0 to add, 0 to change, 0 to destroy.`);
  expect(estate.read('run_tasks.py')).toBe(before);
  expect(estate.read('adopted.py')).toContain('    RunTasks2(scope)\n');
  await importEverything(estate, estate.folder);
}

/** Applies an adopted app, which only imports, and then there is nothing to do. */
export async function importEverything(estate: Estate, folder: string): Promise<void> {
  const terraform = async (...args: string[]): Promise<string> => {
    const ran = await runProgram('terraform', [...args, '-input=false', '-no-color'], {
      cwd: path.join(folder, 'cdktf.out', 'stacks', 'adopted'),
      env: { ...process.env, ...NO_NETWORK, ...estate.environment() },
    });
    if (ran.status !== 0) throw new Error(`terraform ${args.join(' ')} ended with ${ran.status}\n${ran.stderr}`);
    return ran.stdout;
  };
  await terraform('init');
  expect(await terraform('apply', '-auto-approve')).toMatch(/ imported, 0 added, 0 changed, 0 destroyed/);
  expect(await terraform('plan')).toContain('No changes.');
}
