import type { ObjectChange, Remark, ResourceReview } from '../../../definition/review-rule';
import { mountReview } from '../shared/mounts/mount-review';

/** The review rules of secrets mounts. */
export const secretsMountReview: ResourceReview = mountReview('secrets', {
  rules: [{ on: ['update'], about: ['options'], judge: raisedVersion }],
  unremarkable: {
    forceNoCache: 'another value replaces the mount, which a rule of its own explains',
    delegatedAuthAccessors: 'the methods decide themselves whom they accept',
    allowedManagedKeys: 'the keys decide themselves who may use them',
  },
});

function raisedVersion({ before, after, changed }: ObjectChange): Remark[] {
  if (!changed.has('options') || versionOf(after.options) !== '2' || versionOf(before.options) === '2') return [];
  return [
    {
      attribute: 'options',
      severity: 'warning',
      says: 'The engine gets its second version, which cannot be taken back',
      why: 'It serves nothing while its content is converted, and its secrets then have other paths, such as `data/app` in place of `app`: policies and clients that name the previous ones are refused.',
    },
  ];
}

function versionOf(options: ObjectChange['before'][string]): unknown {
  return typeof options === 'object' && options !== null && 'version' in options
    ? (options as { readonly version?: unknown }).version
    : undefined;
}
