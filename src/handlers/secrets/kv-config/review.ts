import type { ResourceReview } from '../../../definition/review-rule';

/** The review rules of configurations of key-value mounts. */
export const kvConfigReview: ResourceReview = {
  rules: [
    {
      attribute: 'deleteVersionAfter',
      when: 'sinks',
      on: ['create', 'update', 'replace'],
      absentIs: 'most',
      severity: 'warning',
      says: 'Versions of every secret of the mount live for a shorter time',
      why: 'What is written from now on is deleted after that time, and nothing renews it.',
    },
    {
      attribute: 'maxVersions',
      when: 'sinks',
      absentIs: 10,
      severity: 'warning',
      says: 'Fewer versions of every secret of the mount are kept',
      why: 'Older versions are removed for good by the next write of each secret.',
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
      attribute: ['deleteVersionAfter', 'maxVersions'],
      when: 'changes',
      severity: 'note',
      says: 'Versions of every secret of the mount are kept for longer',
      why: 'Old values can be read for longer.',
    },
    {
      on: ['delete', 'replace'],
      about: ['mount'],
      severity: 'warning',
      says: 'The defaults hold for every secret of the mount',
      why: 'Ten versions are kept without an end, and writes need not name the version that they replace.',
    },
  ],
  unremarkable: {},
};
