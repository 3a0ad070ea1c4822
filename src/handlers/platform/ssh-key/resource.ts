import type { SomeProposal } from '../../registry';
import { storedDocument } from '../shared/stored/stored-document';
import { sshKey } from './definition';

/** The service only accepts a value in a creation. */
export const sshKeyObject = storedDocument(sshKey, {
  plan: (_, proposal) => ({ problems: problemsOf(proposal) }),
  write({ attributes, relationships }, _, change) {
    const { value, ...others } = attributes;
    return { attributes: change ? others : { ...others, value }, relationships };
  },
});

function problemsOf({ config, unknown, prior }: SomeProposal) {
  if (prior || config.value !== undefined || unknown.has('value')) return [];
  return [
    {
      path: ['value'],
      severity: 'error' as const,
      code: 'attribute-missing' as const,
      summary: 'Missing `value`',
      detail: 'An SSH key needs its private key: configure `valueWo`, or `value`, which is stored in state.',
    },
  ];
}
