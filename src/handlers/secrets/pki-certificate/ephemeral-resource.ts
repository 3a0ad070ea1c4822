import type { pkiCertificateEphemeral } from './ephemeral-resources';
import type { ResultOf } from '../../../definition/data-source';
import type { Values } from '../../../definition/value';
import type { EphemeralResourceHandlers } from '../../contract';
import { InvalidConfig } from '../../errors';
import { dialectProblems } from '../certificate-plan';
import { described, readIssued, request, revoke, warnOfEnd } from '../certificate-resource';

type Result = Omit<ResultOf<typeof pkiCertificateEphemeral>, 'mount'>;
type Kept = { readonly mount: string; readonly serialNumber: string };

/** The key passes through our hands and stays in none: what is kept for closing is the number of the certificate. */
export const pkiCertificateEphemeralResource: EphemeralResourceHandlers<typeof pkiCertificateEphemeral> = {
  async open(context, config) {
    const asked = config as unknown as Values;
    const [refused] = dialectProblems(context.secrets.dialect, asked);
    if (refused) throw new InvalidConfig(refused.path, refused.detail);
    const answer = await request(context, 'issue', asked);
    const { leaf, issued } = readIssued(answer, 'issue', asked);
    warnOfEnd(context, asked, leaf, answer.answeredAt);
    const { serialNumber, certificate, validFrom, validUntil, fingerprint } = described(config.mount, leaf, asked);
    const lease = answer.lease && { leaseDuration: answer.lease.seconds, renewable: answer.lease.renewable };
    return {
      result: { ...issued, serialNumber, certificate, validFrom, validUntil, fingerprint, ...lease } as unknown as Result,
      ...config.revokeOnClose ? { kept: { mount: config.mount, serialNumber: leaf.serialNumber }, remains: `the certificate ${leaf.serialNumber} of \`${config.mount}\`, which ends at ${leaf.validUntil}` } : {},
    };
  },

  async close(context, kept) {
    const certificate = kept as Kept | undefined;
    if (certificate) await revoke(context, certificate.mount, certificate.serialNumber);
  },
};
