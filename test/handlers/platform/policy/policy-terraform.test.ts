/** @tier complete */
import { truncateSync } from 'fs';
import * as path from 'path';
import * as registry from '../../../../src/handlers';
import { startEmulator, TestEmulator } from '../../../support/emulator';
import { settingsFor } from '../../../support/environments/environment';
import { RecordingProxy } from '../../../support/environments/recording-proxy';
import { terraformJson } from '../../../support/environments/resource';
import { writePeerState } from '../../../support/peer-state';
import { serveRegistry, ServedRegistry } from '../../../support/serve-registry';
import { changedAttributes, TerraformFolder } from '../../../support/terraform';

const POLICIES = '/api/v2/organizations/acme/policies';
const UPLOADS = '/api/v2/policies/*/upload';
const ADDRESS = 'lintel_policy.restrict';

let service: TestEmulator;
let proxy: RecordingProxy;
let served: ServedRegistry;
let terraform: TerraformFolder;
/** Called after the provider has responded to an RPC. */
let responded: (rpc: string) => void;

beforeEach(async () => {
  service = await startEmulator();
  proxy = await RecordingProxy.open(service.address);
  responded = () => undefined;
  served = await serveRegistry(registry, (rpc) => responded(rpc));
  terraform = new TerraformFolder(served.environment);
  connect(service);
});

afterEach(async () => {
  terraform.close();
  await served.close();
  await proxy.close();
  await service.close();
});

/** The emulator's faults are set without the proxy, because the proxy forwards only complete responses. */
const connect = (to: { readonly address: string }) =>
  terraform.write('provider.tf.json', JSON.stringify({ provider: { lintel: terraformJson(settingsFor(to)) } }));

const policy = (code: string, rest = '', name = 'restrict') => `resource "lintel_policy" "${name}" {
  organization      = "acme"
  name              = "${name}"
  enforcement_level = "advisory"
  ${code}
  ${rest}
}
`;
const CODE = 'main = rule { true }';
const withText = policy(`source = ${JSON.stringify(CODE)}`);

interface Stored {
  readonly id: string;
  readonly name: string;
  readonly code: { readonly base64: string } | null;
}

const stored = async () => (await service.control.snapshot()).objects.policies as unknown as Stored[];
const storedCode = async () =>
  (await stored()).map(({ code }) => code && Buffer.from(code.base64, 'base64').toString());
const upload = (id: string, body: string) =>
  service.request('PUT', `/api/v2/policies/${id}/upload`, {
    body,
    headers: { 'Content-Type': 'application/octet-stream' },
  });
const flat = (text: string) => text.replace(/[│╷╵\s]+/g, ' ');
const apply = () => terraform.run('apply', '-auto-approve', '-input=false');

