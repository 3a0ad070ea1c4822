import type { Value, Values } from '../../../../src/definition/value';
import * as registry from '../../../../src/handlers';
import { Held } from '../../../support/environments/core';
import { Proxied, openProxied } from '../../../support/environments/proxied';
import { refusal } from '../../../support/environments/refusal';

const TYPE = 'lintel_pki_role';
const PATH = '/v1/pki/roles/web';
const config: Values = { name: 'web' };

/** The fields that every write repeats, because the service resets a missing one to its default. */
const DEFAULTS = {
  issuer_ref: 'default',
  not_before_duration: 30,
  allow_localhost: true,
  allowed_domains_template: false,
  allow_bare_domains: false,
  allow_subdomains: false,
  allow_glob_domains: false,
  allow_wildcard_certificates: true,
  allow_any_name: false,
  enforce_hostnames: true,
  allow_ip_sans: true,
  allowed_uri_sans_template: false,
  cn_validations: ['email', 'hostname'],
  require_cn: true,
  use_csr_common_name: true,
  use_csr_sans: true,
  server_flag: true,
  client_flag: true,
  code_signing_flag: false,
  email_protection_flag: false,
  key_type: 'rsa',
  key_bits: 2048,
  signature_bits: 256,
  use_pss: false,
  key_usage: ['DigitalSignature', 'KeyAgreement', 'KeyEncipherment'],
  basic_constraints_valid_for_non_ca: false,
  generate_lease: false,
  no_store: false,
  no_store_metadata: false,
};
const SETS = ['allowed_domains', 'allowed_uri_sans', 'allowed_serial_numbers', 'allowed_user_ids'];
const LISTS = ['ou', 'organization', 'country', 'locality', 'province', 'street_address', 'postal_code'];

let open: Proxied;
beforeEach(async () => {
  open = await openProxied(registry);
});
afterEach(async () => {
  await open.close();
});

const make = async (values: Values = config, proxied = open): Promise<Held> =>
  (await proxied.core.apply(TYPE, values)).held;
const change = async (values: Values, object: Held, proxied = open): Promise<Held> =>
  (await proxied.core.apply(TYPE, values, object)).held;
const planned = async (values: Values, object: Held, proxied = open) =>
  proxied.core.refreshAndPlan(TYPE, values, object);
const written = (proxied = open) =>
  proxied.proxy.passed.filter(({ method }) => method === 'POST').map(({ body }) => body as Values);
const reported = async (proxied = open): Promise<Values> => (await proxied.service.request('GET', PATH)).body.data;
const patch = (body: object, proxied = open) =>
  proxied.service.request('PATCH', PATH, { body, headers: { 'Content-Type': 'application/merge-patch+json' } });
const camel = (name: string) => name.replace(/_([a-z])/g, (_, letter: string) => letter.toUpperCase());
/** Without the computed attributes that every update plans as unknown. */
const withoutMoving = (names: readonly string[]) =>
  names.filter((name) => !['allowTokenDisplayname', 'maxPathLength'].includes(name));

async function inDialect(dialect: 'vault' | 'openbao', act: (proxied: Proxied) => Promise<void>): Promise<void> {
  const proxied = await openProxied(registry, { dialects: { secrets: dialect } });
  try {
    await act(proxied);
  } finally {
    await proxied.close();
  }
}

describe('writing a PKI role', () => {
  it('checks that none exists, writes every attribute that is configured or has a default, and reads it back', async () => {
    await make({ ...config, allowedDomains: ['example.com'], ttl: '1h' });
    expect(open.proxy.passed.map(({ method, path }) => `${method} ${path}`)).toEqual([
      `GET ${PATH}`,
      `POST ${PATH}`,
      `GET ${PATH}`,
    ]);
    expect(written()).toEqual([{ ...DEFAULTS, allowed_domains: ['example.com'], ttl: 3600 }]);
  });

  it('sends the whole role with every change, so that no field is reset', async () => {
    const values: Values = {
      ...config,
      allowedDomains: ['example.com'],
      ou: ['Web'],
      keyType: 'ec',
      allowAnyName: true,
    };
    await change({ ...values, ttl: '2h' }, await make(values));
    const [created, updated] = written();
    expect(updated).toEqual({ ...created, ttl: 7200 });
  });

  it('passes on the warnings of the service', async () => {
    await open.service.request('POST', '/v1/sys/mounts/empty', { body: { type: 'pki' } });
    const { warnings } = await open.core.apply(TYPE, { ...config, mount: 'empty' });
    expect(warnings.map(({ detail }) => detail).join()).toContain('no default issuing certificate');
  });
});

