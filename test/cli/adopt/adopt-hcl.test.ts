import { spawnSync } from 'child_process';
import { Estate, planLine } from './estate';

jest.setTimeout(120_000);

describe('a store with every kind in it, adopted as HCL', () => {
  let estate: Estate;

  beforeAll(async () => {
    estate = await (await Estate.start()).fill();
    await estate.service.control.clearRequests();
  });

  afterAll(() => estate.close());

  it('is imported whole: nothing is added, destroyed, or changed but what no service gives back', async () => {
    const finished = await estate.adopt(['--language', 'hcl', estate.folder]);
    process.stdout.write(finished.stdout + finished.stderr);
    expect(finished.code).toBe(0);
    expect(planLine(finished)).toMatch(/^Plan: \d+ to import, 0 to add, \d+ to change, 0 to destroy\.$/);
  });

  it('was only read', async () => {
    expect(await estate.methods()).toEqual(['GET', 'LIST']);
  });

  it('is written as terraform itself would write it', () => {
    expect(spawnSync('terraform', ['fmt', '-check', '-diff', estate.folder], { encoding: 'utf8' }).stdout).toBe('');
  });
});
