import { kinds } from '../../../src/cli/adopt/kind';
import { picking } from '../../../src/cli/adopt/patterns';
import type { FoundObject } from '../../../src/cli/adopt/survey';

const TYPES = kinds().map(({ adoption }) => adoption.type);
const found = [
  ['lintel_run_task', 'prod-scan'],
  ['lintel_run_task', 'test-scan'],
  ['lintel_policy', 'prod-rule'],
  ['lintel_registry_module', 'acme/vpc/aws'],
].map(([type, name]): FoundObject => ({
  kind: kinds().find(({ adoption }) => adoption.type === type)!,
  name,
  importId: name,
  scope: '',
  values: {},
}));

it.each([
  [[], [], ['prod-scan', 'test-scan', 'prod-rule', 'acme/vpc/aws']],
  [['run_task'], [], ['prod-scan', 'test-scan']],
  [['lintel_run_task'], ['test-*'], ['prod-scan']],
  [['prod-*'], [], ['prod-scan', 'prod-rule']],
  [['policy/prod-*', 'run_task/test-scan'], [], ['test-scan', 'prod-rule']],
  [['*'], ['run_task'], ['prod-rule', 'acme/vpc/aws']],
  [['acme/*'], [], ['acme/vpc/aws']],
  [['registry_module/acme/*'], [], ['acme/vpc/aws']],
  [['.*'], [], []],
])('picking with --only %j and --except %j selects %j', (only, except, names) => {
  expect(
    picking({ only, except }, TYPES)
      .pick(found)
      .map(({ name }) => name),
  ).toEqual(names);
});

it('picking reports the types that must be listed', () => {
  const listed = (only: readonly string[], except: readonly string[] = []) =>
    TYPES.filter((type) => picking({ only, except }, TYPES).mayPick(type));
  expect(listed(['run_task', 'policy/prod-*'])).toEqual(['lintel_policy', 'lintel_run_task']);
  expect(listed(['prod-*'])).toEqual(TYPES);
  expect(listed([], ['*'])).toEqual([]);
  expect(listed([], ['run_task/x'])).toEqual(TYPES);
});
