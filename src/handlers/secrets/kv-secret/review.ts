import type { ObjectChange, Remark, ResourceReview } from '../../../definition/review-rule';
import { documentRules, endOfVersions, turnsTo } from '../shared/key-value/review';

/** The review rules of key-value secrets of version 2. */
export const kvSecretReview: ResourceReview = {
  rules: [
    ...documentRules,
    { on: ['create', 'update', 'replace'], about: ['deleteVersionAfter'], judge: endOfVersions },
    { on: ['update'], about: ['exclusive'], judge: sharing },
    {
      attribute: 'casRequired',
      when: 'becomes',
      is: false,
      severity: 'warning',
      says: 'Writes no longer have to name the version that they replace',
      why: 'Two writers can then overwrite each other without noticing.',
    },
    {
      attribute: 'maxVersions',
      when: 'sinks',
      absentIs: 10,
      severity: 'warning',
      says: 'Fewer versions of the secret are kept',
      why: 'Older versions are removed for good by the next write.',
    },
    {
      attribute: ['maxVersions', 'casRequired'],
      when: 'changes',
      severity: 'note',
      says: 'The versions of the secret are kept otherwise',
      why: 'It counts from the next write on.',
    },
    {
      attribute: 'customMetadata',
      when: 'changes',
      severity: 'note',
      says: 'Texts about the secret change',
      why: 'They are not secret, and may be what people and programs find it by.',
    },
    { on: ['update'], about: ['deleteAllVersions'], judge: lasting },
    {
      on: ['delete', 'replace'],
      about: ['mount', 'name'],
      judge: ({ before }) => [
        before.exclusive === false
          ? { severity: 'warning', says: 'The keys are removed from the secret', why: 'Clients that read them fail.' }
          : before.deleteAllVersions === false
            ? {
                severity: 'warning',
                says: 'The current version is deleted',
                why: 'Clients that read it fail until somebody undeletes it.',
              }
            : {
                severity: 'danger',
                says: 'The secret is lost with all its versions',
                why: 'Nothing brings them back.',
              },
      ],
    },
  ],
  unremarkable: {
    dataWo: 'the rule of `data` covers it',
    dataWoVersion: 'it only decides when the document is sent',
  },
};

function sharing(change: ObjectChange): Remark[] {
  const attribute = 'exclusive';
  switch (turnsTo(change, attribute)) {
    case true:
      return [
        {
          severity: 'warning',
          attribute,
          says: 'Keys of others are removed',
          why: 'Whatever is not configured goes with the next version.',
        },
      ];
    case false:
      return [
        {
          severity: 'note',
          attribute,
          says: 'Others may have keys of their own in the secret',
          why: 'They are neither compared nor removed.',
        },
      ];
    default:
      return [];
  }
}

function lasting(change: ObjectChange): Remark[] {
  const attribute = 'deleteAllVersions';
  switch (turnsTo(change, attribute)) {
    case true:
      return [
        {
          severity: 'warning',
          attribute,
          says: 'Destroying the secret will delete all its versions',
          why: 'Until now the current version alone would have been deleted, which can be undone.',
        },
      ];
    case false:
      return [
        {
          severity: 'note',
          attribute,
          says: 'Destroying the secret will delete the current version alone',
          why: 'Earlier versions stay, and it can be undone.',
        },
      ];
    default:
      return [];
  }
}
