import type { ListResourceHandlers } from '../../contract';
import { listedIssuers } from '../shared/pki/issuer-object';
import type { pkiRoot, pkiRootList } from './definition';
import { stateOfRoot } from './resource';

export const pkiRootListResource: ListResourceHandlers<typeof pkiRootList, typeof pkiRoot> = {
  async *list(context, { mount }, { withObject }) {
    for await (const { object, ...one } of listedIssuers(context, mount, 'roots')) {
      yield withObject ? { ...one, object: await stateOfRoot(context, object) } : one;
    }
  },
};
