import { changing, name, type Case } from '../../../cli/review/case';

const PEM = '-----BEGIN OPENSSH PRIVATE KEY-----\ncGxhbnRlZC1vbGQtdmFsdWU=\n-----END OPENSSH PRIVATE KEY-----\n';
const key = () => ({ organization: 'acme', name: name(), value: PEM });

/** What lintel review says of changes of SSH keys. */
export const reviewCases: readonly Omit<Case, 'type'>[] = [
  { title: 'made', after: key(), says: [] },
  changing(key())('renamed', { name: 'old' }, { name: 'new' }),
  changing(key())('replaced', { value: PEM }, { value: PEM.replace('cGxh', 'cGxi') }, [
    'danger',
    undefined,
    'The SSH key is deleted',
  ]),
  { title: 'removed', before: key(), says: [['danger', undefined, 'The SSH key is deleted']] },
];
