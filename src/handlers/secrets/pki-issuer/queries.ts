import type { DataSourceHandlers, ListResourceHandlers } from '../../contract';
import { pathId, requireFound } from '../shared/mounted-object';
import { issuerState } from '../shared/pki/issuer-fields';
import { listedIssuers } from '../shared/pki/issuer-object';
import { findIssuer } from '../shared/pki/issuer-requests';
import { listReferences } from '../shared/pki/references';
import type { pkiIssuer, pkiIssuerData, pkiIssuerList, pkiIssuersData } from './definition';

export const pkiIssuerDataSource: DataSourceHandlers<typeof pkiIssuerData> = {
  async read(context, { mount, issuerRef }) {
    const objectPath = { mount, collection: 'issuer', name: issuerRef };
    const data = requireFound(
      await findIssuer(context, { mount, issuerId: issuerRef }, { explains: true }),
      objectPath,
      'issuer',
    );
    // Without a known state, every list is set.
    const state = issuerState(data, await listReferences(context, 'issuer', mount), {}) as Required<
      ReturnType<typeof issuerState>
    >;
    return { ...state, id: pathId(objectPath), mount, issuerRef };
  },
};

export const pkiIssuersDataSource: DataSourceHandlers<typeof pkiIssuersData> = {
  async read(context, { mount }) {
    const listed = await listReferences(context, 'issuer', mount);
    const issuers = listed.map(({ id, name, ...one }) => ({ ...one, issuerId: id, issuerName: name }));
    return { id: pathId({ mount, collection: 'issuers' }), mount, issuers };
  },
};

export const pkiIssuerListResource: ListResourceHandlers<typeof pkiIssuerList, typeof pkiIssuer> = {
  async *list(context, { mount }, { withObject }) {
    for await (const { object, ...one } of listedIssuers(context, mount, 'others')) {
      yield withObject ? { ...one, object } : one;
    }
  },
};
