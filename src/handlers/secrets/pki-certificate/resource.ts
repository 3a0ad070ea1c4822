import type { ResultOf } from '../../../definition/data-source';
import type { ReadStateOf } from '../../../definition/resource';
import type { Values } from '../../../definition/value';
import type { ResourceHandlers, Moved, EphemeralResourceHandlers } from '../../contract';
import { InvalidConfig } from '../../errors';
import { movedCertificate, renewalOf } from '../shared/certificates/certificate-move';
import { modifyCertificatePlan, dialectProblems } from '../shared/certificates/certificate-plan';
import {
  certificateHandlers,
  described,
  readIssued,
  request,
  revoke,
  warnOfEnd,
  warnOfLease,
} from '../shared/certificates/certificate-resource';
import { pkiCertificate, type pkiCertificateEphemeral } from './definition';

export const pkiCertificateResource: ResourceHandlers<typeof pkiCertificate> = {
  modifyPlan: (context, proposal) => modifyCertificatePlan(context, 'issue', proposal),
  ...certificateHandlers<ReadStateOf<typeof pkiCertificate>>('issue'),
  move: movePkiCertificate,
};

/** State of `vault_pki_secret_backend_cert`, including its private key. */
function movePkiCertificate({ state }: { readonly state: Values }): Moved {
  const own = {
    role: String(state.name),
    renewBefore: renewalOf(state),
    revokeOnDestroy: state.revoke === true ? true : undefined,
  };
  return movedCertificate(state, pkiCertificate.attributes, own, ['name']);
}

type Result = Omit<ResultOf<typeof pkiCertificateEphemeral>, 'mount'>;
type Kept = { readonly mount: string; readonly serialNumber: string };

/** The private key is not stored. Only the serial number is kept, to revoke the certificate when the resource is closed. */
export const pkiCertificateEphemeralResource: EphemeralResourceHandlers<typeof pkiCertificateEphemeral> = {
  async open(context, config) {
    // The handlers of all certificates work on attributes by name.
    const inputs: Values = { ...config };
    const [refused] = dialectProblems(context.secrets.dialect, inputs);
    if (refused) throw new InvalidConfig(refused.path, refused.detail);
    const response = await request(context, 'issue', inputs);
    const { leaf, issued } = readIssued(response, 'issue', inputs);
    warnOfEnd(context, inputs, leaf, response.respondedAt);
    // During the run, the token is valid. A configured token may outlive the run.
    if (response.lease && context.secrets.loginAt && !config.revokeOnClose) warnOfLease(context, inputs);
    const { serialNumber, certificate, validFrom, validUntil, fingerprint } = described(config.mount, leaf, inputs);
    const lease = response.lease && { leaseDuration: response.lease.seconds, renewable: response.lease.renewable };
    // `issued` has the remaining results by name.
    return {
      result: {
        ...issued,
        serialNumber,
        certificate,
        validFrom,
        validUntil,
        fingerprint,
        ...lease,
      } as unknown as Result,
      ...(config.revokeOnClose
        ? {
            kept: { mount: config.mount, serialNumber: leaf.serialNumber },
            remains: `the certificate ${leaf.serialNumber} of \`${config.mount}\`, which expires at ${leaf.validUntil}`,
          }
        : {}),
    };
  },

  async close(context, kept) {
    const certificate = kept as Kept | undefined;
    if (certificate) await revoke(context, certificate.mount, certificate.serialNumber);
  },
};