describe('durations of a PKI role', () => {
  it.each(['24h', '1d', '86400', '1440m', '23h60m'])(
    'plan no change for %s, whatever notation the service returns (PKR-2)',
    async (ttl) => {
      for (const act of [
        async (proxied: Proxied) => quiet(proxied, ttl),
        async () => inDialect('vault', async (proxied) => quiet(proxied, ttl)),
      ]) {
        await act(open);
      }
    },
  );

  async function quiet(proxied: Proxied, ttl: string): Promise<void> {
    const values = { ...config, ttl, maxTtl: ttl, notBeforeDuration: '0' };
    const object = await make(values, proxied);
    expect(object.state).toMatchObject({ ttl, maxTtl: ttl });
    expect((await planned(values, object, proxied)).changes).toEqual([]);
    expect(
      (await planned({ ...values, ttl: '86400', maxTtl: '24h', notBeforeDuration: '0s' }, object, proxied)).changes,
    ).toEqual([]);
    const imported = await proxied.core.import(TYPE, { id: 'pki/roles/web' });
    expect(imported!.state).toMatchObject({ ttl: '86400', maxTtl: '86400', notBeforeDuration: '0' });
    expect((await proxied.core.plan(TYPE, values, imported)).action).toBe('nothing');
  }

  it('of zero mean those of the mount', async () => {
    const object = await make({ ...config, ttl: '0s' });
    for (const ttl of ['0', undefined]) {
      expect((await planned({ ...config, ttl }, object)).action).toBe(ttl === undefined ? 'update' : 'nothing');
    }
    expect((await make({ name: 'other' })).state.ttl).toBeUndefined();
    expect(await reported()).toMatchObject({ ttl: '0s' });
  });
});

describe('key sizes of a PKI role', () => {
  const natural = { rsa: [2048, 256], ec: [256, 0], ed25519: [0, 0], any: [0, 0] } as const;
  const cases = Object.entries(natural).flatMap(([keyType, [keyBits, signatureBits]]) => {
    const forms: readonly Values[] = [{}, { keyBits: 0, signatureBits: 0 }, { keyBits, signatureBits }];
    return forms.map((form): [string, string, Values] => [keyType, JSON.stringify(form), form]);
  });

  it.each(cases)(
    "of %s, configured as %s, have the service's default, and plan no change for an equivalent value",
    async (keyType, _, form) => {
      const [keyBits, signatureBits] = natural[keyType as keyof typeof natural];
      const values = { ...config, keyType, ...form };
      const object = await make(values);
      expect(await reported()).toMatchObject({ key_bits: keyBits, signature_bits: signatureBits });
      expect((await planned(values, object)).changes).toEqual([]);
      const imported = await open.core.import(TYPE, { id: 'pki/roles/web' });
      for (const other of [{}, { keyBits: 0, signatureBits: 0 }, { keyBits, signatureBits }]) {
        expect((await planned({ ...config, keyType, ...other }, object)).changes).toEqual([]);
        expect((await planned({ ...config, keyType, ...other }, imported!)).changes).toEqual([]);
      }
    },
  );

  it.each([{}, { keyBits: 0, signatureBits: 0 }])(
    'are restored after a change outside Terraform if the configuration is %j',
    async (form) => {
      const values = { ...config, ...form };
      const object = await make(values);
      await patch({ key_bits: 4096, signature_bits: 512 });
      const plan = await planned(values, object);
      expect(withoutMoving(plan.changes)).toEqual(['keyBits', 'signatureBits']);
      await change(values, plan.held!);
      expect(await reported()).toMatchObject({ key_bits: 2048, signature_bits: 256 });
    },
  );

  it('follow a changed key type, and return to the default when they are removed', async () => {
    let object = await make({ ...config, keyBits: 4096 });
    object = await change(config, object);
    expect(await reported()).toMatchObject({ key_bits: 2048 });
    object = await change({ ...config, keyType: 'ec' }, object);
    expect(object.state).toMatchObject({ keyBits: 256, signatureBits: 0 });
    object = await change({ ...config, keyType: 'ec', keyBits: 384 }, object);
    expect(await reported()).toMatchObject({ key_type: 'ec', key_bits: 384 });
    object = await change({ ...config, keyType: 'any' }, object);
    expect(await reported()).toMatchObject({ key_type: 'any', key_bits: 0 });
    expect((await planned({ ...config, keyType: 'any' }, object)).changes).toEqual([]);
  });
});

