import { optionalTextAt, textAt } from '../../../clients/read-response';
import type { ResourceHandlers } from '../../contract';
import { AlreadyExists, InvalidConfig } from '../../errors';
import { look } from '../../look';
import { find } from '../shared/mounted-object';
import { storedObject } from '../shared/stored/stored-object';
import { systemObject } from '../shared/system-object';
import { identityGroupAlias } from './definition';

const object = storedObject(identityGroupAlias);

const create: ResourceHandlers<typeof identityGroupAlias>['create'] = async (context, config) => {
  const { namespace, canonicalId } = config;
  const at = systemObject('identity', 'group/id', { namespace, name: canonicalId });
  const group = await look(() => find(context, at));
  if (group && textAt(group, 'type') !== 'external') {
    throw new InvalidConfig(
      ['canonicalId'],
      `The group \`${textAt(group, 'name')}\` is internal, and only an external group has an alias. Set its \`type\` to "external".`,
    );
  }
  const other = group && optionalTextAt(group, 'alias', 'id');
  if (other) {
    // The service would replace it and assign a new id.
    throw new AlreadyExists(
      `The group \`${textAt(group, 'name')}\` has an alias, which`,
      `identity/group-alias/id/${other}`,
    );
  }
  return object.resource.create(context, config);
};

export const identityGroupAliasObject = { ...object, resource: { ...object.resource, create } };
