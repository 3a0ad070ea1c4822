import { isDisplayValues, type DisplayValue } from '../../../definition/display-value';
import type { ResourceReview, ObjectChange, Remark } from '../../../definition/review-rule';

/** What a change of a module means to those who use it. */
export const registryModuleReview: ResourceReview = {
  rules: [
    {
      attribute: 'noCode', when: 'becomes', is: true, on: ['create', 'update'], severity: 'warning', says: 'The module may be used without writing code',
      why: 'Everybody who may make workspaces can have it built.',
    },
    { on: ['delete', 'replace'], about: ['organization', 'registryName', 'namespace', 'name', 'moduleProvider', 'vcsRepo', 'noCode'], judge: judgeEnd },
  ],
  unremarkable: { timeouts: 'it is how long to wait' },
};

function judgeEnd({ before, heldBy, operation }: ObjectChange): Remark[] {
  const again = operation === 'replace' ? ' and made anew' : '';
  if (before.registryName === 'public') {
    return [{ severity: 'warning', says: `The record of a public module is deleted${again}`, items: heldBy, why: 'The organization no longer shows it to those who look for modules.' }];
  }
  const statuses: readonly DisplayValue[] = Array.isArray(before.versionStatuses) ? before.versionStatuses : [];
  const versions = statuses.flatMap((status): DisplayValue[] => (isDisplayValues(status) && status.version !== undefined ? [status.version] : []));
  return [{
    severity: 'danger', says: `The module is deleted with all its versions${again}`, items: [...versions, ...heldBy],
    why: 'Configurations that name it can no longer be initialized. All versions of this provider go with it, whoever made them.',
  }];
}