describe('the code of a policy', () => {
  it('appears in the plan as a diff after it was changed outside Lintel, and is repaired', async () => {
    terraform.configure(policy('source = "package acme\\n\\nallow := true\\n"', 'kind = "opa"'));
    await terraform.apply();
    await upload((await stored())[0].id, 'package acme\n\nallow := false\n');
    const { stdout } = await terraform.run('plan', '-input=false');
    expect(flat(stdout)).toContain('~ source = <<-EOT package acme - allow := false + allow := true EOT');
    expect(stdout).toContain('Plan: 0 to add, 1 to change, 0 to destroy.');
    await terraform.apply();
    expect(await storedCode()).toEqual(['package acme\n\nallow := true\n']);
    expect(await terraform.planIsEmpty()).toBe(true);
  });

  it('can be read from a file as with `file()`, and switched between both forms without a request', async () => {
    const file = path.join(terraform.folder, 'restrict.sentinel');
    terraform.write('restrict.sentinel', CODE).configure(policy(`source_file = ${JSON.stringify(file)}`));
    await terraform.apply();
    expect(terraform.instance(ADDRESS).attributes).toMatchObject({ source: CODE, source_file: file });
    expect(await terraform.planIsEmpty()).toBe(true);

    await service.control.clearRequests();
    terraform.configure(policy('source = file("${path.module}/restrict.sentinel")'));
    const [change] = (await terraform.plan()).resource_changes!;
    expect(changedAttributes(change)).toEqual(['source_file']);
    await terraform.apply();
    const { requests } = await service.control.requests();
    expect(requests.filter(({ method }) => method !== 'GET')).toEqual([]);

    terraform
      .write('restrict.sentinel', 'main = rule { false }')
      .configure(policy(`source_file = ${JSON.stringify(file)}`));
    await terraform.apply();
    expect(await storedCode()).toEqual(['main = rule { false }']);
    expect(await terraform.planIsEmpty()).toBe(true);
  });

  it('is refused by the plan, at its attribute, if it is too large', async () => {
    terraform.write('large.rego', '');
    truncateSync(path.join(terraform.folder, 'large.rego'), 10 * 1024 * 1024 + 1);
    terraform.configure(
      `${policy('source = file("large.rego")', '', 'text')}${policy(`source_file = ${JSON.stringify(path.join(terraform.folder, 'large.rego'))}`, '', 'file')}`,
    );
    const { status, stderr } = await terraform.run('plan', '-input=false');
    expect(status).toBe(1);
    expect(flat(stderr)).toMatch(
      /Invalid `source` with lintel_policy\.text, on main\.tf line \d+, in resource "lintel_policy" "text": \d+: source = file\("large\.rego"\) .* has 10485761 bytes of UTF-8/,
    );

    terraform.configure(
      policy(`source_file = ${JSON.stringify(path.join(terraform.folder, 'large.rego'))}`, '', 'file'),
    );
    const second = await terraform.run('plan', '-input=false');
    expect(flat(second.stderr)).toMatch(
      /Invalid `source_file` with lintel_policy\.file, on main\.tf line \d+, in resource "lintel_policy" "file": \d+: source_file = .* has 10485761 bytes/,
    );
    expect(await stored()).toEqual([]);
  });

  it('can come from another resource of the same plan', async () => {
    terraform.configure(
      `resource "terraform_data" "code" {\n  input = ${JSON.stringify(CODE)}\n}\n${policy('source = terraform_data.code.output')}`,
    );
    await terraform.apply();
    expect(await storedCode()).toEqual([CODE]);
    expect(await terraform.planIsEmpty()).toBe(true);
  });
});

describe('a failed upload of policy code', () => {
  it.each([
    ['once', [{ method: 'PUT', path: UPLOADS, times: 1, status: 500 }]],
    ['three times', [{ method: 'PUT', path: UPLOADS, times: 3, status: 502 }]],
    ['the response is lost', [{ method: 'PUT', path: UPLOADS, times: 2, reset: 'after' as const }]],
    ['the connection breaks', [{ method: 'PUT', path: UPLOADS, times: 2, reset: 'before' as const }]],
    [
      'the service responds with 429',
      [{ method: 'PUT', path: UPLOADS, times: 1, status: 429, headers: { 'Retry-After': '0' } }],
    ],
  ])('is repeated (%s)', async (_, faults) => {
    await service.control.faults(faults);
    terraform.configure(withText);
    await terraform.apply();
    expect(await storedCode()).toEqual([CODE]);
    expect(await terraform.planIsEmpty()).toBe(true);
  });

  it('that never succeeds leaves neither a policy nor a state, and the next apply creates the policy', async () => {
    await service.control.faults([{ method: 'PUT', path: UPLOADS, status: 500 }]);
    terraform.configure(withText);
    const { status, stderr } = await apply();
    expect(status).toBe(1);
    expect(flat(stderr)).toMatch(/PUT \/policies\/pol-\w+\/upload: 500/);
    expect(await stored()).toEqual([]);
    expect(terraform.state().resources).toEqual([]);

    await service.control.clearFaults();
    await terraform.apply();
    expect(await storedCode()).toEqual([CODE]);
  });

  it('during an update keeps the state, and the next apply repairs the policy', async () => {
    terraform.configure(withText);
    await terraform.apply();
    await service.control.faults([{ method: 'PUT', path: UPLOADS, status: 500 }]);
    terraform.configure(policy('source = "main = rule { false }"', 'description = "Restricts."'));
    expect((await apply()).status).toBe(1);
    expect(await storedCode()).toEqual([CODE]);
    expect(terraform.instance(ADDRESS).status).toBeUndefined();

    await service.control.clearFaults();
    const [change] = (await terraform.plan()).resource_changes!;
    expect(changedAttributes(change)).toEqual(['policy_set_count', 'source', 'updated_at']);
    await terraform.apply();
    expect(await storedCode()).toEqual(['main = rule { false }']);
    expect(await terraform.planIsEmpty()).toBe(true);
  });
});

