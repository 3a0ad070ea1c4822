import { median, Row } from './row';
import { Emulator, withEmulator, Workspace } from './terraform';

const RUNS = Number(process.env.BENCH_RUNS ?? 9);
const COUNT = 10;
const LATENCY_MS = 30;

const ROLES = `
terraform {
  required_providers {
    lintel = { source = "registry.terraform.io/lintel/lintel" }
  }
}
resource "lintel_pki_role" "it" {
  count = ${COUNT}
  name  = "role-\${count.index}"
}
`;

/** What it costs a small plan to log in and to give the token back, instead of having a token. */
export async function measureLogin(): Promise<Row[]> {
  return withEmulator(async (emulator, folder) => {
    const login = await byAppRole(emulator);
    const [ours, configured] = [login, emulator.environment].map(
      (environment) => new Workspace(folder, environment, ROLES),
    );
    configured.apply();
    ours.copyState(configured);
    const compare = () => median(Array.from({ length: RUNS + 1 }, () => ours.plan() / configured.plan()).slice(1));
    const requests = (await emulator.count(() => ours.plan())) - (await emulator.count(() => configured.plan()));
    const atOnce = compare();
    await emulator.latency(LATENCY_MS);
    const late = compare();
    const how = `terraform plan, wall, with a login by AppRole; to one with a token; ${RUNS} interleaved pairs`;
    return [
      { what: `plan of ${COUNT} roles with a login`, value: atOnce, unit: 'times', limit: 1.5, how },
      {
        what: `plan of ${COUNT} roles with a login, ${LATENCY_MS} ms a request`,
        value: late,
        unit: 'times',
        limit: 1.5,
        how,
      },
      {
        what: 'requests of a login in a plan',
        value: requests,
        unit: 'requests',
        limit: 2,
        how: 'of one plan, more than with a token',
      },
    ];
  });
}

/** The environment that logs in with a role that may do everything here. */
async function byAppRole({ request, environment, address }: Emulator): Promise<NodeJS.ProcessEnv> {
  const send = async (method: string, path: string, body?: unknown) => {
    const { status, body: reply } = await request(method, `/v1/${path}`, body);
    if (status >= 300) throw new Error(`${path}: ${status}`);
    return reply?.data;
  };
  await send('POST', 'sys/auth/approle', { type: 'approle' });
  await send('POST', 'sys/policies/acl/all', {
    policy: 'path "*" { capabilities = ["create", "read", "update", "delete", "list"] }',
  });
  await send('POST', 'auth/approle/role/bench', { token_policies: ['all'], token_ttl: '1h' });
  return {
    ...environment,
    LINTEL_SECRETS_TOKEN: undefined,
    LINTEL_SECRETS_ADDRESS: address,
    LINTEL_SECRETS_LOGIN: 'approle',
    LINTEL_SECRETS_LOGIN_ROLE_ID: (await send('GET', 'auth/approle/role/bench/role-id')).role_id,
    LINTEL_SECRETS_LOGIN_SECRET_ID: (await send('POST', 'auth/approle/role/bench/secret-id', {})).secret_id,
  };
}
