import type { DataSourceHandlers, ListResourceHandlers } from '../../contract';
import { NotFound } from '../../errors';
import { fetchList } from '../shared/fetch-list';
import type {
  policySetParameter,
  policySetParameterData,
  policySetParameterList,
  policySetParametersData,
} from './definition';
import { findByKey, listOf, pathOf, toState } from './resource';

export const policySetParameterDataSource: DataSourceHandlers<typeof policySetParameterData> = {
  async read({ platform, signal }, { policySetId, parameterId, key }) {
    const found = parameterId
      ? (await platform.find(pathOf(policySetId, parameterId), undefined, { signal }))?.data
      : await findByKey(platform, policySetId, key!, { signal });
    if (found) return toState(policySetId, found);
    throw new NotFound(
      parameterId
        ? `${policySetId} has no parameter ${parameterId}, or the token lacks permission to read it.`
        : `${policySetId} has no parameter \`${key}\`.`,
    );
  },
};

export const policySetParametersDataSource: DataSourceHandlers<typeof policySetParametersData> = {
  async read({ platform, signal }, config) {
    const { policySetId, maxResults } = config;
    const { data, totalCount } = await fetchList(platform, listOf(policySetId), {}, maxResults, { signal });
    return { ...config, parameters: data.map((parameter) => toState(policySetId, parameter)), totalCount };
  },
};

/** The list contains complete parameters, so none is read individually. */
export const policySetParameterListResource: ListResourceHandlers<
  typeof policySetParameterList,
  typeof policySetParameter
> = {
  async *list({ platform, signal }, { policySetId }, { withObject }) {
    for await (const { data } of platform.pages(listOf(policySetId), {}, { signal })) {
      for (const found of data) {
        const object = toState(policySetId, found);
        const { key, parameterId } = object;
        yield { displayName: key, identity: { policySetId, parameterId }, ...(withObject ? { object } : {}) };
      }
    }
  },
};
