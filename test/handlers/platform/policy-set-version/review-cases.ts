import * as path from 'path';
import { changing, type Case } from '../../../cli/review/case';

const FOLDERS = path.join(__dirname, '..', 'policy-folders');
const [POLICIES, CHANGED] = ['sentinel', 'sentinel-changed'].map((folder) => path.join(FOLDERS, folder));

/** What lintel review says of changes of versions of policy sets. */
export const reviewCases: readonly Omit<Case, 'type'>[] = [
  changing({ policy_set_id: '${lintel_policy_set.with_content.id}' })(
    'other content',
    { source_directory: POLICIES },
    { source_directory: CHANGED },
    ['warning', 'content_hash', 'The content of the policy set changes'],
  ),
  changing({ source_directory: POLICIES })(
    'in another policy set',
    { policy_set_id: '${lintel_policy_set.with_moved_content.id}' },
    { policy_set_id: '${lintel_policy_set.with_content_from_elsewhere.id}' },
    ['warning', 'policy_set_id', 'The content is uploaded to another policy set'],
  ),
  {
    title: 'destroyed',
    before: { policy_set_id: '${lintel_policy_set.with_remaining_content.id}', source_directory: POLICIES },
    says: [['note', undefined, 'The content of the policy set stays in force']],
  },
];
