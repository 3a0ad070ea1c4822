import { Testing } from 'cdktf';
import { Duration, secrets } from '../../src';
import { newStack } from '../support/new-stack';

type Attributes = Readonly<Record<string, unknown>>;
type Blocks = { readonly [type: string]: { readonly [name: string]: Attributes } };
type Props = Partial<secrets.TwoTierAuthorityProps>;

const PROPS = {
  commonName: 'Acme',
  clusterAddress: 'https://secrets.example.com:8200/',
  rootGeneration: '2026',
};

/** The resources that a program declares, by their type and the end of their name: without the authority and the hash of the path. */
function declared(props: Props = {}, program: (authority: secrets.TwoTierAuthority) => void = () => undefined) {
  const stack = newStack();
  program(new secrets.TwoTierAuthority(stack, 'authority', { ...PROPS, ...props }));
  const { resource } = JSON.parse(Testing.synth(stack)) as { readonly resource: Blocks };
  const short = (name: string) => name.replace(/^authority_/, '').replace(/_[0-9A-F]{8}$/, '');
  const found = Object.fromEntries(
    Object.entries(resource).map(([type, blocks]) => [
      type.replace('lintel_', ''),
      Object.fromEntries(Object.entries(blocks).map(([name, { '//': _, ...block }]) => [short(name), block])),
    ]),
  );
  /** What a reference is to, such as `pki_root.root-2026.issuer_id`. */
  const target = (reference: unknown) =>
    [...String(reference).matchAll(/lintel_(\w+)\.([\w-]+)\.(\w+)/g)].map(
      ([, type, name, attribute]) => `${type}.${short(name!)}.${attribute}`,
    );
  return {
    names: (type: string) => Object.keys(found[type] ?? {}),
    of: (type: string, name: string): Attributes => found[type]![name]!,
    target,
    dependencies: (type: string, name: string) =>
      ((found[type]![name]!.depends_on ?? []) as readonly string[]).map((one) => {
        const [, kind, other] = /^lintel_(\w+)\.(.*)$/.exec(one)!;
        return `${kind}.${short(other!)}`;
      }),
  };
}

