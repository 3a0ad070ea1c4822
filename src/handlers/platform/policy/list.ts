import { withCode } from './code';
import type { policy } from './definition';
import { listOf, searchQuery } from './find';
import type { policyList } from './list-resources';
import { textAt } from '../../../clients/read-answer';
import type { ListResourceHandlers } from '../../contract';

/** The pages of the list hold whole policies but for their code, which costs a request for each policy that is wanted whole. */
export const policyListResource: ListResourceHandlers<typeof policyList, typeof policy> = {
  async* list({ platform, signal }, config, { withObject }) {
    for await (const { data } of platform.pages(listOf(config.organization), searchQuery(config, platform.dialect), { signal })) {
      for (const found of data) {
        const object = withObject ? { object: await withCode(platform, found, { signal }) } : {};
        yield { displayName: textAt(found, 'attributes', 'name'), identity: { id: found.id }, ...object };
      }
    }
  },
};
