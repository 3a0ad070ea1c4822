import type { ResourceReview } from '../../../definition/review-rule';
import { endOfVersions } from '../shared/key-value/review';

/** The review rules of metadata of key-value secrets. */
export const kvMetadataReview: ResourceReview = {
  rules: [
    {
      attribute: 'forceDestroy',
      when: 'becomes',
      is: true,
      on: ['create', 'update', 'replace'],
      severity: 'danger',
      says: 'Destroying the metadata will destroy the secret',
      why: 'All versions of it go along, and nothing brings them back.',
    },
    {
      attribute: 'forceDestroy',
      when: 'becomes',
      is: false,
      severity: 'note',
      says: 'The metadata are no longer destroyed while a version can be read',
      why: 'A destroy is then refused.',
    },
    { on: ['create', 'update', 'replace'], about: ['deleteVersionAfter'], judge: endOfVersions },
    {
      attribute: 'maxVersions',
      when: 'sinks',
      absentIs: 10,
      severity: 'warning',
      says: 'Fewer versions of the secret are kept',
      why: 'Older versions are removed for good by the next write.',
    },
    {
      attribute: 'maxVersions',
      when: 'changes',
      severity: 'note',
      says: 'More versions of the secret are kept',
      why: 'Old values can be read for longer.',
    },
    {
      attribute: ['casRequired', 'metadataCasRequired'],
      when: 'becomes',
      is: false,
      severity: 'warning',
      says: 'Writes no longer have to name the version that they replace',
      why: 'Two writers can then overwrite each other without noticing.',
    },
    {
      attribute: ['casRequired', 'metadataCasRequired'],
      when: 'becomes',
      is: true,
      on: ['create', 'update', 'replace'],
      severity: 'note',
      says: 'Writes have to name the version that they replace',
      why: 'Programs that do not are refused.',
    },
    {
      attribute: 'customMetadata',
      when: 'changes',
      severity: 'note',
      says: 'Texts about the secret change',
      why: 'They are not secret, and may be what people and programs find it by.',
    },
    {
      on: ['delete', 'replace'],
      about: ['mount', 'name'],
      judge: ({ before }) => [
        before.forceDestroy === true
          ? {
              severity: 'danger',
              says: 'The secret is lost with all its versions',
              why: 'Nothing brings them back.',
            }
          : {
              severity: 'warning',
              says: 'The metadata are lost',
              why: 'Deleted versions can no longer be undeleted. It is refused while a version can be read.',
            },
      ],
    },
  ],
  unremarkable: {},
};
