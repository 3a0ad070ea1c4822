import { mkdtempSync, rmSync, writeFileSync } from 'fs';
import { tmpdir } from 'os';
import * as path from 'path';
import { referencesIn } from '../../../src/cli/review/references';
import { reviewPlan } from '../../../src/cli/review/review-plan';
import { redactor } from '../../../src/cli/review/secret-texts';
import type { Plan } from '../../../src/cli/stack/plan-json';
import { lintel } from '../run-cli';

jest.setTimeout(60_000);

const change = (name: string, before: object, after: object, more: object = {}) => ({
  address: `lintel_run_task.${name}`,
  mode: 'managed',
  type: 'lintel_run_task',
  name,
  provider_name: 'registry.terraform.io/lintel/lintel',
  change: { actions: ['update'], before, after, after_unknown: {}, before_sensitive: {}, after_sensitive: {} },
  ...more,
});

it('a plan without Lintel says that nothing in it was reviewed', () => {
  const other = change('a', {}, { x: 1 }, { type: 'aws_vpc', provider_name: 'registry.terraform.io/hashicorp/aws' });
  const ours = change('b', { name: 'b' }, { name: 'b' });
  const remarks = (...changes: object[]) =>
    reviewPlan({ format_version: '1.2', resource_changes: changes } as unknown as Plan).remarks;
  expect(remarks(other)).toEqual(['Nothing in this plan belongs to Lintel. Its changes are listed, but not reviewed.']);
  expect([remarks(other, ours), remarks(ours), remarks()]).toEqual([[], [], []]);
});

it('a plan of 50 MB is reviewed within 300 MB of memory for objects', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'lintel-large-'));
  try {
    const description = 'x'.repeat(12_500);
    const changes = Array.from({ length: 2_000 }, (_, index) =>
      change(
        `t${index}`,
        { name: `t${index}`, description, enabled: true },
        { name: `t${index}`, description, enabled: false },
      ),
    );
    const file = path.join(folder, 'plan.json');
    const plan = JSON.stringify({ format_version: '1.2', resource_changes: changes });
    expect(plan.length).toBeGreaterThan(50_000_000);
    writeFileSync(file, plan);
    const { code, stdout, stderr } = await lintel(['review', '--format', 'markdown', file], {
      NODE_OPTIONS: '--max-old-space-size=300',
    });
    expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
    expect(stdout).toContain('## 2000 dangers\n');
  } finally {
    rmSync(folder, { recursive: true });
  }
});

it('thousands of secrets are redacted as few are', () => {
  const secrets = ['a secret of many', 'a secret of many words', 'of many words and more', '0123456789'];
  const texts = [...secrets, 'x a secret of many words and more y', '01234567890123456789', 'a secret', ''];
  const redact = (all: readonly string[]) => redactor(new Set(all))({ texts });
  const others = Array.from({ length: 5_000 }, (_, index) => `another secret ${index}`);
  expect(redact([...secrets, ...others])).toEqual(redact(secrets));
  expect(JSON.stringify(redact([...secrets, ...others]))).not.toContain('of many');
});

it('references between thousands of instances are those with the same key', () => {
  const plan = {
    format_version: '1.2',
    configuration: {
      root_module: {
        resources: [
          {
            address: 'lintel_workspace_run_task.w',
            mode: 'managed',
            type: 'lintel_workspace_run_task',
            name: 'w',
            expressions: { task_id: { references: ['lintel_run_task.t'] } },
          },
        ],
      },
    },
  } as unknown as Plan;
  const of = (count: number) =>
    referencesIn(
      plan,
      new Set(
        Array.from({ length: count }, (_, index) => [
          `lintel_run_task.t["${index}"]`,
          `lintel_workspace_run_task.w["${index}"]`,
        ]).flat(),
      ),
    );
  expect(of(3)).toHaveLength(9);
  const many = of(3_000);
  expect([many.length, many[0]]).toEqual([
    3_000,
    { from: 'lintel_workspace_run_task.w["0"]', to: 'lintel_run_task.t["0"]' },
  ]);
});
