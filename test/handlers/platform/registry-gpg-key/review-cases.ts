import { type Case } from '../../../cli/review/case';
import { OTHER_RELEASE_KEY, RELEASE_KEY } from '../../../support/release-keys';

const key = (organization: string) => ({ organization, ascii_armor: RELEASE_KEY.publicKey });

/** What lintel review says of changes of keys of providers. */
export const reviewCases: readonly Omit<Case, 'type'>[] = [
  { title: 'added', after: { organization: 'acme', ascii_armor: OTHER_RELEASE_KEY.publicKey }, says: [] },
  { title: 'deleted', before: key('acme'), says: [['warning', undefined, 'The key is deleted']] },
  {
    title: 'deleted while it is used',
    before: key('publisher-1'),
    says: [['danger', undefined, 'The key is deleted, although versions of providers in this plan are signed with it']],
    items: ['lintel_registry_provider_version.published'],
  },
  {
    title: 'replaced',
    before: { organization: 'beta', ascii_armor: RELEASE_KEY.publicKey },
    after: { organization: 'beta', ascii_armor: OTHER_RELEASE_KEY.publicKey },
    says: [['warning', undefined, 'The key is deleted and another one is added']],
  },
];