describe('lists of a PKI role', () => {
  it('are each restored if they were emptied outside Terraform (PKR-1)', async () => {
    const fields = [
      ...SETS,
      ...LISTS,
      'ext_key_usage_oids',
      'policy_identifiers',
      'allowed_other_sans',
      'ext_key_usage',
      'key_usage',
    ];
    const special: { readonly [name: string]: Value } = {
      ext_key_usage: ['ClientAuth'],
      key_usage: ['CertSign'],
      allowed_other_sans: ['*'],
      ext_key_usage_oids: ['1.2.3'],
      policy_identifiers: ['1.2.3'],
    };
    const values: Values = {
      ...config,
      ...Object.fromEntries<Value>(fields.map((name) => [camel(name), special[name] ?? ['one']])),
    };
    const object = await make(values);
    for (const name of fields) {
      await patch({ [name]: [] });
      const plan = await planned(values, object);
      expect([name, withoutMoving(plan.changes)]).toEqual([name, [camel(name)]]);
      await change(values, plan.held!);
    }
    expect((await planned(values, object)).changes).toEqual([]);
  });

  it('are compared in order only if their order matters', async () => {
    const values = { ...config, ou: ['One', 'Two'], allowedDomains: ['a.example', 'b.example'] };
    const object = await make(values);
    expect((await planned({ ...values, allowedDomains: ['b.example', 'a.example'] }, object)).changes).toEqual([]);
    expect(withoutMoving((await planned({ ...values, ou: ['Two', 'One'] }, object)).changes)).toEqual(['ou']);
  });

  it('of usages and validations are compared without regard to case, and an empty list of usages is not the default', async () => {
    const values = {
      ...config,
      keyUsage: ['certsign', 'CRLSign'],
      extKeyUsage: ['clientauth'],
      cnValidations: ['Hostname'],
    };
    const object = await make(values);
    expect((await planned(values, object)).changes).toEqual([]);
    expect(
      (
        await planned(
          { ...config, keyUsage: ['CrlSign', 'CertSign'], extKeyUsage: ['ClientAuth'], cnValidations: ['hostname'] },
          object,
        )
      ).changes,
    ).toEqual([]);
    const none = await change({ ...config, keyUsage: [] }, object);
    expect(await reported()).toMatchObject({ key_usage: [], ext_key_usage: [], cn_validations: ['email', 'hostname'] });
    expect((await planned({ ...config, keyUsage: [] }, none)).changes).toEqual([]);
    expect(withoutMoving((await planned(config, none)).changes)).toEqual(['keyUsage']);
  });

  it('of policies are compared as JSON documents, in any order', async () => {
    const document = '{ "cps": "https://example.com/policy", "oid": "1.3.6.1.4.1.7.9" }';
    const values = { ...config, policyIdentifiers: ['1.3.6.1.4.1.7.8', document] };
    const object = await make(values);
    expect((await reported()).policy_identifiers).toEqual(['1.3.6.1.4.1.7.8', JSON.stringify(JSON.parse(document))]);
    expect((await planned(values, object)).changes).toEqual([]);
    const same = [
      '{"oid":"1.3.6.1.4.1.7.9","cps":"https://example.com/policy","notice":""}',
      '{"oid": "1.3.6.1.4.1.7.8"}',
    ];
    expect((await planned({ ...config, policyIdentifiers: same }, object)).changes).toEqual([]);
    const imported = await open.core.import(TYPE, { id: 'pki/roles/web' });
    expect((await open.core.plan(TYPE, { ...config, policyIdentifiers: same }, imported)).action).toBe('nothing');
    expect(
      withoutMoving((await planned({ ...config, policyIdentifiers: ['1.3.6.1.4.1.7.80', document] }, object)).changes),
    ).toEqual(['policyIdentifiers']);
    const {
      reported: [{ path, detail }],
    } = await refusal(open.core.plan(TYPE, { ...config, policyIdentifiers: ['{"oid": "1.2.3",}'] }));
    expect(path).toEqual(['policyIdentifiers']);
    expect(detail).toContain('is not a JSON object');
  });
});

