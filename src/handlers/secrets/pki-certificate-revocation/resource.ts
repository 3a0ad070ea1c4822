import { optionalIntegerAt } from '../../../clients/read-response';
import { path, segments } from '../../../clients/secrets';
import type { Problem } from '../../../definition/problem';
import type { ActionHandlers, ResourceHandlers } from '../../contract';
import { readLeaf } from '../shared/certificates/certificate-x509';
import { authorityAction, authorityOperation, type AuthorityOperation } from '../shared/pki/operation';
import type { pkiCertificateRevocation, pkiCertificateRevocationAction } from './definition';

const pkiCertificateRevocationOperation: AuthorityOperation = {
  type: 'lintel_pki_certificate_revocation',
  pathOf: ({ mount, serialNumber }) => `${String(mount)}/revoke/${String(serialNumber)}`,
  modifyPlan(_, { config: { certificate }, unknown }) {
    if (unknown.has('certificate')) return { unknown: ['serialNumber'] };
    if (typeof certificate !== 'string') return {};
    const serialNumber = serialIn(certificate);
    return serialNumber === undefined ? { problems: [unreadable] } : { set: { serialNumber } };
  },
  async perform({ secrets, signal }, { mount, serialNumber, certificate }, once) {
    const body = certificate === undefined ? { serial_number: serialNumber } : { certificate };
    const at = path`/${segments(String(mount))}/revoke`;
    const { data, respondedAt } = await once(() => secrets.post(at, body, { signal }));
    // The service does not revoke an expired certificate, and says so in a warning.
    const revocationTime = optionalIntegerAt(data, 'revocation_time');
    const which = String(serialNumber ?? serialIn(String(certificate)));
    return {
      results: { revocationTime },
      respondedAt,
      summary:
        revocationTime === undefined
          ? `The certificate \`${which}\` at \`${String(mount)}\` was not revoked.`
          : `The certificate \`${which}\` at \`${String(mount)}\` is revoked.`,
    };
  },
};

export const pkiCertificateRevocationResource: ResourceHandlers<typeof pkiCertificateRevocation> = authorityOperation(
  pkiCertificateRevocationOperation,
);

export const pkiCertificateRevocationActionHandlers: ActionHandlers<typeof pkiCertificateRevocationAction> =
  authorityAction(pkiCertificateRevocationOperation) as ActionHandlers<typeof pkiCertificateRevocationAction>;

function serialIn(certificate: string): string | undefined {
  try {
    return readLeaf(certificate).serialNumber;
  } catch {
    return undefined;
  }
}

const unreadable: Problem = {
  path: ['certificate'],
  severity: 'error',
  code: 'value-invalid',
  summary: 'Invalid `certificate`',
  detail: 'The certificate cannot be read. Configure it as PEM, as the service returned it.',
};
