import type { ObjectChange, Remark, ResourceReview } from '../../../definition/review-rule';
import { mountReview } from '../shared/mounts/mount-review';

/** The review rules of secrets mounts. */
export const secretsMountReview: ResourceReview = mountReview('secrets', {
  rules: [{ on: ['update'], about: ['options'], judge: lostVersion }],
  unremarkable: {
    forceNoCache: 'another value replaces the mount, which a rule of its own explains',
    delegatedAuthAccessors: 'the methods decide themselves whom they accept',
    allowedManagedKeys: 'the keys decide themselves who may use them',
  },
});

function lostVersion({ before, after, changed }: ObjectChange): Remark[] {
  if (!changed.has('options') || before.type !== 'kv') return [];
  if (versionOf(before.options) === undefined || versionOf(after.options) !== undefined) return [];
  return [
    {
      attribute: 'options',
      severity: 'danger',
      says: 'The engine no longer has its version',
      why: 'It then serves the first version, which does not find the secrets that the second one has stored.',
    },
  ];
}

function versionOf(options: ObjectChange['before'][string]): unknown {
  return typeof options === 'object' && options !== null && 'version' in options
    ? (options as { readonly version?: unknown }).version
    : undefined;
}
