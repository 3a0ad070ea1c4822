import { path } from '../../../../clients/platform';
import type { Collection } from '../attachments/collection';
import { CollectionMembers } from '../attachments/collection-members';
import { CollectionOwner } from '../attachments/collection-owner';
import { CollectionPlans } from '../attachments/collection-plans';

export type MemberSet = 'workspaceIds' | 'projectIds';

export const VARIABLE_SETS: Collection<MemberSet> = {
  noun: 'variable set',
  type: 'lintel_variable_set',
  attribute: 'variableSetId',
  foreign: 'variable_set_id',
  path: (id) => path`/varsets/${id}`,
  list: (organization) => path`/organizations/${organization}/varsets`,
  search: 'q',
  include: 'workspaces,projects',
  members: {
    workspaceIds: { relationship: 'workspaces', type: 'workspaces', words: 'workspaces', hiddenIfGlobal: true },
    projectIds: { relationship: 'projects', type: 'projects', words: 'projects', hiddenIfGlobal: true },
  },
};

export const variableSetMembers = new CollectionMembers(VARIABLE_SETS);
export const variableSetOwner = new CollectionOwner(VARIABLE_SETS);
export const variableSetPlans = new CollectionPlans(VARIABLE_SETS);
