/**
 * The kinds of objects that are compared with other providers': Lintel's, theirs, and as many `terraform_data` with the
 * same values.
 */
import { hasPeer, Peer, peerBlock, peerEnvironment, withPeer } from './peers';
import { Emulator, Providers, Workspace } from './terraform';

export interface Kind {
  readonly name: string;
  readonly peer: Peer;
  readonly type: string;
  /** The attributes of one Lintel object, with `${count.index}` where objects must differ. */
  readonly values: string;
  readonly theirType: string;
  readonly theirValues: string;
  /** Resources that come with each object and refer to `it`. */
  readonly belongings?: string;
  /** How many resources an object is with what belongs to it; 1 if absent. */
  readonly size?: number;
  readonly theirBelongings?: string;
  /**
   * Requests for each object, besides a few shared ones: at most as many as the other provider needs, plus the read
   * that keeps a create from taking over an existing object.
   */
  readonly requests: { readonly plan: number; readonly apply: number; readonly destroy: number };
}

/** A policy's code is downloaded through a redirect. */
const POLICY = { plan: 2, apply: 3, destroy: 3 };
const ROLE = { plan: 1, apply: 3, destroy: 2 };

/** The dialects of the other providers' services, which the emulator and Lintel use too. */
export const DIALECTS: { readonly [peer in Peer]: string } = { tfe: 'hcp', vault: 'vault' };

const OURS = 'acme';
/**
 * Each provider creates its objects in a separate organization or under separate names, so that no list contains the
 * other's objects.
 */
const THEIRS = 'beta';

export const KINDS: readonly Kind[] = [
  {
    name: 'run tasks',
    peer: 'tfe',
    type: 'lintel_run_task',
    theirType: 'tfe_organization_run_task',
    requests: { plan: 0, apply: 1, destroy: 1 },
    ...both(
      (organization) => `
    organization = "${organization}"
    name         = "task-\${count.index}"
    url          = "https://hooks.example.com/\${count.index}"
    description  = "Task \${count.index}"`,
    ),
  },
  {
    name: 'policies',
    peer: 'tfe',
    type: 'lintel_policy',
    theirType: 'tfe_policy',
    requests: POLICY,
    values: policy(OURS, 'source           ', 'enforcement_level'),
    theirValues: policy(THEIRS, 'policy           ', 'enforce_mode     '),
  },
  {
    name: 'workspaces of ten variables',
    peer: 'tfe',
    type: 'lintel_workspace',
    theirType: 'tfe_workspace',
    size: 11,
    // A page of the list contains 100 workspaces with their variables.
    requests: { plan: 0.1, apply: 14, destroy: 14 },
    ...both(
      (organization) => `
    organization = "${organization}"
    name         = "workspace-\${count.index}"
    description  = "Workspace \${count.index}"`,
    ),
    belongings: variables('lintel'),
    theirBelongings: variables('tfe'),
  },
  {
    name: 'static roles',
    peer: 'vault',
    type: 'lintel_database_static_role',
    theirType: 'vault_database_secret_backend_static_role',
    requests: ROLE,
    values: staticRole('mount  ', 'ours', '"24h"'),
    theirValues: staticRole('backend', 'theirs', '86400'),
  },
  {
    name: 'ACL policies',
    peer: 'vault',
    type: 'lintel_acl_policy',
    theirType: 'vault_policy',
    requests: { plan: 1, apply: 3, destroy: 2 },
    values: aclPolicy('ours'),
    theirValues: aclPolicy('theirs'),
  },
  {
    name: 'PKI roles',
    peer: 'vault',
    type: 'lintel_pki_role',
    theirType: 'vault_pki_secret_backend_role',
    requests: ROLE,
    values: pkiRole('mount  ', 'ours', '"24h"'),
    theirValues: pkiRole('backend', 'theirs', '86400'),
  },
  {
    name: 'database roles',
    peer: 'vault',
    type: 'lintel_database_role',
    theirType: 'vault_database_secret_backend_role',
    requests: ROLE,
    values: databaseRole('mount  ', 'ours', '"1h"'),
    theirValues: databaseRole('backend', 'theirs', '3600'),
  },
];

/** Creates the parents of the objects in the emulator. */
export async function provide(emulator: Emulator): Promise<void> {
  await emulator.request('POST', '/_emulator/organizations', { name: THEIRS, email: 'them@example.com' });
  await emulator.request('POST', '/v1/database/config/orders', {
    plugin_name: 'mysql-database-plugin',
    verify_connection: false,
    allowed_roles: ['*'],
  });
}

