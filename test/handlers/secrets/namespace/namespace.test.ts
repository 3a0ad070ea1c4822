import type { Values } from '../../../../src/definition/value';
import * as registry from '../../../../src/handlers';
import type { TestEmulatorOptions } from '../../../support/emulator';
import { Proxied, openProxied } from '../../../support/environments/proxied';
import { refusal } from '../../../support/environments/refusal';
import { openTerraformEnvironment } from '../../../support/environments/terraform-environment';
import { writePeerState } from '../../../support/peer-state';
import { changedAttributes } from '../../../support/terraform';

const TYPE = 'lintel_namespace';
const minimal: Values = { path: 'payments' };

let open: Proxied;
afterEach(async () => {
  await open.close();
});
const start = async (options: TestEmulatorOptions) => {
  open = await openProxied(registry, options);
};
const asked = () => open.proxy.passed.splice(0).map(({ method, path }) => `${method} ${path}`);

it('a namespace is refused by the plan with the dialect of the specification, which has none', async () => {
  await start({});
  const error = await refusal(open.core.plan(TYPE, minimal));
  expect(error.reported).toMatchObject([{ severity: 'error', path: [], summary: 'Namespaces are not supported' }]);
  expect(error.message).toContain('the provider uses the dialect "standard"');
  for (const act of [
    () => open.core.readData(TYPE, { path: 'a' }),
    () => open.core.readData('lintel_namespaces', {}),
    () => open.core.list(TYPE, {}),
  ]) {
    const { reported } = await refusal(act());
    expect(reported).toMatchObject([{ summary: 'Invalid configuration', path: [] }]);
    expect(reported[0]!.detail).toMatch(/^Only services with the dialects "vault"/);
  }
  expect(asked()).toEqual([]);
});

it('a namespace is refused with a sentence by a Vault without an Enterprise licence', async () => {
  await start({ dialects: { secrets: 'vault' }, settings: { namespaces: false } });
  for (const act of [
    () => open.core.apply(TYPE, minimal),
    () => open.core.readData(TYPE, minimal),
    () => open.core.readData('lintel_namespaces', {}),
    () => open.core.list(TYPE, {}),
  ]) {
    const { message } = await refusal(act());
    expect(message).toContain('This server has no namespaces');
    expect(message).toContain('unsupported path');
  }
});

it('namespaces are scanned recursively by OpenBao alone', async () => {
  await start({ dialects: { secrets: 'vault' } });
  const error = await refusal(open.core.readData('lintel_namespaces', { recursive: true }));
  expect(error.reported).toMatchObject([{ path: ['recursive'] }]);
  expect(error.message).toContain('supported only with the dialect "openbao"');
});

describe.each(['openbao', 'vault'] as const)('a namespace, in the dialect %s,', (secrets) => {
  const PATH = '/v1/sys/namespaces/payments';
  beforeEach(async () => start({ dialects: { secrets } }));

  it('is created by one write after a look, and changed by a merge of what changes', async () => {
    const { held } = await open.core.apply(TYPE, { ...minimal, customMetadata: { a: '1', b: '2', c: '3' } });
    const requests = asked();
    expect(requests.filter((one) => !one.startsWith('GET'))).toEqual([`POST ${PATH}`]);
    expect(requests[0]).toBe(`GET ${PATH}`);
    expect([held.state.uuid === undefined, held.state.tainted]).toEqual(
      secrets === 'vault' ? [true, undefined] : [false, false],
    );
    open.proxy.passed.splice(0);
    await open.core.apply(TYPE, { ...minimal, customMetadata: { a: '1', b: '4', d: '5' } }, held);
    const [patch] = open.proxy.passed.filter(({ method }) => method !== 'GET');
    // The emulator, like the service, refuses a patch of another content type.
    expect([patch.method, patch.body]).toEqual(['PATCH', { custom_metadata: { b: '4', c: null, d: '5' } }]);
  });

  it('is an error if it is deleted during the update', async () => {
    const { held } = await open.core.apply(TYPE, minimal);
    open.proxy.watch = async ({ method }) => {
      if (method === 'PATCH') await open.service.request('DELETE', PATH);
    };
    const { message } = await refusal(open.core.apply(TYPE, { ...minimal, customMetadata: { a: '1' } }, held));
    expect(message).toContain('The namespace `payments` no longer exists');
  });

  it('is destroyed with a warning if the token may not look', async () => {
    const { held } = await open.core.apply(TYPE, minimal);
    open.proxy.watch = ({ path, response }) => {
      if (path.startsWith('/v1/payments/')) response({ status: 403, body: { errors: ['permission denied'] } });
    };
    expect(await open.core.destroy(TYPE, held)).toMatchObject([
      { severity: 'warning', detail: expect.stringContaining('`payments/sys/namespaces`, `payments/sys/mounts`') },
    ]);
  });
});