describe('a policy whose create response is lost', () => {
  it.each(['after', 'before'] as const)(
    'exists exactly once after the next apply, if the connection breaks %s the effect',
    async (reset) => {
      await service.control.faults([{ method: 'POST', path: POLICIES, times: 1, reset }]);
      terraform.configure(withText);
      await apply();
      await terraform.apply();
      expect(await storedCode()).toEqual([CODE]);
      expect(await terraform.planIsEmpty()).toBe(true);
    },
  );

  it('is distinguished from a policy of the same name created by another client', async () => {
    connect(proxy);
    proxy.watch = async (passing) => {
      if (passing.method !== 'POST') return;
      await service.request('POST', POLICIES, {
        body: { data: { type: 'policies', attributes: { 'name': 'restrict', 'enforcement-level': 'hard-mandatory' } } },
      });
      passing.drop();
    };
    terraform.configure(withText);
    const { stderr } = await apply();
    expect(flat(stderr)).toContain(
      'the object that exists now differs from what was sent. To manage it with Terraform, import it: terraform import lintel_policy.<name> acme/restrict',
    );
    expect(await storedCode()).toEqual([null]);
  });

  it('is complete in state after the run was interrupted', async () => {
    connect(proxy);
    terraform.configure(withText);
    proxy.watch = async (passing) => {
      if (passing.method !== 'POST') return;
      const stopped = new Promise<void>((resolve) => {
        responded = (rpc) => {
          if (rpc === 'StopProvider') resolve();
        };
      });
      running.process.kill('SIGINT');
      await stopped;
    };
    const running = terraform.start(['apply', '-auto-approve', '-input=false']);
    await running.finished;
    proxy.watch = () => undefined;
    expect(await storedCode()).toEqual([CODE]);
    expect(terraform.instance(ADDRESS)).toMatchObject({ attributes: { id: (await stored())[0].id, source: CODE } });
    expect(await terraform.planIsEmpty()).toBe(true);
  });
});

describe('the policy sets of a policy', () => {
  it('can change on the service without a diff, and be configured as they are', async () => {
    for (const name of ['one', 'two']) await service.control.policySet(`polset-${name}`, name);
    const withSets = (sets: string) => policy(`source = ${JSON.stringify(CODE)}`, `policy_set_ids = [${sets}]`);
    terraform.configure(withSets('"polset-one"'));
    await terraform.apply();
    const { objects, ...rest } = await service.control.snapshot();
    await service.control.restore({
      ...rest,
      objects: {
        ...objects,
        policies: (objects.policies as object[]).map((one) => ({ ...one, policySets: ['polset-two'] })) as never,
      },
    });
    expect(await terraform.planIsEmpty()).toBe(true);
    terraform.configure(withSets('"polset-two"'));
    expect(await terraform.planIsEmpty()).toBe(true);
    terraform.configure(withSets('"polset-one", "polset-two"'));
    const { status, stderr } = await terraform.run('plan', '-input=false');
    expect(status).toBe(1);
    expect(flat(stderr)).toMatch(/`policy_set_ids` cannot be changed .* configure the current value: \["polset-two"\]/);
    terraform.configure(withText);
    expect(await terraform.planIsEmpty()).toBe(true);
  });
});

describe('policy sets that are known only after apply', () => {
  const configured = (set: string) =>
    `resource "terraform_data" "set" {\n  input = "${set}"\n}\n${policy(`source = ${JSON.stringify(CODE)}`, 'policy_set_ids = [terraform_data.set.output]')}`;

  it('are sent when the policy is created, and refused afterwards if they differ, because no update can send them', async () => {
    for (const name of ['one', 'two']) await service.control.policySet(`polset-${name}`, name);
    terraform.configure(configured('polset-one'));
    await terraform.apply();
    expect(terraform.instance(ADDRESS).attributes.policy_set_ids).toEqual(['polset-one']);
    expect(await terraform.planIsEmpty()).toBe(true);
    terraform.configure(configured('polset-two'));
    const { status, stderr } = await apply();
    expect(status).toBe(1);
    expect(flat(stderr)).toMatch(/`policy_set_ids` cannot be changed .* configure the current value: \["polset-one"\]/);
    expect((await terraform.run('plan', '-input=false')).status).toBe(1);
  });
});