export function ourWorkspace(
  folder: string,
  emulator: Emulator,
  { type, values, peer, belongings = '' }: Kind,
  count: number,
  providers?: Providers,
): Workspace {
  const service = peer === 'tfe' ? 'platform' : 'secrets';
  const settings =
    emulator.caFile === undefined
      ? ''
      : `\nprovider "lintel" {\n  ${service} = {\n    ca_cert_file = "${emulator.caFile}"\n    dialect      = "${DIALECTS[peer]}"\n  }\n}`;
  const required =
    '\nterraform {\n  required_providers {\n    lintel = { source = "registry.terraform.io/lintel/lintel" }\n  }\n}';
  return new Workspace(
    folder,
    emulator.environment,
    `${required}${settings}${resource(type, count, values)}${belongings}`,
    providers,
    emulator.states,
  );
}

/** The other provider's objects, or `terraform_data` if its program was not given. */
export function theirWorkspace(folder: string, emulator: Emulator, kind: Kind, count: number): Workspace {
  const { peer, theirType, theirValues, theirBelongings = '' } = kind;
  if (!hasPeer(peer)) return plainWorkspace(folder, emulator, kind, count);
  return new Workspace(
    folder,
    peerEnvironment(emulator),
    `${peerBlock(peer, emulator)}${resource(theirType, count, theirValues)}${theirBelongings}`,
    withPeer(peer),
    emulator.states,
  );
}

/** As many `terraform_data`, for which Terraform starts no provider process. */
export function plainWorkspace(folder: string, emulator: Emulator, { values }: Kind, count: number): Workspace {
  return new Workspace(
    folder,
    emulator.environment,
    resource('terraform_data', count, `\n    input = {${values}\n    }`),
    {},
    emulator.states,
  );
}

/** As many `terraform_data`, whose state is as large as `bytes`. What Terraform itself needs to write a state of this size again for each object. */
export function statedWorkspace(folder: string, emulator: Emulator, count: number, bytes: number): Workspace {
  const of = (length: number) =>
    new Workspace(
      folder,
      emulator.environment,
      resource('terraform_data', count, `\n    input = "${'x'.repeat(length)}"`),
    );
  const empty = of(1);
  empty.apply();
  // The value is in the state twice: as input and as output.
  return of(Math.max(1, Math.round((bytes - empty.stateSize()) / count / 2)));
}

function resource(type: string, count: number, values: string): string {
  return `\nresource "${type}" "it" {\n  count = ${count}${values}\n}\n`;
}

/** Ten variables for each workspace. */
function variables(prefix: string): string {
  return `
resource "${prefix}_variable" "of" {
  count        = length(${prefix}_workspace.it) * 10
  workspace_id = ${prefix}_workspace.it[floor(count.index / 10)].id
  key          = "key_\${count.index % 10}"
  value        = "value \${count.index}"
  category     = "terraform"
}
`;
}

function both(of: (organization: string) => string): Pick<Kind, 'values' | 'theirValues'> {
  return { values: of(OURS), theirValues: of(THEIRS) };
}

function policy(organization: string, code: string, level: string): string {
  return `
    organization      = "${organization}"
    name              = "policy-\${count.index}"
    description       = "Policy \${count.index}"
    kind              = "opa"
    query             = "data.policy.deny"
    ${code} = "package policy\\ndeny[\\"\${count.index}\\"] { false }"
    ${level} = "advisory"`;
}

function staticRole(mount: string, prefix: string, period: string): string {
  return `
    ${mount}         = "database"
    name            = "${prefix}-\${count.index}"
    db_name         = "orders"
    username        = "${prefix}-\${count.index}"
    rotation_period = ${period}`;
}

function pkiRole(mount: string, prefix: string, ttl: string): string {
  return `
    ${mount}         = "pki"
    name            = "${prefix}-\${count.index}"
    allowed_domains = ["\${count.index}.example.com"]
    ttl             = ${ttl}`;
}

function databaseRole(mount: string, prefix: string, ttl: string): string {
  return `
    ${mount}             = "database"
    name                = "${prefix}-\${count.index}"
    db_name             = "orders"
    creation_statements = ["CREATE USER '{{name}}' IDENTIFIED BY '{{password}}'"]
    default_ttl         = ${ttl}`;
}

function aclPolicy(prefix: string): string {
  return `
    name   = "${prefix}-\${count.index}"
    policy = <<-EOT
      path "orders/\${count.index}/*" {
        capabilities = ["read", "list"]
      }
    EOT`;
}