it('a namespace that is being deleted is gone for a read, and a destroy and a new one wait for its end', async () => {
  await start({ dialects: { secrets: 'openbao' }, settings: { namespaceDelayMs: 60_000 } });
  const { held } = await open.core.apply(TYPE, minimal);
  const reads: string[] = [];
  // The end comes when the namespace has been seen to be tainted.
  open.proxy.watch = async ({ method, path, forward, response }) => {
    if (method !== 'GET' || !path.endsWith('/sys/namespaces/payments')) return;
    const reply = await forward();
    response(reply);
    const { tainted } = ((reply.body as Values).data ?? {}) as Values;
    reads.push(String(tainted));
    if (tainted === true) await open.service.control.clock(61);
  };
  await open.core.destroy(TYPE, held);
  expect(reads).toEqual(['false', 'true', 'undefined']);
  const { held: other } = await open.core.apply(TYPE, minimal);
  await open.service.request('DELETE', '/v1/sys/namespaces/payments');
  open.proxy.watch = () => undefined;
  expect(await open.core.refresh(TYPE, other)).toBeUndefined();
  reads.splice(0);
  open.proxy.watch = async ({ method, path, forward, response }) => {
    if (method !== 'GET' || !path.endsWith('/sys/namespaces/payments')) return;
    const reply = await forward();
    response(reply);
    const { tainted } = ((reply.body as Values).data ?? {}) as Values;
    reads.push(String(tainted));
    if (tainted === true) await open.service.control.clock(61);
  };
  const { held: again } = await open.core.apply(TYPE, minimal);
  expect(reads.slice(0, 2)).toEqual(['true', 'undefined']);
  expect(again.state.namespaceId).not.toBe(other.state.namespaceId);
});

it('a moved block takes over the resource of the Vault provider, and nothing is recreated or sent', async () => {
  await start({});
  const { service, proxy, terraform, close } = await openTerraformEnvironment('vault');
  try {
    await service.request('POST', '/v1/sys/namespaces/team', { body: {} });
    await service.request('POST', '/v1/team/sys/namespaces/payments', { body: { custom_metadata: { cost: '42' } } });
    const { body } = await service.request('GET', '/v1/team/sys/namespaces/payments');
    writePeerState(terraform, [
      {
        type: 'vault_namespace',
        name: 'payments',
        attributes: {
          id: 'payments/',
          namespace: 'team',
          namespace_id: body.data.id,
          path: 'payments',
          path_fq: 'team/payments',
          custom_metadata: { cost: '42' },
        },
      },
    ]);
    terraform.configure(`
moved {
  from = vault_namespace.payments
  to   = lintel_namespace.payments
}

resource "lintel_namespace" "payments" {
  namespace       = "team"
  path            = "payments"
  custom_metadata = { cost = "42" }
}
`);
    const [change] = (await terraform.plan()).resource_changes!;
    expect([change.change.actions, changedAttributes(change)]).toEqual([['no-op'], []]);
    expect(proxy.passed.filter(({ method }) => method !== 'GET')).toEqual([]);
  } finally {
    await close();
  }
}, 60_000);

it('namespaces are made, changed, listed and destroyed by real terraform', async () => {
  await start({});
  const { service, terraform, close } = await openTerraformEnvironment('openbao', {}, true);
  const configure = (cost: string) =>
    terraform.configure(`
resource "lintel_namespace" "team" {
  path = "team"
}

resource "lintel_namespace" "payments" {
  namespace       = lintel_namespace.team.full_path
  path            = "payments"
  custom_metadata = { cost = "${cost}" }
}

resource "lintel_secrets_mount" "kv" {
  namespace = lintel_namespace.payments.full_path
  path      = "kv"
  type      = "kv"
}

data "lintel_namespaces" "all" {
  recursive  = true
  depends_on = [lintel_namespace.payments]
}

data "lintel_namespaces" "outer" {
  depends_on = [lintel_namespace.payments]
}

output "names" {
  value = [data.lintel_namespaces.all.names, data.lintel_namespaces.outer.names]
}
`);
  try {
    configure('42');
    await terraform.apply();
    expect(await terraform.planIsEmpty()).toBe(true);
    configure('43');
    await terraform.apply();
    expect(JSON.parse(await terraform.succeed('output', '-json', 'names'))).toEqual([
      ['team', 'team/payments'],
      ['team'],
    ]);
    await terraform.succeed('destroy', '-auto-approve');
    const { unknown } = await service.control.requests();
    expect([unknown, (await service.control.snapshot()).objects.namespaces]).toEqual([0, []]);
  } finally {
    await close();
  }
}, 60_000);
