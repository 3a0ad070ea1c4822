import type { TestEmulator } from './emulator';

/** Where the tests log in, and with what. */
export interface AppRole {
  readonly roleId: string;
  readonly secretId: string;
}

/** Lets the emulator issue tokens of a role of AppRole, with the policy `deploy`, which may do nearly everything. */
export async function createAppRole(
  emulator: TestEmulator,
  role: Readonly<Record<string, unknown>> = {},
): Promise<AppRole> {
  const send = async (method: string, path: string, body?: unknown) => {
    const { status, body: reply } = await emulator.request(method, `/v1/${path}`, { body });
    if (status >= 300) throw new Error(`${path}: ${status} ${JSON.stringify(reply)}`);
    return reply?.data;
  };
  await send('POST', 'sys/auth/approle', { type: 'approle' });
  const policy = 'path "*" { capabilities = ["create", "read", "update", "patch", "delete", "list"] }';
  await send('POST', 'sys/policies/acl/deploy', { policy });
  await send('POST', 'auth/approle/role/deploy', { token_policies: ['deploy'], token_ttl: '1h', ...role });
  return {
    roleId: (await send('GET', 'auth/approle/role/deploy/role-id')).role_id,
    secretId: (await send('POST', 'auth/approle/role/deploy/secret-id', {})).secret_id,
  };
}

/** The tokens that logins have obtained and that are still valid. */
export async function openTokens(emulator: TestEmulator): Promise<readonly { readonly accessor: string }[]> {
  return (await emulator.request('GET', '/_emulator/tokens')).body.tokens;
}
