/**
 * Mounts, policies and roles of auth methods, over TLS: the life of ten, and the plan of a thousand, which is as far as a plan is concerned the same
 * whether Terraform has applied them or not.
 */
import type { Row } from './row';
import { withEmulator, Workspace, type Emulator, type Instance } from './terraform';

const FEW = 10;
const MANY = Number(process.env.BENCH_MANY ?? 1_000);
const ONLY = process.env.BENCH_KINDS?.split(',');

interface Kind {
  readonly name: string;
  readonly type: string;
  /** The attributes of one object, with `${count.index}` where objects must differ. */
  readonly values: string;
  /** What creates the object whose name is given. */
  readonly create: (name: string) => readonly [path: string, body: object];
  /** At most so many requests for each object, besides a few shared ones. */
  readonly requests: { readonly plan: number; readonly apply: number; readonly destroy: number };
}

/** A read before and after each write; a role of AppRole has its id at a path of its own. */
const OBJECT = { plan: 1, apply: 3, destroy: 2 };
const LISTED = { plan: 0, apply: 3, destroy: 1 };

const KINDS: readonly Kind[] = [
  {
    name: 'secrets mounts',
    type: 'lintel_secrets_mount',
    values: 'path = "many-${count.index}"\n  type = "database"\n  description = "many-${count.index}"',
    create: (name) => [`sys/mounts/${name}`, { type: 'database', description: name }],
    // A destroy reads the mount, and lists its leases, connections, roles and static roles.
    requests: { ...LISTED, destroy: 6 },
  },
  {
    name: 'auth mounts',
    type: 'lintel_auth_mount',
    values: 'path = "many-${count.index}"\n  type = "jwt"\n  description = "many-${count.index}"',
    create: (name) => [`sys/auth/${name}`, { type: 'jwt', description: name }],
    // Whether there is one is asked below `sys/mounts/auth`, then below `sys/auth`.
    requests: { ...LISTED, apply: 4, destroy: 4 },
  },
  {
    name: 'ACL policies of OpenBao',
    type: 'lintel_acl_policy',
    values:
      'name = "many-${count.index}"\n  rules = [{ path = "database/creds/many-${count.index}", capabilities = ["read"] }]',
    create: (name) => [`sys/policies/acl/${name}`, { policy: renderedRule(name) }],
    requests: LISTED,
  },
  {
    name: 'password policies',
    type: 'lintel_password_policy',
    values: 'name = "many-${count.index}"\n  length = 20\n  rules = [{ charset = "abcdefghij", min_chars = 1 }]',
    create: (name) => [`sys/policies/password/${name}`, { policy: PASSWORDS }],
    // A plan that changes nothing tries the generator, and so does each write.
    requests: { plan: 2, apply: 4, destroy: 3 },
  },
  {
    name: 'AppRole roles',
    type: 'lintel_approle_role',
    values: 'name = "many-${count.index}"\n  token_policies = ["app"]\n  token_ttl = "10m"',
    create: (name) => [`auth/approle/role/${name}`, { token_policies: ['app'], token_ttl: 600 }],
    requests: { plan: 2, apply: 6, destroy: 3 },
  },
  {
    name: 'token roles',
    type: 'lintel_token_role',
    values: 'name = "many-${count.index}"\n  allowed_policies = ["app"]',
    create: (name) => [`auth/token/roles/${name}`, { allowed_policies: ['app'] }],
    requests: OBJECT,
  },
  {
    name: 'JWT roles',
    type: 'lintel_jwt_auth_role',
    values:
      'name = "many-${count.index}"\n  user_claim = "sub"\n  bound_audiences = ["us"]\n  bound_subject = "many-${count.index}"\n  token_policies = ["app"]',
    create: (name) => [
      `auth/jwt/role/${name}`,
      { role_type: 'jwt', user_claim: 'sub', bound_audiences: ['us'], bound_subject: name, token_policies: ['app'] },
    ],
    requests: OBJECT,
  },
  {
    name: 'Kubernetes roles',
    type: 'lintel_kubernetes_auth_role',
    values:
      'name = "many-${count.index}"\n  bound_service_account_names = ["many-${count.index}"]\n  bound_service_account_namespaces = ["apps"]\n  audience = "us"\n  token_policies = ["app"]',
    create: (name) => [
      `auth/kubernetes/role/${name}`,
      {
        bound_service_account_names: [name],
        bound_service_account_namespaces: ['apps'],
        audience: 'us',
        token_policies: ['app'],
      },
    ],
    requests: OBJECT,
  },
];

