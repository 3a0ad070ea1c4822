import { optionalTextAt } from '../../../clients/read-response';
import type { DataSourceHandlers } from '../../contract';
import { consumersOf } from '../shared/workspaces/members';
import type { remoteStateConsumersData } from './definition';

export const remoteStateConsumersDataSource: DataSourceHandlers<typeof remoteStateConsumersData> = {
  async read({ platform, signal }, { workspaceId }) {
    const found = await platform.list(consumersOf(workspaceId), undefined, { signal });
    const consumers = found.map(({ id, attributes }) => ({
      id,
      name: optionalTextAt(attributes, 'name') || undefined,
    }));
    const sortKey = ({ id, name }: (typeof consumers)[number]) => name ?? id;
    return {
      workspaceId,
      remoteStateConsumerIds: consumers.map(({ id }) => id),
      consumers: consumers.sort((one, other) => (sortKey(one) < sortKey(other) ? -1 : 1)),
    };
  },
};
