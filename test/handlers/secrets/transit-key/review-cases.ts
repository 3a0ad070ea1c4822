import { changing, name, type Case } from '../../../cli/review/case';

const key = () => ({ mount: 'ciphers', name: name(), deletion_allowed: true });

export const reviewCases: readonly Omit<Case, 'type'>[] = [
  changing(key())('a key that can be exported', {}, { exportable: true }, [
    'danger',
    'exportable',
    'The key can leave the service',
  ]),
  changing({ ...key(), min_encryption_version: 1 })('removed versions of a key', {}, { min_available_version: 1 }, [
    'danger',
    'min_available_version',
    'Old versions of the key are removed for ever',
  ]),
  changing({ mount: 'ciphers', name: name() })('a key that can be deleted', {}, { deletion_allowed: true }, [
    'warning',
    'deletion_allowed',
    'The key can be deleted',
  ]),
  changing(key())('a key that is rotated less often', { auto_rotate_period: '24h' }, { auto_rotate_period: '48h' }, [
    'warning',
    'auto_rotate_period',
    'The key is rotated less often, or not at all',
  ]),
  changing(key())('a key that is rotated more often', { auto_rotate_period: '48h' }, { auto_rotate_period: '24h' }, [
    'note',
    'auto_rotate_period',
    'Other versions of the key are used',
  ]),
  changing({ ...key(), name: 'turned' })(
    'a key whose old ciphertexts are refused',
    { min_decryption_version: 1 },
    { min_decryption_version: 2 },
    ['warning', 'min_decryption_version', 'Ciphertexts of old versions are refused'],
  ),
  {
    title: 'deleted key',
    before: key(),
    says: [['danger', undefined, 'Everything that the key has encrypted is lost for ever']],
  },
];
