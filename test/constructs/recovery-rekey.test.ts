import { TerraformOutput, Testing } from 'cdktf';
import { secrets } from '../../src';
import { newStack } from '../support/new-stack';

const { DataRecoveryRekey, EphemeralRecoveryKeyBackup, RecoveryRekey } = secrets;

const KEY = Buffer.from([0x98, 1, 4]).toString('base64');

test('synthesizes a rekey as it was written, and can output its nonce', () => {
  const stack = newStack();
  const rekey = new RecoveryRekey(stack, 'rekey', {
    secretShares: 2,
    secretThreshold: 2,
    pgpKeys: [KEY, KEY],
    backup: true,
    requireVerification: true,
    triggers: { year: '2026' },
  });
  const running = new DataRecoveryRekey(stack, 'running');
  new TerraformOutput(stack, 'nonce', { value: rekey.nonce });
  new TerraformOutput(stack, 'missing', { value: running.required });
  const { resource, output } = JSON.parse(Testing.synth(stack)) as {
    resource: Record<string, Record<string, Record<string, unknown>>>;
    output: object;
  };
  const { '//': _, ...attributes } = resource.lintel_recovery_rekey.rekey;
  expect(attributes).toEqual({
    secret_shares: 2,
    secret_threshold: 2,
    pgp_keys: [KEY, KEY],
    backup: true,
    require_verification: true,
    triggers: { year: '2026' },
  });
  expect(output).toEqual({
    nonce: { value: '${lintel_recovery_rekey.rekey.nonce}' },
    missing: { value: '${data.lintel_recovery_rekey.running.required}' },
  });
});

test('returns the shares of one holder of a backup as a list', () => {
  const stack = newStack();
  const backup = new EphemeralRecoveryKeyBackup(stack, 'backup');
  new TerraformOutput(stack, 'shares', { value: backup.keys.get('f00d') });
  expect(JSON.parse(Testing.synth(stack))).toMatchObject({
    ephemeral: { lintel_recovery_key_backup: { backup: {} } },
    output: { shares: { value: '${ephemeral.lintel_recovery_key_backup.backup.keys["f00d"]}' } },
  });
});

test.each([
  [
    'a threshold greater than the number of shares',
    { secretShares: 2, secretThreshold: 3 },
    /secretThreshold: .*at most/,
  ],
  [
    'a number of keys that differs from the number of shares',
    { secretShares: 2, secretThreshold: 2, pgpKeys: [KEY] },
    /pgpKeys: .*must equal|as many as/,
  ],
  [
    'an armored key',
    { secretShares: 1, secretThreshold: 1, pgpKeys: ['-----BEGIN PGP PUBLIC KEY BLOCK-----'] },
    /pgpKeys.*without armor/,
  ],
  [
    'a backup of unencrypted shares',
    { secretShares: 1, secretThreshold: 1, backup: true },
    /pgpKeys: .*must be configured/,
  ],
])('refuses %s at construction', (_, props, words) => {
  expect(() => new RecoveryRekey(newStack(), 'rekey', props)).toThrow(words);
});
