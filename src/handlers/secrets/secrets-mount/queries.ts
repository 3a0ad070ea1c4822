import type { DataSourceHandlers, ListResourceHandlers } from '../../contract';
import { getMount, listedMounts, mountIdentityOf, selectMounts } from '../shared/mounts/mount-queries';
import { refuseNamespace } from '../shared/system-object';
import type { secretsMount, secretsMountData, secretsMountList, secretsMountsData } from './definition';
import { toState } from './resource';

export const secretsMountDataSource: DataSourceHandlers<typeof secretsMountData> = {
  async read(context, config) {
    refuseNamespace(context.secrets.dialect, config.namespace);
    const { data, lifetimes } = await getMount(context, 'secrets', config);
    return { ...toState(config, data), ...lifetimes };
  },
};

export const secretsMountsDataSource: DataSourceHandlers<typeof secretsMountsData> = {
  async read(context, config) {
    refuseNamespace(context.secrets.dialect, config.namespace);
    return selectMounts(context, 'secrets', config);
  },
};

export const secretsMountListResource: ListResourceHandlers<typeof secretsMountList, typeof secretsMount> = {
  async *list(context, { namespace }, { withObject }) {
    refuseNamespace(context.secrets.dialect, namespace);
    for (const [path, data] of await listedMounts(context, 'secrets', namespace)) {
      const listed = { displayName: path, identity: mountIdentityOf({ namespace, path }) };
      yield withObject ? { ...listed, object: toState({ namespace, path }, data) } : listed;
    }
  },
};
