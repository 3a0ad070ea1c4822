import { path } from '../../../clients/platform';
import { optionalTextAt } from '../../../clients/read-response';
import type { DataSourceHandlers } from '../../contract';
import { fetchList } from '../shared/fetch-list';
import type { agentTokensData } from './definition';

export const agentTokensDataSource: DataSourceHandlers<typeof agentTokensData> = {
  async read({ platform, signal }, config) {
    const { data } = await fetchList(platform, listOf(config.agentPoolId), {}, undefined, { signal });
    const agentTokens = data.map(({ id, attributes }) => ({
      id,
      description: optionalTextAt(attributes, 'description') || undefined,
      createdAt: optionalTextAt(attributes, 'created-at') || undefined,
      lastUsedAt: optionalTextAt(attributes, 'last-used-at') || undefined,
      expiresAt: optionalTextAt(attributes, 'expired-at') || undefined,
    }));
    return { ...config, agentTokens: agentTokens.sort((one, other) => (one.id < other.id ? -1 : 1)) };
  },
};

/** The tokens of a pool, which are also created there. */
export const listOf = (pool: string) => path`/agent-pools/${pool}/authentication-tokens`;