const PASSWORDS = 'length = 20\n\nrule "charset" {\n  charset = "abcdefghij"\n  min-chars = 1\n}\n';

function renderedRule(name: string): string {
  return `path "database/creds/${name}" {\n  capabilities = ["read"]\n}\n`;
}

/** Requests that all objects of a command share. A list serves reads for ten seconds: on a slow machine, several are read. */
const FOR_ALL = 10;

export async function measureFoundation(): Promise<Row[]> {
  const rows: Row[] = [];
  for (const kind of KINDS.filter(({ name }) => !ONLY || ONLY.includes(name))) {
    const more = await withEmulator(
      async (emulator, folder) => {
        for (const type of ['approle', 'jwt', 'kubernetes']) await send(emulator, `sys/auth/${type}`, { type });
        const life = await measureLife(emulator, folder, kind);
        return [...life, ...(await measureMany(emulator, folder, kind))];
      },
      '--tls',
      '--dialect',
      'openbao',
    );
    for (const { what, value } of more) process.stderr.write(`  ${what}: ${value.toFixed(2)}\n`);
    rows.push(...more);
  }
  return rows;
}

async function send(emulator: Emulator, path: string, body: object): Promise<void> {
  const { status } = await emulator.request('POST', `/v1/${path}`, body);
  if (status >= 300) throw new Error(`POST ${path}: ${status}`);
}

/** The requests of each command. Of so few objects, starting the provider is most of the time. */
async function measureLife(emulator: Emulator, folder: string, kind: Kind): Promise<Row[]> {
  const workspace = new Workspace(folder, emulator.environment, ourConfiguration(kind, emulator, FEW));
  const rows: Row[] = [];
  for (const command of ['apply', 'plan', 'destroy'] as const) {
    rows.push(requestsRow(kind, FEW, command, await emulator.count(() => void workspace[command]())));
  }
  return rows;
}

/** The objects are created by plain requests, and the states are derived from those of one object. */
async function measureMany(emulator: Emulator, folder: string, kind: Kind): Promise<Row[]> {
  const ours = new Workspace(folder, emulator.environment, ourConfiguration(kind, emulator, 1));
  const theirs = new Workspace(folder, emulator.environment, theirConfiguration(kind, 1));
  for (const workspace of [ours, theirs]) workspace.apply();
  for (let index = 1; index < MANY; index += 1) await send(emulator, ...kind.create(`many-${index}`));
  ours.grow(ourConfiguration(kind, emulator, MANY), MANY, instanceOf);
  theirs.grow(theirConfiguration(kind, MANY), MANY, instanceOf);
  const pair = () => ours.plan() / theirs.plan();
  // The first pair only warms up.
  pair();
  return [
    {
      what: `plan of ${MANY} ${kind.name}`,
      value: pair(),
      unit: 'times',
      limit: 5,
      how: 'wall, over TLS; to terraform_data with the same values; one pair',
    },
    requestsRow(kind, MANY, 'plan', await emulator.count(() => void ours.plan())),
    {
      what: `provider's CPU, plan of ${MANY} ${kind.name}`,
      value: ours.usageOfPlan().cpu,
      unit: 's',
      limit: 0.4 + MANY * 0.003,
      how: 'of one plan, over TLS; all its processes',
    },
  ];
}

function instanceOf(first: Instance, index: number): Instance {
  return { ...(JSON.parse(JSON.stringify(first).replaceAll('many-0', `many-${index}`)) as Instance), index_key: index };
}

function requestsRow(kind: Kind, count: number, command: keyof Kind['requests'], value: number): Row {
  return {
    what: `requests, ${command} of ${count} ${kind.name}`,
    value,
    unit: 'requests',
    limit: kind.requests[command] * count + FOR_ALL,
    how: 'of one command, over TLS',
  };
}

function ourConfiguration({ type, values }: Kind, { caFile }: Emulator, count: number): string {
  return `
terraform {
  required_providers {
    lintel = { source = "registry.terraform.io/lintel/lintel" }
  }
}
provider "lintel" {
  secrets = {
    ca_cert_file = "${caFile}"
    dialect      = "openbao"
  }
}
resource "${type}" "it" {
  count = ${count}
  ${values}
}
`;
}

function theirConfiguration({ values }: Kind, count: number): string {
  return `resource "terraform_data" "it" {\n  count = ${count}\n  input = {\n  ${values}\n  }\n}\n`;
}
