import { identityGroup } from './definition';
import { storedObject } from '../shared/stored/stored-object';

/** What the Vault provider leaves to others, by the flag that says so. */
const EXTERNAL = {
  external_policies: 'policies',
  external_member_entity_ids: 'memberEntityIds',
  external_member_group_ids: 'memberGroupIds',
};

export const identityGroupObject = storedObject(identityGroup, {
  moved: (theirs) =>
    Object.fromEntries(
      Object.entries(EXTERNAL).flatMap(([flag, name]) => (theirs[flag] === true ? [[name, undefined]] : [])),
    ),
});