describe('a policy managed by the tfe provider', () => {
  const attributes = { organization: 'acme', description: null, query: null };
  const peers = {
    first: {
      type: 'tfe_policy',
      state: {
        ...attributes,
        description: '',
        kind: 'sentinel',
        enforce_mode: 'soft-mandatory',
        policy: CODE,
        query: '',
      },
    },
    second: {
      type: 'tfe_policy',
      state: {
        ...attributes,
        description: 'Restricts.',
        kind: 'opa',
        enforce_mode: 'mandatory',
        policy: 'package acme',
        query: 'data.acme.deny',
      },
    },
    third: {
      type: 'tfe_sentinel_policy',
      state: { organization: 'acme', description: '', enforce_mode: 'hard-mandatory', policy: CODE },
    },
  };
  const configured = {
    first: 'enforcement_level = "soft-mandatory"\n  source = "main = rule { true }"',
    second:
      'kind = "opa"\n  description = "Restricts."\n  query = "data.acme.deny"\n  enforcement_level = "mandatory"\n  source = "package acme"',
    third: 'enforcement_level = "hard-mandatory"\n  source = "main = rule { true }"',
  };

  it('is taken over by a moved block from either type without a request', async () => {
    const names = Object.keys(peers) as (keyof typeof peers)[];
    const resources = [];
    for (const name of names) {
      const { type, state } = peers[name];
      const { kind, query } = { kind: 'sentinel', query: null, ...state } as { kind: string; query: string | null };
      const sent = {
        name,
        'description': state.description,
        'kind': kind === 'opa' ? 'opa' : 'sentinel_framework',
        'enforcement-level': state.enforce_mode,
        ...(query ? { query } : {}),
      };
      const { id } = (
        await service.request('POST', POLICIES, { body: { data: { type: 'policies', attributes: sent } } })
      ).body.data;
      await upload(id, state.policy);
      resources.push({ type, name, attributes: { id, name, ...state } });
    }
    writePeerState(terraform, resources);
    terraform.configure(
      names
        .map(
          (name) => `moved {\n  from = ${peers[name].type}.${name}\n  to = lintel_policy.${name}\n}
resource "lintel_policy" "${name}" {\n  organization = "acme"\n  name = "${name}"\n  ${configured[name]}\n}\n`,
        )
        .join(''),
    );
    const changes = (await terraform.plan()).resource_changes!;
    expect(changes.map(({ address, change }) => [address, change.actions])).toEqual(
      names.map((name) => [`lintel_policy.${name}`, ['no-op']]),
    );
    await service.control.clearRequests();
    await terraform.apply();
    const { requests } = await service.control.requests();
    expect(requests.filter(({ method }) => method !== 'GET')).toEqual([]);
    expect(terraform.state().resources.map(({ type }) => type)).toEqual(names.map(() => 'lintel_policy'));
    expect(await terraform.planIsEmpty()).toBe(true);
  });
});

describe('a generated policy configuration', () => {
  it('plans only the import', async () => {
    const attributes = {
      'name': 'restrict',
      'kind': 'opa',
      'query': 'data.acme.deny',
      'enforcement-level': 'mandatory',
      'description': 'Restricts.',
    };
    const { id } = (await service.request('POST', POLICIES, { body: { data: { type: 'policies', attributes } } })).body
      .data;
    await upload(id, 'package acme\n\n"${quoted}" %{x}\n');
    terraform.configure(`import {\n  to = ${ADDRESS}\n  id = "acme/restrict"\n}\n`);
    const { stdout } = await terraform.run('plan', '-generate-config-out=generated.tf');
    expect(stdout).toContain('Plan: 1 to import, 0 to add, 0 to change, 0 to destroy.');
    await terraform.apply();
    expect(await terraform.planIsEmpty()).toBe(true);
  });
});
