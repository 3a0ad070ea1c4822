import { readFileSync } from 'fs';
import * as path from 'path';
import { Estate, planLine } from './estate';
import { filesWithInvisible } from './hostile';
import { NO_NETWORK } from '../../constructs/packed-package';

interface Adopting {
  /** What the programs of the language need. */
  readonly environment: Record<string, string>;
  /** Prepares the empty folder, as somebody does who has the packages. */
  prepare?(folder: string): void;
}

/** Adopts objects of every type, and objects with hostile names, as an app in a language, and plans it. */
export async function adoptAs(language: 'go' | 'java' | 'python', { environment, prepare }: Adopting): Promise<void> {
  const estate = await Estate.start();
  try {
    await estate.fill();
    await estate.plant();
    await estate.workspaces(2);
    prepare?.(estate.folder);
    await estate.service.control.clearRequests();
    const finished = await estate.adopt(['--language', language, estate.folder], { ...NO_NETWORK, ...environment });
    expect(finished).toMatchObject({ code: 0, stderr: '' });
    const { objects } = JSON.parse(estate.read('lintel-adopt.json')) as { objects: { type: string }[] };
    expect(planLine(finished)).toBe(`Plan: ${objects.length} to import, 0 to add, 0 to change, 0 to destroy.`);
    expect(await estate.methods()).toEqual(['GET', 'LIST']);
    expect(filesWithInvisible(estate.folder)).toEqual([]);
    if (language === 'python') await adoptAgain(estate, objects.length, environment);
  } finally {
    await estate.close();
  }
}

async function adoptAgain(estate: Estate, objects: number, environment: Record<string, string>): Promise<void> {
  // Neither import shadows a module of the standard library.
  expect(estate.read('policies.py')).toContain('from lintel_cdktf import platform as lintel_platform\n');
  expect(estate.read('database_static_roles.py')).toContain(
    'from lintel_cdktf import Duration\nfrom lintel_cdktf import secrets as lintel_secrets\n',
  );
  expect(estate.read('workspace_run_tasks.py')).toContain('task_id=run_tasks.associated.id,\n');

  await estate.runTask({ name: 'brand-new' });
  const before = readFileSync(path.join(estate.folder, 'run_tasks.py'), 'utf8');
  const again = await estate.adopt(['--only', 'run_task', estate.folder], { ...NO_NETWORK, ...environment });
  expect(planLine(again)).toBe(`Plan: ${objects + 1} to import, 0 to add, 0 to change, 0 to destroy.`);
  expect(estate.read('run_tasks.py')).toBe(before);
  expect(estate.read('adopted.py')).toContain('    RunTasks2(scope)\n');
}
