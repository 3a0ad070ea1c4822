import type { Case } from '../../../cli/review/case';

const membership = { team_id: 'team-platform', username: 'ada' };

/** What lintel review says of changes of memberships. */
export const reviewCases: readonly Omit<Case, 'type'>[] = [
  { title: 'joined', after: membership, says: [['warning', undefined, 'A person joins the team']] },
  { title: 'left', before: membership, says: [['warning', undefined, 'A person leaves the team']] },
];
