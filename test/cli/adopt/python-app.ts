import { readFileSync } from 'fs';
import * as path from 'path';
import { Estate, planLine } from './estate';
import { filesWithInvisible, plant } from './hostile';
import { NO_NETWORK } from '../../constructs/packed-package';

/**
 * Adopts objects of every type as Python, then objects with hostile names, and plans both.
 *
 * @param programs the folder of a `python3` with the package installed as published
 */
export async function adoptAsPython(programs: string): Promise<void> {
  const environment = { ...NO_NETWORK, PATH: `${programs}${path.delimiter}${process.env.PATH ?? ''}` };
  await withEstate(async (estate) => {
    await estate.fill();
    await estate.service.control.clearRequests();
    const finished = await estate.adopt(['--language', 'python', estate.folder], environment);
    expect(finished).toMatchObject({ code: 0, stderr: '' });
    const { objects } = JSON.parse(estate.read('lintel-adopt.json')) as { objects: { type: string }[] };
    expect(planLine(finished)).toBe(`Plan: ${objects.length} to import, 0 to add, 0 to change, 0 to destroy.`);
    expect(await estate.methods()).toEqual(['GET', 'LIST']);
    // Neither import shadows a module of the standard library.
    expect(estate.read('policies.py')).toContain('from lintel_cdktf import platform as lintel_platform\n');
    expect(estate.read('database_static_roles.py')).toContain(
      'from lintel_cdktf import Duration\nfrom lintel_cdktf import secrets as lintel_secrets\n',
    );
    expect(estate.read('workspace_run_tasks.py')).toContain('task_id=run_tasks.associated.id,\n');

    await estate.runTask({ name: 'brand-new' });
    const before = readFileSync(path.join(estate.folder, 'run_tasks.py'), 'utf8');
    const again = await estate.adopt(['--only', 'run_task', estate.folder], environment);
    expect(planLine(again)).toBe(`Plan: ${objects.length + 1} to import, 0 to add, 0 to change, 0 to destroy.`);
    expect(estate.read('run_tasks.py')).toBe(before);
    expect(estate.read('adopted.py')).toContain('    RunTasks2(scope)\n');
  });
  await withEstate(async (estate) => {
    const count = await plant({ post: (url, body) => estate.post(url, body) });
    const finished = await estate.adopt(['--only', 'database_*', '--language', 'python', estate.folder], environment);
    expect(finished).toMatchObject({ code: 0, stderr: '' });
    expect(filesWithInvisible(estate.folder)).toEqual([]);
    expect(planLine(finished)).toBe(`Plan: ${count} to import, 0 to add, 0 to change, 0 to destroy.`);
  });
}

async function withEstate(work: (estate: Estate) => Promise<void>): Promise<void> {
  const estate = await Estate.start();
  try {
    await work(estate);
  } finally {
    await estate.close();
  }
}
