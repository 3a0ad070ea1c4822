import { parseDuration } from '../../../definition/kinds/duration';
import type { ObjectChange, Remark, ResourceReview } from '../../../definition/review-rule';

const TEN_DAYS = 864_000;

/** Review rules for the revocation settings of a certificate authority. */
export const pkiCrlConfigReview: ResourceReview = {
  rules: [
    {
      attribute: 'disable',
      when: 'becomes',
      is: true,
      on: ['create', 'update', 'replace'],
      severity: 'danger',
      says: 'Certificate revocation lists stay empty',
      why: 'Those who check a list accept certificates that are revoked.',
    },
    {
      attribute: 'ocspDisable',
      when: 'becomes',
      is: true,
      on: ['create', 'update', 'replace'],
      severity: 'danger',
      says: 'OCSP requests get no response',
      why: 'Those who ask either accept certificates that are revoked, or reject all.',
    },
    {
      attribute: ['disable', 'ocspDisable'],
      when: 'changes',
      severity: 'note',
      says: 'Revocations are published again',
      why: 'Certificates that were revoked meanwhile are rejected.',
    },
    {
      attribute: 'autoRebuild',
      when: 'becomes',
      is: false,
      severity: 'warning',
      says: 'Lists are no longer rebuilt before they expire',
      why: 'A list is rebuilt only with the next revocation or request, and an expired one makes verification fail.',
    },
    {
      attribute: 'autoRebuild',
      when: 'changes',
      severity: 'note',
      says: 'Lists are rebuilt before they expire, and no longer after each revocation',
      why: 'A revocation is published with the next rebuild or delta.',
    },
    { on: ['create', 'update', 'replace'], about: ['expiry'], judge: judgeExpiry },
    {
      on: ['delete', 'replace'],
      about: ['mount'],
      severity: 'warning',
      says: 'The authority publishes revocations by the defaults of the service',
      why: 'Lists are rebuilt after each revocation, and not before they expire.',
    },
  ],
  unremarkable: {
    crossClusterRevocation: 'the authority of each cluster publishes its own revocations anyway',
    unifiedCrl: 'the list of each cluster is published anyway',
    unifiedCrlOnExistingPaths: 'each list has the revocations of its own cluster anyway',
    maxCrlEntries: 'the service reports a list that it does not build',
    ocspExpiry: 'a response is asked for again when it expires',
    autoRebuildGracePeriod: 'it moves only the time of a rebuild',
    enableDelta: 'complete lists are published anyway',
    deltaRebuildInterval: 'it moves only the time of a delta',
    allowExpiredCertRevocation: 'nobody accepts an expired certificate anyway',
  },
};

/** A client with a current list does not fetch another before it expires. */
function judgeExpiry({ before, after, changed }: ObjectChange): Remark[] {
  const [had, has] = [before.expiry, after.expiry].map((value) =>
    typeof value === 'string' ? parseDuration(value) : undefined,
  );
  if (!changed.has('expiry') || has === undefined) return [];
  if (has > TEN_DAYS && (had === undefined || has > had)) {
    return [
      {
        attribute: 'expiry',
        severity: 'warning',
        says: 'Revocation lists are valid for more than ten days',
        why: 'Those who have a list accept certificates that were revoked since, until it expires.',
      },
    ];
  }
  return had === undefined
    ? []
    : [
        {
          attribute: 'expiry',
          severity: 'note',
          says: 'Revocation lists have another lifetime',
          why: 'It decides how soon a revocation is noticed.',
        },
      ];
}
