import { optionalObjectAt } from '../../../clients/read-response';
import type { Values } from '../../../definition/value';
import type { ResourceHandlers } from '../../contract';
import { readFields } from '../shared/described-fields';
import { reportCreatedMembers, reportMembers } from '../shared/identity/authoritative-members';
import { storedObject } from '../shared/stored/stored-object';
import { identityGroup } from './definition';

/** Attributes that the Vault provider leaves to other clients, by the flag that says so. */
const EXTERNAL = {
  external_policies: 'policies',
  external_member_entity_ids: 'memberEntityIds',
  external_member_group_ids: 'memberGroupIds',
};

const { attributes: aliasAttributes } = identityGroup.attributes.alias;

const object = storedObject(identityGroup, {
  plan(context, proposal) {
    reportMembers(context, proposal);
    return {};
  },
  read(data) {
    const alias = optionalObjectAt(data, 'alias');
    // A group without one has an empty object.
    return {
      alias: alias && Object.keys(alias).length > 0 ? (readFields(alias, aliasAttributes) as Values) : undefined,
    };
  },
  moved: (theirs) =>
    Object.fromEntries(
      Object.entries(EXTERNAL).flatMap(([flag, name]) => (theirs[flag] === true ? [[name, undefined]] : [])),
    ),
});

const create: ResourceHandlers<typeof identityGroup>['create'] = async (context, config) => {
  const state = await object.resource.create(context, config);
  const { namespace, memberEntityIds, memberGroupIds } = config;
  reportCreatedMembers(context, { namespace, groupId: state.groupId }, { memberEntityIds, memberGroupIds });
  return state;
};

export const identityGroupObject = { ...object, resource: { ...object.resource, create } };
