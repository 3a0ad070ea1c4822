import type { AttributeDrift, DriftReport } from '../../../src/cli/drift/report';

/** The report of a stack without drift. */
export const nothing: DriftReport = {
  subject: 'infrastructure',
  objects: 3,
  drifted: [],
  unread: [],
  pending: [],
  problems: [],
};
export const changed = (changes: readonly AttributeDrift[]): DriftReport => ({
  ...nothing,
  drifted: [
    { address: 'lintel_policy.p["a|b"]', type: 'lintel_policy', what: 'changed', changes, next: 'update', besides: [] },
  ],
});

/** A report with every part. */
export const everything: DriftReport = {
  ...changed([
    { path: 'enabled', before: true, after: false, next: 'restored' },
    { path: 'key', sensitive: true, next: 'restored' },
    {
      path: 'source',
      before: 'package a\nallow = true\n',
      after: 'package a\nallow = false\n',
      next: 'set',
      planned: 'package b',
    },
  ]),
  unread: [{ address: 'lintel_run_task.hidden', reason: 'Cannot read\n\n  GET /api: 403' }],
  pending: [{ address: 'lintel_run_task.new', next: 'create', attributes: [] }],
};
