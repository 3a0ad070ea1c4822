import type { ResourceReview } from '../../../definition/review-rule';
import { documentRules, shortLife } from '../shared/key-value/review';

/** The review rules of key-value secrets of version 2. */
export const kvSecretReview: ResourceReview = {
  rules: [
    ...documentRules,
    { on: ['create', 'update', 'replace'], about: ['deleteVersionAfter'], judge: shortLife },
    {
      attribute: 'exclusive',
      when: 'becomes',
      is: true,
      severity: 'warning',
      says: 'Keys of others are removed',
      why: 'Whatever is not configured goes with the next version.',
    },
    {
      attribute: 'exclusive',
      when: 'becomes',
      is: false,
      severity: 'note',
      says: 'Others may have keys of their own in the secret',
      why: 'They are neither compared nor removed.',
    },
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
      attribute: ['maxVersions', 'casRequired', 'deleteVersionAfter'],
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
    {
      attribute: 'deleteAllVersions',
      when: 'becomes',
      is: true,
      severity: 'warning',
      says: 'Destroying the secret will delete all its versions',
      why: 'Until now the current version alone would have been deleted, which can be undone.',
    },
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
  unremarkable: { dataWoVersion: 'a new version sends the document again, of which another rule says so' },
};
