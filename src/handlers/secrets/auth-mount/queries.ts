import type { DataSourceHandlers, ListResourceHandlers } from '../../contract';
import { getMount, listedMounts, mountIdentityOf, selectMounts } from '../shared/mounts/mount-queries';
import { refuseNamespace } from '../shared/system-object';
import type { authMount, authMountData, authMountList, authMountsData } from './definition';
import { toState } from './resource';

export const authMountDataSource: DataSourceHandlers<typeof authMountData> = {
  async read(context, config) {
    refuseNamespace(context.secrets.dialect, config.namespace);
    const { data, lifetimes } = await getMount(context, 'auth', config);
    return { ...toState(config, data), ...lifetimes };
  },
};

export const authMountsDataSource: DataSourceHandlers<typeof authMountsData> = {
  async read(context, config) {
    refuseNamespace(context.secrets.dialect, config.namespace);
    return selectMounts(context, 'auth', config);
  },
};

export const authMountListResource: ListResourceHandlers<typeof authMountList, typeof authMount> = {
  async *list(context, { namespace }, { withObject }) {
    refuseNamespace(context.secrets.dialect, namespace);
    for (const [path, data] of await listedMounts(context, 'auth', namespace)) {
      const listed = { displayName: path, identity: mountIdentityOf({ namespace, path }) };
      yield withObject ? { ...listed, object: toState({ namespace, path }, data) } : listed;
    }
  },
};
