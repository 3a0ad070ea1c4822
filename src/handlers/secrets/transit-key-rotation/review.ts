import type { ResourceReview } from '../../../definition/review-rule';

/** Review rules for rotations of keys. */
export const transitKeyRotationReview: ResourceReview = {
  rules: [
    {
      on: ['create', 'replace'],
      about: ['mount', 'name', 'triggers'],
      severity: 'note',
      says: 'The key gets a new version immediately',
      why: 'It encrypts and signs from then on. Older versions still decrypt.',
    },
  ],
  unremarkable: {},
};
