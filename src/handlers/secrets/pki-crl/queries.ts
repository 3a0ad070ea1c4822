import { missing, nameAt } from '../../../clients/read-response';
import type { DataSourceHandlers } from '../../contract';
import { find, pathId, requireFound } from '../shared/mounted-object';
import { explainUnknownReference } from '../shared/pki/references';
import type { pkiCrlData } from './definition';

export const pkiCrlDataSource: DataSourceHandlers<typeof pkiCrlData> = {
  async read(context, { mount, issuerRef, delta }) {
    const objectPath = {
      mount,
      collection: 'issuer',
      name: `${issuerRef}/crl${delta ? '/delta' : ''}`,
      isPath: true,
    } as const;
    const data = requireFound(
      await find(context, objectPath).catch((error: Error) => {
        throw explainUnknownReference(error, 'issuer', mount, issuerRef);
      }),
      { mount, collection: 'issuer' },
      `revocation list of the issuer \`${issuerRef}\``,
    );
    const crl = nameAt(data, 'crl');
    const { readRevocationList } =
      // oxlint-disable-next-line typescript/no-require-imports -- loaded on demand, because it is large
      require('../shared/pki/revocation-list') as typeof import('../shared/pki/revocation-list');
    const list = readRevocationList(crl) ?? missing(data, ['crl'], 'text');
    return { id: pathId(objectPath), mount, issuerRef, delta, crl, ...list, revoked: [...list.revoked] };
  },
};
