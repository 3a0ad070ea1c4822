import type { Case } from '../../../cli/review/case';

let counter = 0;
const trigger = () => ({ workspace_id: 'ws-app', sourceable_id: `ws-${++counter}` });

/** What lintel review says of changes of run triggers. */
export const reviewCases: readonly Omit<Case, 'type'>[] = [
  { title: 'made', after: trigger(), says: [['warning', undefined, 'Applies in one workspace start runs of another']] },
  {
    title: 'removed',
    before: trigger(),
    says: [['note', undefined, 'Runs no longer start after applies in the other workspace']],
  },
];
