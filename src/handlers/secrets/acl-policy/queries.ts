import type { aclPoliciesData, aclPolicy, aclPolicyData, aclPolicyList } from './definition';
import { objectPathOf, toState, type AclPolicyState } from './resource';
import { objectAt } from '../../../clients/read-response';
import type { ListedObject, Context, DataSourceHandlers, ListResourceHandlers } from '../../contract';
import { get, listNames, listWhole, pathId } from '../shared/mounted-object';
import { listSystemObjects, refuseNamespace, systemCollection, systemIdentity } from '../shared/system-object';

/** The service keeps them itself. */
const KEPT = ['root', 'response-wrapping'];

export const aclPolicyDataSource: DataSourceHandlers<typeof aclPolicyData> = {
  async read(context, config) {
    refuseNamespace(context.secrets.dialect, config.namespace);
    const objectPath = objectPathOf(config);
    const { rules, ...state } = toState(objectPath, await get(context, objectPath, 'ACL policy'));
    return { ...state, name: config.name, rules: rules?.map(whole) };
  },
};

/** Sets and maps of results are never null. */
function whole(rule: NonNullable<AclPolicyState['rules']>[number]) {
  const { requiredParameters = [], allowedParameters = {}, deniedParameters = {}, ...rest } = rule;
  const { mfaMethods = [], subscribeEventTypes = [] } = rest;
  return { ...rest, requiredParameters, allowedParameters, deniedParameters, mfaMethods, subscribeEventTypes };
}

export const aclPoliciesDataSource: DataSourceHandlers<typeof aclPoliciesData> = {
  async read(context, { namespace }) {
    refuseNamespace(context.secrets.dialect, namespace);
    const collection = systemCollection('sys/policies', 'acl', namespace);
    return { id: pathId(collection), namespace, names: await listNames(context, collection) };
  },
};

export const aclPolicyListResource: ListResourceHandlers<typeof aclPolicyList, typeof aclPolicy> = {
  async *list(context, { namespace }, { withObject }) {
    const { dialect } = context.secrets;
    refuseNamespace(dialect, namespace);
    const isListed = (name: string) => !KEPT.includes(name);
    yield* withObject && dialect === 'openbao'
      ? listDetailed(context, namespace, isListed)
      : listSystemObjects(context, systemCollection('sys/policies', 'acl', namespace), withObject, toState, isListed);
  },
};

/** One response contains all policies with their texts. */
async function* listDetailed(
  context: Context,
  namespace: string | undefined,
  isListed: (name: string) => boolean,
): AsyncGenerator<ListedObject<typeof aclPolicy>> {
  const { names, data } = await listWhole(context, systemCollection('sys/policies/detailed', 'acl', namespace));
  for (const name of names.filter(isListed)) {
    const object = toState(objectPathOf({ namespace, name }), objectAt(data, 'key_info', name));
    yield { displayName: name, identity: systemIdentity(namespace, name), object };
  }
}
