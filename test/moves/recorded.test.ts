/** @tier complete */
import { readFileSync } from 'fs';
import type { ResourceDefinition } from '../../src/definition/resource';
import * as registry from '../../src/handlers';
import { startEmulator } from '../support/emulator';
import { terraformJson } from '../support/environments/resource';
import { describeGiven } from '../support/needed';
import { serveRegistry } from '../support/serve-registry';
import { changedAttributes, TerraformFolder } from '../support/terraform';
import { applyPeer, DIALECTS, fileOf, PEERS, readRecording, writeRecording } from './peers';
import type { Applied, Peer } from './peers';

const peers = Object.keys(PEERS) as Peer[];

/** Types of `movedFrom` that no recording has, with the reason. */
const UNRECORDED: { readonly [type: string]: string } = {
  lintel_kv_secret_v1: 'it is a type of this provider, for a mount that was upgraded (`kv-secret.test.ts`)',
};

/** Attributes that change, because the old state does not prove that the service has the same secret. */
const CHANGES: { readonly [peer in Peer]: { readonly [address: string]: readonly string[] } } = {
  tfe: {},
  vault: {
    'lintel_approle_secret_id.deploy': ['keep_secret_id', 'state', 'ttl', 'uses_left'],
    'lintel_cluster_config.cluster': ['secrets_revision'],
    'lintel_database_connection.billing': ['secrets_revision'],
    'lintel_database_connection.orders': ['secrets_revision'],
    'lintel_database_connection.stock': ['secrets_revision'],
    'lintel_kubernetes_auth_config.cluster': ['secrets_revision'],
    'lintel_kv_secret.shop': ['secrets_revision'],
    'lintel_kv_secret.shop_api': ['secrets_revision'],
    'lintel_kv_secret_v1.legacy': ['secrets_revision'],
    'lintel_kv_secret_v1.smtp': ['secrets_revision'],
    'lintel_platform_token_config.platform': ['secrets_revision'],
    'lintel_userpass_user.alice': ['secrets_revision'],
  },
};

/** What the plan says is not carried over. */
const LEFT: { readonly [peer in Peer]: readonly string[] } = {
  tfe: [],
  vault: [
    'accessor',
    'credentials_wo_version',
    'data_json',
    'description',
    'mysql.password_wo_version',
    'password_wo_version',
    'postgresql.password',
    'secret_id',
    'service_account_jwt',
    'token',
    'token_reviewer_jwt',
    'tune',
  ],
};

describe.each(peers)('states that the %s provider wrote', (peer) => {
  it('are moved to Lintel without creating, replacing or destroying anything', async () => {
    const { snapshot, state, recordedAt } = readRecording(peer);
    const service = await startEmulator({ dialects: DIALECTS });
    const served = await serveRegistry(registry);
    const terraform = new TerraformFolder(served.environment);
    try {
      // Some objects last a day.
      const advancedSeconds = Math.round((Date.parse(recordedAt) - Date.now()) / 1000);
      await service.control.restore({ ...snapshot, clock: { advancedSeconds } });
      const { address } = service;
      const settings = {
        platform: { address, token: 'platform-root', dialect: DIALECTS.platform },
        secrets: { address, token: 'secrets-root', dialect: DIALECTS.secrets },
      };
      terraform
        .configure(readFileSync(fileOf(peer, 'lintel.tf'), 'utf8'))
        .write('provider.tf.json', JSON.stringify({ provider: { lintel: terraformJson(settings) } }))
        .write('terraform.tfstate', JSON.stringify(state));
      await service.control.clearRequests();
      const said = await terraform.succeed('plan', '-input=false');
      const left = [...said.matchAll(/`(\S+)` is not carried over/g)].map(([, name]) => name);
      expect([...new Set(left)].sort()).toEqual(LEFT[peer]);

      const changes = (await terraform.plan()).resource_changes!;
      expect(
        Object.fromEntries(
          changes
            .filter(({ change }) => change.actions.join() !== 'no-op')
            .map((change) => [
              change.address,
              change.change.actions.join() === 'update' ? changedAttributes(change) : change.change.actions,
            ]),
        ),
      ).toEqual(CHANGES[peer]);
      expect(changes.map((change) => (change as { previous_address?: string }).previous_address).sort()).toEqual(
        state.resources.map(({ type, name }) => `${type}.${name}`).sort(),
      );
      await terraform.apply();
      const written = (await service.control.requests()).requests.filter(({ method }) => method !== 'GET');
      expect(written.filter(({ method }) => method === 'DELETE')).toEqual([]);
      if (Object.keys(CHANGES[peer]).length === 0) expect(written).toEqual([]);
      expect(await terraform.planIsEmpty()).toBe(true);
    } finally {
      terraform.close();
      await served.close();
      await service.close();
    }
  }, 120_000);

  it('were written by the provider that the recording names', () => {
    const { version, state } = readRecording(peer);
    expect(version).toBe(PEERS[peer]);
    expect(new Set(state.resources.map(({ provider }) => provider))).toEqual(
      new Set([`provider["registry.terraform.io/hashicorp/${peer}"]`]),
    );
  });

  it('contain no secret but the placeholders of their configuration, and no key', () => {
    const configured = readFileSync(fileOf(peer, 'peer.tf'), 'utf8');
    const secrets = [
      ...configured.matchAll(
        /^\s*(?:\w*(?:password|token|hmac_key(?:_wo)?|jwt|value_wo|oauth_token|client_secret))\s*=\s*"([^"]*)"/gm,
      ),
    ];
    expect(secrets.length).toBeGreaterThan(0);
    expect(secrets.map(([, value]) => value).filter((value) => value !== 'placeholder')).toEqual([]);
    for (const text of [configured, readFileSync(fileOf(peer, 'recorded.json'), 'utf8')]) {
      // Of a key, only the lines around a placeholder: the provider says what a key looks like.
      expect(
        text.replaceAll(/-----BEGIN [A-Z ]+-----\\n(?:cGxhY2Vob2xkZXI=)\\n-----END [A-Z ]+-----/g, ''),
      ).not.toContain('PRIVATE KEY');
    }
  });
});

it('every type that is moved is in a recording, in a schema version that is supported', () => {
  const recorded = new Map(
    peers.flatMap((peer) =>
      readRecording(peer).state.resources.map(({ type, instances }) => [type, instances[0].schema_version] as const),
    ),
  );
  const definitions = Object.values(registry.resources).map((resource): ResourceDefinition => resource.definition());
  const sources = definitions.flatMap(({ movedFrom = [] }) => movedFrom);
  const missing = sources.map(({ type }) => type).filter((type) => !recorded.has(type));
  expect([...new Set(missing)].sort()).toEqual(Object.keys(UNRECORDED).sort());
  expect(
    sources
      .filter(({ type, schemaVersions }) => recorded.has(type) && !schemaVersions.includes(recorded.get(type)!))
      .map(({ type }) => type),
  ).toEqual([]);
});

describeGiven('the providers themselves', 'LINTEL_TEST_PEERS', (folder) => {
  it.each(peers)(
    'write states of the recorded form: %s',
    async (peer) => {
      const applied = await applyPeer(peer, folder);
      if (process.env.RECORD_PEERS) writeRecording(peer, applied);
      expect(formOf(applied)).toEqual(formOf(readRecording(peer)));
    },
    300_000,
  );
});

/** Identifiers, certificates and times differ between runs; names of attributes do not. */
function formOf({ state }: Pick<Applied, 'state'>): object {
  return state.resources.map(({ type, name, instances: [{ schema_version, attributes }] }) => [
    type,
    name,
    schema_version,
    Object.keys(attributes),
  ]);
}
