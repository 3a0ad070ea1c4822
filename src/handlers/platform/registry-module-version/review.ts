import type { ResourceReview, ObjectChange, Remark } from '../../../definition/review-rule';

const GONE = 'Configurations that ask for exactly this version can no longer be initialized.';

/** What a change of a version means to those who rely on it. */
export const registryModuleVersionReview: ResourceReview = {
  rules: [
    {
      attribute: 'replaceOnChange', when: 'becomes', is: true, on: ['create', 'update', 'replace'], severity: 'warning', says: 'From now on other content may take the place of the version under the same number',
      why: 'Whoever uses a version expects it to stay as it is.',
    },
    { on: ['delete', 'replace'], about: ['moduleId', 'version', 'contentHash'], judge: judgeEnd },
  ],
  unremarkable: {
    sourceDirectory: 'it is where the content comes from: `contentHash` tells whether the content is another one',
    timeouts: 'it is how long to wait',
  },
};

function judgeEnd({ operation, changed, heldBy }: ObjectChange): Remark[] {
  if (operation === 'delete') return [{ severity: 'danger', says: 'The version is deleted', items: heldBy, why: GONE }];
  if (changed.has('moduleId')) return [{ attribute: 'moduleId', severity: 'danger', says: 'The version is deleted, and made anew in another module', why: GONE }];
  if (changed.has('version')) return [{ attribute: 'version', severity: 'danger', says: 'The version is deleted, and another one takes its place', why: GONE }];
  return [{
    attribute: 'contentHash', severity: 'danger', says: 'The same version gets other content',
    why: 'Whoever asks for this version gets something else than before, without having changed anything.',
  }];
}
