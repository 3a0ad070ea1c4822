import { ownField } from '../../read-fields';
import type { World } from '../../world';
import { agentPoolProblem } from '../agents/agent-pools';
import { attributeProblems } from '../attributes';
import { invalid } from '../json-api';
import type { Problem } from '../json-api';
import { inside } from '../objects/rules';
import type { Values } from '../objects/values';

const RULES = {
  'tests-enabled': { type: 'boolean' },
  'agent-execution-mode': { type: 'string', values: ['remote', 'agent'] },
  'agent-pool-id': { type: 'string', nullable: true },
} as const;

/** The configuration of a module's tests after a request; undefined if there was never one. */
export function testConfigAfter(
  world: World,
  organization: string,
  given: unknown,
  before: Values | undefined,
  isByBranch: boolean,
): { readonly testConfig?: Values; readonly problems: Problem[] } {
  if (given === undefined || given === null) return { testConfig: before, problems: [] };
  const fields = given as Values;
  const problems = inside('test-config', attributeProblems(fields, RULES, 'update'));
  if (problems.length > 0) return { problems };
  const enabled = ownField(fields, 'tests-enabled') ?? before?.['tests-enabled'] ?? false;
  const mode = ownField(fields, 'agent-execution-mode') ?? before?.['agent-execution-mode'] ?? 'remote';
  const sent = ownField(fields, 'agent-pool-id') as string | null | undefined;
  // Other modes remove the pool.
  const pool = (sent === undefined && mode === 'agent' ? before?.['agent-pool-id'] : sent) ?? null;
  const at = '/data/attributes/test-config';
  if (enabled === true && !isByBranch) {
    problems.push(invalid(`${at}/tests-enabled`, 'Tests can only be enabled for a module that is published by branch'));
  }
  if (mode === 'agent' && pool === null) {
    problems.push(invalid(`${at}/agent-pool-id`, "Agent pool can't be blank when the execution mode is agent"));
  } else if (mode !== 'agent' && pool !== null) {
    problems.push(invalid(`${at}/agent-pool-id`, 'Agent pool can only be set when the execution mode is agent'));
  } else if (pool !== null) {
    const detail = agentPoolProblem(world, String(pool), organization);
    if (detail !== undefined) problems.push(invalid(`${at}/agent-pool-id`, detail));
  }
  return { testConfig: { 'tests-enabled': enabled, 'agent-execution-mode': mode, 'agent-pool-id': pool }, problems };
}
