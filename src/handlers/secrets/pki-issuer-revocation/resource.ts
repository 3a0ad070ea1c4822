import { integerAt } from '../../../clients/read-response';
import { path, segments } from '../../../clients/secrets';
import type { ActionHandlers, ResourceHandlers } from '../../contract';
import { authorityAction, authorityOperation, type AuthorityOperation } from '../shared/pki/operation';
import type { pkiIssuerRevocation, pkiIssuerRevocationAction } from './definition';

const pkiIssuerRevocationOperation: AuthorityOperation = {
  type: 'lintel_pki_issuer_revocation',
  pathOf: ({ mount, issuerRef }) => `${String(mount)}/issuer/${String(issuerRef)}/revoke`,
  async perform({ secrets, signal }, { mount, issuerRef }, once) {
    const at = path`/${segments(String(mount))}/issuer/${String(issuerRef)}/revoke`;
    const { data, respondedAt } = await once(() => secrets.post(at, {}, { signal }));
    return {
      results: { revocationTime: integerAt(data, 'revocation_time') },
      respondedAt,
      summary: `The issuer \`${String(issuerRef)}\` at \`${String(mount)}\` is revoked.`,
    };
  },
};

export const pkiIssuerRevocationResource: ResourceHandlers<typeof pkiIssuerRevocation> =
  authorityOperation(pkiIssuerRevocationOperation);

export const pkiIssuerRevocationActionHandlers: ActionHandlers<typeof pkiIssuerRevocationAction> = authorityAction(
  pkiIssuerRevocationOperation,
) as ActionHandlers<typeof pkiIssuerRevocationAction>;