describe('the response to a read of a PKI role', () => {
  /** The fields of every role in the specification. */
  const shown = {
    allow_any_name: false,
    allow_ip_sans: true,
    allow_localhost: true,
    allow_subdomains: false,
    allowed_domains: [],
    allowed_uri_sans: [],
    allowed_other_sans: [],
    client_flag: true,
    code_signing_flag: false,
    key_bits: 2048,
    key_type: 'rsa',
    ttl: 0,
    max_ttl: '0s',
    server_flag: true,
  };

  it('without some fields counts as having empty or default values (PKR-3)', async () => {
    const object = await make();
    for (const data of [shown, { ...shown, signature_bits: null, key_usage: null, not_after: null }]) {
      open.proxy.watch = ({ method, response }) => {
        if (method === 'GET') response({ status: 200, body: { data } });
      };
      const plan = await planned(config, object);
      expect(withoutMoving(plan.changes)).toEqual([]);
      expect(plan.held!.state).toMatchObject({
        keyBits: 2048,
        signatureBits: 256,
        keyType: 'rsa',
        allowLocalhost: true,
      });
      const imported = await open.core.import(TYPE, { id: 'pki/roles/web' });
      expect((await open.core.plan(TYPE, config, imported)).action).toBe('nothing');
    }
  });
});

