import { isLikeName, spellingsOf, withoutSpellings, type Origin } from '../../src/printing/secret-values';

const redacted = (secret: string, text: string, origin: Origin) =>
  withoutSpellings(text, spellingsOf([secret]), origin);

describe('a secret that looks like a name', () => {
  test.each(['root', 'postgres', 'Summer2024', 'dev-root', 'AppUser', 'secret/data', '12345678'])(
    '%s is one',
    (secret) => expect(isLikeName(secret)).toBe(true),
  );

  test.each([
    ['root', 'Cannot create lintel_pki_root: the root of the authority is no root_ca'],
    ['root', 'lintel_pki_role.root and module.root.lintel_pki_role.web'],
    ['root', 'POST /pki/root/generate/internal'],
    ['root', 'the attribute `root` and the path /etc/root'],
    ['root', '{"root":1, "root" : 2}'],
    ['postgres', 'POST /postgres/main'],
    ['postgres', 'postgres://db.example.com:5432/postgres and postgres:5432'],
    ['postgres', 'lintel_database_connection.postgres'],
    ['Summer2024', 'the module Summer2024-nights at /Summer2024/x'],
    ['dev-root', 'my-dev-root/x, `dev-root`, dev-roots'],
  ])('%s stays inside of names, types, and paths: %s', (secret, text) => {
    expect(redacted(secret, text, 'lintel')).toBe(text);
  });

  test.each([
    ['root', 'root'],
    ['root', 'X-Vault-Token: root'],
    ['root', 'Authorization: Bearer root'],
    ['root', 'https://example.com/x?token=root&a=b'],
    ['root', '{"a":"root"}'],
    ['root', String.raw`"{\"a\":\"root\"}"`],
    ['root', "the token 'root' is refused"],
    ['root', 'token: root'],
    ['postgres', 'postgresql://app:postgres@db:5432/x'],
    ['postgres', 'user=app password=postgres host=db'],
    ['Summer2024', 'the password Summer2024 is refused'],
    ['dev-root', 'what was sent with dev-root.'],
  ])('%s is removed where values stand: %s', (secret, text) => {
    expect(redacted(secret, text, 'lintel')).toContain('(sensitive)');
    expect(redacted(secret, text, 'service')).toContain('(sensitive)');
  });

  test.each([
    ['root', 'the password root is too short', 'the password (sensitive) is too short'],
    ['root', 'a\\nroot\\nb', 'a\\n(sensitive)\\nb'],
    ['root', 'q=%22root%22', 'q=%22(sensitive)%22'],
    ['postgres', 'invalid value: postgres.', 'invalid value: (sensitive).'],
    ['postgres', 'no handler for postgres/creds/web', 'no handler for postgres/creds/web'],
    ['postgres', 'lookup /v1/postgres/config', 'lookup /v1/postgres/config'],
  ])('%s is a whole word of a text of a service: %s', (secret, text, expected) => {
    expect(redacted(secret, text, 'service')).toBe(expected);
  });

  it('stays in the name of a field', () => {
    expect(redacted('postgres', 'postgres', 'name')).toBe('postgres');
  });
});

describe('any other secret', () => {
  test.each(['x7Kq2mP9', 'hunter2!', 'hvs.CAESIJ2q', 'pa ss', 'correct-horse-battery-staple', 'canary "x" / 1 + ü'])(
    '%s is removed everywhere',
    (secret) => {
      expect(isLikeName(secret)).toBe(false);
      for (const spelling of [
        secret,
        JSON.stringify(secret).slice(1, -1),
        encodeURIComponent(secret),
        Buffer.from(secret).toString('base64'),
      ]) {
        for (const origin of ['lintel', 'service', 'name'] as const) {
          expect(redacted(secret, `lintel_${spelling}/x_${spelling}y`, origin)).toBe(
            'lintel_(sensitive)/x_(sensitive)y',
          );
        }
      }
    },
  );

  it('is removed whole if another secret is a part of it', () => {
    expect(withoutSpellings('a postgres-x7Kq2mP9 b', spellingsOf(['postgres', 'postgres-x7Kq2mP9']), 'service')).toBe(
      'a (sensitive) b',
    );
  });
});
