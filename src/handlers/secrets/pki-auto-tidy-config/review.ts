import { parseDuration } from '../../../definition/kinds/duration';
import type { ObjectChange, Remark, ResourceReview } from '../../../definition/review-rule';

const DAY = 86_400;
const BUFFERS = ['safetyBuffer', 'revokedSafetyBuffer', 'issuerSafetyBuffer', 'acmeAccountSafetyBuffer'];

/** Review rules for automatic tidying of a certificate authority. */
export const pkiAutoTidyConfigReview: ResourceReview = {
  rules: [
    { on: ['create', 'update', 'replace'], about: BUFFERS, judge: judgeBuffers },
    {
      attribute: 'tidyExpiredIssuers',
      when: 'becomes',
      is: true,
      on: ['create', 'update', 'replace'],
      severity: 'warning',
      says: 'Expired issuers are removed by themselves',
      why: 'Certificates that name them can no longer be looked up, and Terraform would create such an issuer again.',
    },
    {
      attribute: 'enabled',
      when: 'changes',
      severity: 'note',
      says: 'The service begins or stops tidying by itself',
      why: 'What is removed cannot be restored, and what is kept takes space.',
    },
    {
      on: ['delete', 'replace'],
      about: ['mount'],
      severity: 'note',
      says: 'The service stops tidying by itself',
      why: 'Expired certificates are kept.',
    },
  ],
  unremarkable: {
    intervalDuration: 'it moves only the time of a run',
    tidyCertStore: 'expired certificates are of no more use',
    tidyRevokedCerts: 'only revoked certificates that have expired are removed',
    tidyRevokedCertIssuerAssociations: 'it removes nothing',
    tidyMoveLegacyCaBundle: 'the bundle is put away, not removed',
    tidyAcme: 'a client makes another account when it needs one',
    tidyInvalidCerts: 'what cannot be read is of no more use',
    tidyCrossClusterRevokedCerts: 'what has expired is of no more use',
    tidyRevocationQueue: 'what has expired is of no more use',
    tidyCertMetadata: 'what has expired is of no more use',
    tidyCmpv2NonceStore: 'what has expired is of no more use',
    revocationQueueSafetyBuffer: 'it moves only the time of a removal',
    pauseDuration: 'it concerns only the load',
    pageSize: 'it concerns only the load',
    maintainStoredCertificateCounts: 'it only counts',
    publishStoredCertificateCountMetrics: 'it only counts',
    minStartupBackoffDuration: 'it moves only the time of a run',
    maxStartupBackoffDuration: 'it moves only the time of a run',
  },
};

/** Recently expired objects may still be looked up. */
function judgeBuffers({ before, after, changed }: ObjectChange): Remark[] {
  const isShort = (value: unknown) => typeof value === 'string' && (parseDuration(value) ?? DAY) < DAY;
  return BUFFERS.filter((name) => changed.has(name)).map((attribute) =>
    isShort(after[attribute]) && !isShort(before[attribute])
      ? {
          attribute,
          severity: 'danger',
          says: 'What has ended is removed within a day',
          why: 'Clocks differ, and a certificate that was removed can no longer be looked up or be on a revocation list.',
        }
      : {
          attribute,
          severity: 'note',
          says: 'What has ended is kept for another time',
          why: 'What is removed cannot be restored.',
        },
  );
}
