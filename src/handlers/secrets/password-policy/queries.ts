import type { DataSourceHandlers, ListResourceHandlers } from '../../contract';
import { get, listNames, pathId } from '../shared/mounted-object';
import { listSystemObjects, refuseNamespace, systemCollection } from '../shared/system-object';
import type { passwordPoliciesData, passwordPolicy, passwordPolicyData, passwordPolicyList } from './definition';
import { objectPathOf, toState } from './resource';

export const passwordPolicyDataSource: DataSourceHandlers<typeof passwordPolicyData> = {
  async read(context, config) {
    refuseNamespace(context.secrets.dialect, config.namespace);
    const objectPath = objectPathOf(config);
    return toState(objectPath, await get(context, objectPath, 'password policy'));
  },
};

export const passwordPoliciesDataSource: DataSourceHandlers<typeof passwordPoliciesData> = {
  async read(context, { namespace }) {
    refuseNamespace(context.secrets.dialect, namespace);
    const collection = systemCollection('sys/policies', 'password', namespace);
    return { id: pathId(collection), namespace, names: await listNames(context, collection) };
  },
};

export const passwordPolicyListResource: ListResourceHandlers<typeof passwordPolicyList, typeof passwordPolicy> = {
  async *list(context, { namespace }, { withObject }) {
    refuseNamespace(context.secrets.dialect, namespace);
    yield* listSystemObjects(context, systemCollection('sys/policies', 'password', namespace), withObject, toState);
  },
};
