import { ourChanges } from '../../../../src/cli/review/changes';
import type { Plan, ResourceChange, StateModule } from '../../../../src/cli/stack/plan-json';
import type { Judgement } from '../../../../src/definition/review-rule';
import { teamMemberReview } from '../../../../src/handlers/platform/team-member/review';

const provider = 'registry.terraform.io/lintel/lintel';
const joining: ResourceChange = {
  address: 'lintel_team_member.ada',
  mode: 'managed',
  type: 'lintel_team_member',
  name: 'ada',
  provider_name: provider,
  change: { actions: ['create'], before: null, after: { team_id: 'team-1', username: 'ada' } },
};

const team = (mode: 'managed' | 'data', name: string): StateModule => ({
  resources: [
    {
      address: mode === 'data' ? 'data.lintel_team.it' : 'lintel_team.it',
      mode,
      type: 'lintel_team',
      name: 'it',
      provider_name: provider,
      values: { id: 'team-1', name },
    },
  ],
});

function remarks(module: StateModule | undefined): string[] {
  const plan: Plan = {
    format_version: '1.2',
    resource_changes: [joining],
    ...(module && { prior_state: { values: { root_module: module } } }),
  };
  const [{ change }] = ourChanges(plan, [joining]);
  const [rule] = teamMemberReview.rules as readonly Judgement[];
  return rule.judge(change!).map(({ severity, says, why }) => `${severity}: ${says}. ${why}`);
}

describe('a member who joins', () => {
  it.each<[string, StateModule]>([
    ['that the configuration manages', team('managed', 'owners')],
    ['that it looks up', team('data', 'owners')],
    ['that a module looks up', { child_modules: [{ address: 'module.a', ...team('data', 'owners') }] }],
  ])('the owners %s is a danger', (_, module) => {
    expect(remarks(module)).toEqual([expect.stringContaining('danger: A person joins the owners')]);
  });

  it('another team is worth a look', () => {
    expect(remarks(team('data', 'developers'))).toEqual([
      'warning: A person joins the team. They may do whatever the team may.',
    ]);
  });

  it('a team of which the plan has only the id raises the question', () => {
    for (const module of [undefined, { resources: [] }]) {
      expect(remarks(module)).toEqual([expect.stringMatching(/^warning: .*is it `owners`/)]);
    }
  });
});