describe('PKI roles in the dialects of Vault and OpenBao', () => {
  const everything = [
    ['serialNumberSource', 'json', ['vault']],
    ['allowedIpSansCidr', ['10.0.0.0/8'], ['openbao']],
    ['allowGlobsInIdentityTemplates', true, ['openbao']],
    ['notBefore', '2030-01-01T00:00:00Z', ['openbao']],
    ['notBeforeBound', 'forbid', ['openbao']],
    ['notAfterBound', '2040-01-01T00:00:00Z', ['openbao']],
    ['noStoreMetadata', true, ['standard', 'vault']],
  ] as const;

  it('accept the attributes of their dialect, and refuse those of the others at plan time', async () => {
    const tried = async (dialect: string, proxied: Proxied) => {
      for (const [attribute, value, has] of everything) {
        const plan = proxied.core.plan(TYPE, { ...config, [attribute]: value });
        if ((has as readonly string[]).includes(dialect)) {
          expect((await plan).action).toBe('create');
        } else {
          const {
            reported: [{ path, detail }],
          } = await refusal(plan);
          expect(path).toEqual([attribute]);
          expect(detail).toContain(`the provider uses the dialect "${dialect}"`);
        }
      }
      // A value that equals the default is accepted.
      expect(
        (
          await proxied.core.plan(TYPE, {
            ...config,
            noStoreMetadata: false,
            allowGlobsInIdentityTemplates: false,
            allowedIpSansCidr: [],
            notBefore: '',
          })
        ).action,
      ).toBe('create');
    };
    await tried('standard', open);
    await inDialect('vault', (proxied) => tried('vault', proxied));
    await inDialect('openbao', (proxied) => tried('openbao', proxied));
  });

  it('are sent without fields that would cause a warning', async () => {
    const names = everything.map(([attribute]) => attribute.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`));
    const sent = (proxied: Proxied) => names.filter((name) => name in written(proxied)[0]);
    await make();
    expect(sent(open)).toEqual(['no_store_metadata']);
    await inDialect('vault', async (proxied) => {
      await make(config, proxied);
      expect(sent(proxied)).toEqual(['no_store_metadata']);
    });
    await inDialect('openbao', async (proxied) => {
      await make(config, proxied);
      expect(sent(proxied)).toEqual(['allow_globs_in_identity_templates']);
    });
  });

  it('keep values that the service chose through updates, and reset them when an attribute is removed', async () => {
    await inDialect('openbao', async (proxied) => {
      let object = await make(config, proxied);
      expect(object.state).toMatchObject({
        notBeforeBound: 'permit',
        notAfterBound: 'permit',
        allowTokenDisplayname: false,
      });
      await patch({ not_before_bound: 'forbid' }, proxied);
      const plan = await planned(config, object, proxied);
      expect(plan.changes).toEqual([]);
      object = await change({ ...config, ttl: '1h' }, plan.held!, proxied);
      expect(await reported(proxied)).toMatchObject({ not_before_bound: 'forbid', ttl: 3600 });
      object = await change({ ...config, notAfterBound: 'ttl-limited' }, object, proxied);
      object = await change(config, object, proxied);
      expect(object.state).toMatchObject({ notBeforeBound: 'forbid', notAfterBound: 'permit' });
      expect((await planned(config, object, proxied)).changes).toEqual([]);
    });
  });

  it('are compared without the host bits of networks, which the service drops', async () => {
    await inDialect('openbao', async (proxied) => {
      const values = { ...config, allowedIpSansCidr: ['10.1.2.3/8', 'fd00:0:0::1/16', '::ffff:10.0.0.1/120'] };
      const object = await make(values, proxied);
      expect((await reported(proxied)).allowed_ip_sans_cidr).toEqual(['10.0.0.0/8', 'fd00::/16', '::ffff:a00:0/120']);
      expect((await planned(values, object, proxied)).changes).toEqual([]);
      expect(
        (
          await planned(
            { ...config, allowedIpSansCidr: ['FD00::/16', '10.0.0.0/8', '::ffff:10.0.0.9/120'] },
            object,
            proxied,
          )
        ).changes,
      ).toEqual([]);
      expect(
        withoutMoving((await planned({ ...config, allowedIpSansCidr: ['10.0.0.0/9'] }, object, proxied)).changes),
      ).toEqual(['allowedIpSansCidr']);
      expect(
        (await refusal(proxied.core.plan(TYPE, { ...config, allowedIpSansCidr: ['10.0.0.0/33'] }))).message,
      ).toContain('is not a network');
    });
  });

  it('refuse a name with a space, which their paths do not accept', async () => {
    await inDialect('vault', async (proxied) => {
      expect((await refusal(proxied.core.plan(TYPE, { name: 'web app' }))).reported[0].path).toEqual(['name']);
    });
  });
});

describe('reading PKI roles (PKR-4)', () => {
  it('returns every field in the data source, including empty lists', async () => {
    await make({ ...config, allowedDomains: ['example.com'], maxTtl: '1h' });
    expect(await open.core.readData(TYPE, { name: 'web' })).toMatchObject({
      id: 'pki/roles/web',
      mount: 'pki',
      issuerRef: 'default',
      allowedDomains: ['example.com'],
      ou: [],
      maxTtl: '3600',
      keyBits: 2048,
      keyUsage: DEFAULTS.key_usage,
      noStoreMetadata: false,
    });
    expect((await refusal(open.core.readData(TYPE, { name: 'nobody' }))).message).toContain(
      'There is no role `nobody` at `pki`',
    );
  });
});
