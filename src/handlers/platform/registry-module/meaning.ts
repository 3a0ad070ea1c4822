import type { Meaning, ObjectChange, Remark } from '../../../definition/meaning';
import { isSeenValues, type Seen } from '../../../definition/seen';

/** What a change of a module means to those who use it. */
export const registryModuleMeaning: Meaning = {
  rules: [
    {
      attribute: 'noCode', when: 'becomes', is: true, on: ['create', 'update'], weight: 'attention', says: 'The module may be used without writing code',
      why: 'Everybody who may make workspaces can have it built.',
    },
    { on: ['delete', 'replace'], about: ['organization', 'registryName', 'namespace', 'name', 'moduleProvider', 'vcsRepo', 'noCode'], judge: judgeEnd },
  ],
  ordinary: { timeouts: 'it is how long to wait' },
};

function judgeEnd({ before, heldBy, operation }: ObjectChange): Remark[] {
  const again = operation === 'replace' ? ' and made anew' : '';
  if (before.registryName === 'public') {
    return [{ weight: 'attention', says: `The record of a public module is deleted${again}`, items: heldBy, why: 'The organization no longer shows it to those who look for modules.' }];
  }
  const statuses: readonly Seen[] = Array.isArray(before.versionStatuses) ? before.versionStatuses : [];
  const versions = statuses.flatMap((status): Seen[] => (isSeenValues(status) && status.version !== undefined ? [status.version] : []));
  return [{
    weight: 'danger', says: `The module is deleted with all its versions${again}`, items: [...versions, ...heldBy],
    why: 'Configurations that name it can no longer be initialized. All versions of this provider go with it, whoever made them.',
  }];
}
