import * as path from 'path';
import { withInstalledProvider } from '../support/installed-provider';
import { identityToken, prepareLogins, tokensLeft, writeJwtRole } from '../support/login-service';
import { emulatedOpenbao, SecretsService } from '../support/openbao';
import { lintel } from './run-cli';

jest.setTimeout(60_000);

let service: SecretsService;

beforeAll(async () => {
  service = await emulatedOpenbao();
  await prepareLogins(service);
  await service.data('POST', 'sys/policies/acl/operator', {
    policy: 'path "*" { capabilities = ["create", "read", "update", "delete", "list", "sudo"] }',
  });
  await writeJwtRole(service, 'operator', { token_policies: ['operator'] });
  await service.data('POST', 'pki/roles/web', { allow_any_name: true });
});

afterAll(async () => service.close());

const env = (more: Record<string, string> = {}) => ({
  LINTEL_SECRETS_ADDRESS: service.address,
  LINTEL_SECRETS_DIALECT: 'openbao',
  LINTEL_SECRETS_LOGIN: 'jwt',
  LINTEL_SECRETS_LOGIN_MOUNT: 'forge',
  LINTEL_SECRETS_LOGIN_ROLE: 'operator',
  LINTEL_SECRETS_LOGIN_JWT: identityToken(),
  ...more,
});

const requests = async (ending: string): Promise<number> => {
  const response = await fetch(`${service.address}/_emulator/requests`);
  const { requests: all } = (await response.json()) as { requests: { path: string; count: number }[] };
  return all.filter((one) => one.path.endsWith(ending)).reduce((sum, { count }) => sum + count, 0);
};

it.each<[string, readonly string[], RegExp]>([
  ['adopt', ['adopt', '--only', 'lintel_pki_role', '--json'], /"importId": ?"pki\/roles\/web"/],
  ['rekey', ['rekey', 'status'], /no rekey|not in progress|rekey/i],
])('lintel %s logs in once, and gives its token back', async (_, args, says) => {
  const before = await requests('/auth/forge/login');
  const { code, stdout, stderr } = await lintel(args, env());
  expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
  expect(stdout).toMatch(says);
  expect((await requests('/auth/forge/login')) - before).toBe(1);
  expect(await tokensLeft(service, 'emulator')).toBe(0);
});

it.each([
  ['adopt', ['adopt', '--only', 'lintel_pki_role', '--json']],
  ['rekey', ['rekey', 'status']],
])('lintel %s says why a login is refused', async (_, args) => {
  const jwt = identityToken();
  const { code, stdout, stderr } = await lintel(
    args,
    env({ LINTEL_SECRETS_LOGIN_ROLE: 'nobody', LINTEL_SECRETS_LOGIN_JWT: jwt }),
  );
  expect(code).toBe(1);
  expect(stderr).toContain('The login by jwt at `auth/forge` with the role `nobody`');
  expect(stderr).toContain('The auth method has no such role.');
  expect(stdout + stderr).not.toContain(jwt);
});

it('a token file given to lintel rekey takes the place of the login of the environment', async () => {
  const { code, stderr } = await lintel(['rekey', 'status', '--token-file', '/nonexistent'], env());
  expect(code).toBe(1);
  expect(stderr).toContain('ENOENT');
});

it.each([
  ['review', /lintel_pki_role\.web will be created|No known risks/],
  ['drift', /pki/],
])('lintel %s --stack plans with a login, and leaves no token', async (command, says) => {
  const stack = withInstalledProvider().configure('resource "lintel_pki_role" "web" {\n  name = "web"\n}\n');
  stack.write('existing.tf', 'import {\n  to = lintel_pki_role.web\n  id = "pki/roles/web"\n}\n');
  try {
    const before = await requests('/auth/forge/login');
    const configured = env({ TF_CLI_CONFIG_FILE: path.join(stack.folder, 'cli.tfrc') });
    const { code, stdout, stderr } = await lintel([command, '--stack', stack.folder], configured);
    expect({ code, stdout, stderr }).toEqual({ code: 0, stdout: expect.stringMatching(says), stderr });
    expect((await requests('/auth/forge/login')) - before).toBe(1);
    expect(await tokensLeft(service, 'emulator')).toBe(0);
  } finally {
    stack.close();
  }
});
