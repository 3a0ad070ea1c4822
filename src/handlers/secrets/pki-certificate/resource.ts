import { pkiCertificate, type pkiCertificateEphemeral } from './definition';
import type { ReadStateOf } from '../../../definition/resource';
import type { ResourceHandlers, NotCarried, EphemeralResourceHandlers } from '../../contract';
import { modifyCertificatePlan, dialectProblems } from '../shared/certificate-plan';
import { certificateHandlers, described, readIssued, request, revoke, warnOfEnd } from '../shared/certificate-resource';
import type { Values } from '../../../definition/value';
import { movedCertificate, renewalOf } from '../shared/certificate-move';
import type { ResultOf } from '../../../definition/data-source';
import { InvalidConfig } from '../../errors';

export const pkiCertificateResource: ResourceHandlers<typeof pkiCertificate> = {
  modifyPlan: (context, proposal) => modifyCertificatePlan(context, 'issue', proposal),
  ...certificateHandlers<ReadStateOf<typeof pkiCertificate>>('issue'),
  move: movePkiCertificate,
};

/** State of `vault_pki_secret_backend_cert`, its private key with it. */
function movePkiCertificate({ state }: { readonly state: Values }): { readonly state: Partial<Values>; readonly notCarried: readonly NotCarried[] } {
  const own = { role: String(state.name), renewBefore: renewalOf(state), revokeOnDestroy: state.revoke === true ? true : undefined };
  return movedCertificate(state, pkiCertificate.attributes, own, ['name']);
}

type Result = Omit<ResultOf<typeof pkiCertificateEphemeral>, 'mount'>;
type Kept = { readonly mount: string; readonly serialNumber: string };

/** The key passes through our hands and stays in none: what is kept for closing is the number of the certificate. */
export const pkiCertificateEphemeralResource: EphemeralResourceHandlers<typeof pkiCertificateEphemeral> = {
  async open(context, config) {
    const asked = config as unknown as Values;
    const [refused] = dialectProblems(context.secrets.dialect, asked);
    if (refused) throw new InvalidConfig(refused.path, refused.detail);
    const response = await request(context, 'issue', asked);
    const { leaf, issued } = readIssued(response, 'issue', asked);
    warnOfEnd(context, asked, leaf, response.respondedAt);
    const { serialNumber, certificate, validFrom, validUntil, fingerprint } = described(config.mount, leaf, asked);
    const lease = response.lease && { leaseDuration: response.lease.seconds, renewable: response.lease.renewable };
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