describe('an authority of two tiers', () => {
  it('declares one root, one issuing authority, and what both mounts need, with sane defaults', () => {
    const { names, of, target } = declared();
    expect(names('pki_root')).toEqual(['root-2026']);
    expect(names('pki_issuer')).toEqual(['issuer-2026']);
    expect(names('pki_issuers_config').sort()).toEqual(['default-issuer', 'default-root']);
    expect(of('pki_root', 'root-2026')).toMatchObject({
      common_name: 'Acme Root 2026',
      issuer_name: 'root-2026',
      ttl: '3650d',
      key_type: 'ec',
      key_bits: 384,
      max_path_length: 2,
    });
    expect(of('pki_signed_intermediate', 'signed-2026')).toMatchObject({
      common_name: 'Acme Issuing Authority 2026',
      ttl: '1095d',
      max_path_length: 0,
    });
    expect(target(of('pki_signed_intermediate', 'signed-2026').issuer_ref)).toEqual(['pki_root.root-2026.issuer_id']);
    expect(of('pki_cluster_config', 'issuing-cluster')).toMatchObject({
      path: expect.stringMatching(/^https:\/\/secrets\.example\.com:8200\/v1\/\$\{/),
    });
    expect(of('secrets_mount', 'root-mount')).toMatchObject({ path: 'pki-root', max_lease_ttl: '3650d' });
    expect(of('secrets_mount', 'issuing-mount')).toMatchObject({ path: 'pki', max_lease_ttl: '90d' });
  });

  it('passes on what is configured, to every generation', () => {
    const props: Props = {
      issuingGeneration: '2027',
      namespace: 'platform',
      rootPath: 'top',
      issuingPath: 'web',
      rootTtl: Duration.days(7300),
      issuingTtl: Duration.days(700),
      maxCertificateTtl: Duration.days(30),
      keyType: secrets.AuthorityKeyType.RSA,
      keyBits: 4096,
      permittedDnsDomains: ['internal.example.com'],
      organization: ['Acme Ltd'],
      crlExpiry: Duration.hours(24),
    };
    const { of } = declared(props, (authority) => {
      authority.rotateRoot('2036', { ttl: Duration.days(9000) });
      authority.rotate('2036', { ttl: Duration.days(800) });
    });
    for (const [name, path, ttl] of [
      ['root-mount', 'top', '7300d'],
      ['issuing-mount', 'web', '30d'],
    ] as const) {
      expect(of('secrets_mount', name)).toMatchObject({ namespace: 'platform', path, max_lease_ttl: ttl });
    }
    const key = { key_type: 'rsa', key_bits: 4096 };
    const organization = ['Acme Ltd'];
    expect(of('pki_root', 'root-2026')).toMatchObject({ ...key, organization, ttl: '7300d' });
    expect(of('pki_root', 'root-2036')).toMatchObject({ ...key, organization, ttl: '9000d' });
    for (const [generation, ttl] of [
      ['2027', '700d'],
      ['2036', '800d'],
    ] as const) {
      expect(of('pki_intermediate_request', `request-${generation}`)).toMatchObject({ ...key, organization });
      expect(of('pki_signed_intermediate', `signed-${generation}`)).toMatchObject({
        organization,
        ttl,
        permitted_dns_domains: ['internal.example.com'],
      });
    }
    // Chains are built by the subject and the key.
    expect(of('pki_signed_intermediate', 'signed-root-2036-by-2026')).toMatchObject({
      common_name: 'Acme Root 2036',
      organization,
      max_path_length: 1,
    });
    for (const tier of ['root', 'issuing']) {
      expect(of('pki_crl_config', `${tier}-crl`)).toMatchObject({ expiry: '24h', auto_rebuild: true });
    }
  });

  it('leaves the size of other keys to the service', () => {
    const { of } = declared({ keyType: secrets.AuthorityKeyType.ED25519 });
    expect(of('pki_root', 'root-2026')).toMatchObject({ key_type: 'ed25519' });
    expect(of('pki_root', 'root-2026')).not.toHaveProperty('key_bits');
  });
});

describe('a rotation of the issuing authority', () => {
  it('adds a generation that signs by default, and roles wait for it', () => {
    const { names, of, target, dependencies } = declared({}, (authority) => {
      const first = authority.issuer;
      const second = authority.rotate('2027');
      expect([authority.issuer, authority.issuer]).not.toContain(first);
      expect(authority.issuer).toBe(second);
      authority.addRole('web', { name: 'web' });
    });
    expect(names('pki_issuer')).toEqual(['issuer-2026', 'issuer-2027']);
    expect(target(of('pki_issuers_config', 'default-issuer').default)).toEqual(['pki_issuer.issuer-2027.issuer_id']);
    expect(target(of('pki_signed_intermediate', 'signed-2027').issuer_ref)).toEqual(['pki_root.root-2026.issuer_id']);
    expect(of('pki_issuer', 'issuer-2027')).toMatchObject({ issuer_name: 'issuing-2027' });
    const [role] = names('pki_role');
    expect(dependencies('pki_role', role!)).toContain('pki_issuers_config.default-issuer');
  });

  it('only prepares it with activate: false', () => {
    const { names, of, target } = declared({}, (authority) => {
      const prepared = authority.rotate('2027', { activate: false });
      expect(authority.issuer).not.toBe(prepared);
    });
    expect(names('pki_issuer')).toEqual(['issuer-2026', 'issuer-2027']);
    expect(target(of('pki_issuers_config', 'default-issuer').default)).toEqual(['pki_issuer.issuer-2026.issuer_id']);
  });

  it('can be repeated, and the last one signs', () => {
    const { names, of, target } = declared({}, (authority) => {
      authority.rotate('2027');
      authority.rotate('2028');
    });
    expect(names('pki_issuer')).toEqual(['issuer-2026', 'issuer-2027', 'issuer-2028']);
    expect(target(of('pki_issuers_config', 'default-issuer').default)).toEqual(['pki_issuer.issuer-2028.issuer_id']);
  });

  it('keeps the addresses of a generation that becomes the only one', () => {
    const { names, of } = declared({}, (authority) => authority.rotate('2027'));
    const only = declared({ issuingGeneration: '2027' });
    expect(names('pki_issuer')).toEqual(expect.arrayContaining(only.names('pki_issuer')));
    for (const [type, name] of [
      ['pki_issuer', 'issuer-2027'],
      ['pki_intermediate_request', 'request-2027'],
      ['pki_signed_intermediate', 'signed-2027'],
    ] as const) {
      expect(only.of(type, name)).toEqual(of(type, name));
    }
  });

  it('refuses a generation that exists', () => {
    expect(() => declared({}, (authority) => authority.rotate('2026'))).toThrow(/already a Construct with name/);
  });
});

describe('a rotation of the root', () => {
  it('is cross-signed by the one before it, whose certificate comes with the next issuing authority', () => {
    const { names, of, target, dependencies } = declared({}, (authority) => {
      authority.rotateRoot('2036');
      authority.rotate('2036');
    });
    expect(names('pki_root')).toEqual(['root-2026', 'root-2036']);
    const cross = of('pki_signed_intermediate', 'signed-root-2036-by-2026');
    expect(target(cross.issuer_ref)).toEqual(['pki_root.root-2026.issuer_id']);
    expect(target(cross.not_after)).toEqual(['pki_root.root-2026.valid_until']);
    expect(cross.common_name).toBe(of('pki_root', 'root-2036').common_name);
    expect(target(of('pki_intermediate_request', 'request-root-2036-by-2026').key_ref)).toEqual([
      'pki_root.root-2036.key_id',
    ]);
    expect(target(of('pki_issuer', 'issuer-2036').certificate)).toEqual([
      'pki_signed_intermediate.signed-2036.certificate',
      'pki_signed_intermediate.signed-root-2036-by-2026.certificate',
    ]);
    expect(target(of('pki_issuer', 'issuer-2026').certificate)).toEqual([
      'pki_signed_intermediate.signed-2026.certificate',
    ]);
    expect(target(of('pki_issuers_config', 'default-root').default)).toEqual(['pki_root.root-2036.issuer_id']);
    expect(dependencies('pki_issuers_config', 'default-root')).toEqual(['pki_issuer.root-2036-by-2026']);
  });

  it('does without with crossSign: false', () => {
    const { names, of, target } = declared({}, (authority) => {
      authority.rotateRoot('2036', { crossSign: false });
      authority.rotate('2036');
    });
    expect(names('pki_issuer')).toEqual(['issuer-2026', 'issuer-2036']);
    expect(target(of('pki_issuer', 'issuer-2036').certificate)).toEqual([
      'pki_signed_intermediate.signed-2036.certificate',
    ]);
    expect(target(of('pki_signed_intermediate', 'signed-2036').issuer_ref)).toEqual(['pki_root.root-2036.issuer_id']);
  });

  it('can be followed by another one before the first is removed, each signed by the one before it', () => {
    const { names, of, target, dependencies } = declared({}, (authority) => {
      authority.rotateRoot('2036');
      authority.rotate('2036');
      authority.rotateRoot('2046');
      authority.rotate('2046');
    });
    expect(names('pki_root')).toEqual(['root-2026', 'root-2036', 'root-2046']);
    expect(target(of('pki_signed_intermediate', 'signed-root-2046-by-2036').issuer_ref)).toEqual([
      'pki_root.root-2036.issuer_id',
    ]);
    expect(target(of('pki_issuer', 'issuer-2046').certificate)).toEqual([
      'pki_signed_intermediate.signed-2046.certificate',
      'pki_signed_intermediate.signed-root-2046-by-2036.certificate',
    ]);
    expect(target(of('pki_issuers_config', 'default-root').default)).toEqual(['pki_root.root-2046.issuer_id']);
    expect(dependencies('pki_issuers_config', 'default-root').sort()).toEqual([
      'pki_issuer.root-2036-by-2026',
      'pki_issuer.root-2046-by-2036',
    ]);
  });
});

it('is recognized by its type, also if another copy of the package created it', () => {
  const authority = new secrets.TwoTierAuthority(newStack(), 'authority', PROPS);
  expect([authority, authority.root].map((one) => secrets.TwoTierAuthority.isTwoTierAuthority(one))).toEqual([
    true,
    false,
  ]);
});
