import { parseAclPolicy, typedAclRules } from '../../../definition/kinds/acl-policy/parse';
import { renderAclPolicy, renderAclPolicyJson } from '../../../definition/kinds/acl-policy/render';
import type { AclRule } from '../../../definition/kinds/acl-policy/rule';
import type { ListedObject, Context, DataSourceHandlers, ListResourceHandlers } from '../../contract';
import { InvalidConfig } from '../../errors';
import { get, listNames, pathId } from '../shared/mounted-object';
import { listSystemObjects, refuseNamespace, systemCollection, systemIdentity } from '../shared/system-object';
import type { aclPoliciesData, aclPolicy, aclPolicyData, aclPolicyDocumentData, aclPolicyList } from './definition';
import { detailedPolicies, isManageable, objectPathOf, toState, type AclPolicyState } from './resource';

export const aclPolicyDataSource: DataSourceHandlers<typeof aclPolicyData> = {
  async read(context, config) {
    refuseNamespace(context.secrets.dialect, config.namespace);
    const objectPath = objectPathOf(config);
    const { rules, ...state } = toState(objectPath, await get(context, objectPath, 'ACL policy'));
    return { ...state, rules: rules?.map(whole) };
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
    const collection = systemCollection('sys/policies', 'acl', namespace);
    yield* withObject && dialect === 'openbao'
      ? listDetailed(context, namespace)
      : listSystemObjects(context, collection, withObject, toState, isManageable);
  },
};

/** One response contains all policies with their texts. */
async function* listDetailed(
  context: Context,
  namespace: string | undefined,
): AsyncGenerator<ListedObject<typeof aclPolicy>> {
  for (const [name, data] of await detailedPolicies(context, namespace)) {
    const object = toState(objectPathOf({ namespace, name }), data);
    yield { displayName: name, identity: systemIdentity(namespace, name), object };
  }
}

export const aclPolicyDocumentDataSource: DataSourceHandlers<typeof aclPolicyDocumentData> = {
  async read(_, { sourcePolicies, rules }) {
    const all = [...(sourcePolicies ?? []).flatMap(rulesOfText), ...(rules ?? [])];
    if (all.length === 0) {
      throw new InvalidConfig(
        ['rules'],
        'The policy has no rules. Configure `rules`, or `sourcePolicies` that have some.',
      );
    }
    return { sourcePolicies, rules, policy: renderAclPolicy(all), json: renderAclPolicyJson(all) };
  },
};

function rulesOfText(text: string, index: number): readonly AclRule[] {
  // The definition accepts only texts that can be parsed.
  const parsed = parseAclPolicy(text)!;
  if (parsed.some(({ beyond }) => beyond !== undefined)) {
    throw new InvalidConfig(
      ['sourcePolicies', index],
      'The policy has values of parameters that are no texts, or a control group, which cannot be rendered. Write it as the `policy` of a resource of its own.',
    );
  }
  return typedAclRules(parsed);
}
