import * as path from 'path';
import { changing, type Case } from '../../../cli/review/case';
import { OTHER_RELEASE_KEY, RELEASE_KEY } from '../../../support/release-keys';

const folder = (name: string) => path.join(__dirname, '..', 'releases', name);

/** Each case has a provider of its own, which the scenery has. */
const version = (number: number) => ({
  provider_id: `publisher-${number}/private/publisher-${number}/internal`,
  version: '1.0.0',
  key_id: RELEASE_KEY.keyId,
  source_directory: folder('internal-1.0.0'),
});

/** What lintel review says of changes of versions of providers. */
export const reviewCases: readonly Omit<Case, 'type'>[] = [
  { title: 'published', after: version(1), says: [] },
  { title: 'deleted', before: version(2), says: [['danger', undefined, 'The version is deleted']] },
  changing(version(3))('raised', {}, { version: '1.0.1', source_directory: folder('internal-1.0.1') }, [
    'danger',
    'version',
    'The version is deleted and replaced by another one',
  ]),
  changing(version(4))(
    'signed by another key',
    { replace_on_change: true },
    {
      replace_on_change: true,
      key_id: OTHER_RELEASE_KEY.keyId,
      source_directory: folder('internal-1.0.0-other-key'),
    },
    ['danger', undefined, 'The version is deleted and published again under the same number'],
    ['warning', 'key_id', 'Another key signs the version'],
  ),
  changing(version(5))(
    'other protocol versions',
    {},
    { protocols: ['5.0', '6.0'] },
    ['danger', undefined, 'The version is deleted and published again under the same number'],
    ['warning', 'protocols', 'The version declares other protocol versions'],
  ),
  changing(version(6))('made replaceable', {}, { replace_on_change: true }, [
    'warning',
    'replace_on_change',
    'The files of the version may be replaced',
  ]),
];
