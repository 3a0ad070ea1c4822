import { pkiAcmeConfig } from '../../../../src/handlers/secrets/pki-acme-config/definition';
import { AuthorityStore } from '../../../support/environments/authority-store';
import type { CreateFixture, FixtureFile, WrongConfiguration } from '../../../support/environments/fixture';
import { wrongMounts } from '../../../support/environments/wrong-paths';
import { provideIssuers } from '../shared/authorities';

export const lifecycle: FixtureFile['lifecycle'] = { kind: 'configuration', stays: true };
export const sameHandlersAs: FixtureFile['sameHandlersAs'] = 'lintel_pki_urls_config';

const VAULT = ['maxTtl', 'challengePermittedIpRanges', 'challengeExcludedIpRanges'];
export const without: FixtureFile['without'] = { standard: VAULT, vault: [] };

const { id: _id, mount: _mount, ...settings } = pkiAcmeConfig.attributes;
const STANDARD = {
  enabled: false,
  allowed_issuers: ['*'],
  allowed_roles: ['*'],
  allow_role_ext_key_usage: false,
  default_directory_policy: 'sign-verbatim',
  dns_resolver: '',
  eab_policy: 'not-required',
};

export const createFixture: CreateFixture = async (service) => {
  const store = new AuthorityStore(service, 'acme', settings, STANDARD);
  const mounts = ['acme', 'team/acme', 'eu/acme', 'pki'];
  await store.provide(...mounts);
  for (const mount of mounts) {
    await provideIssuers(service, mount);
    // Without an address of its own, the service has no use for ACME.
    await service.request('POST', `/v1/${mount}/config/cluster`, {
      body: { path: `https://secrets.example.com/v1/${mount}` },
    });
    for (const role of ['acme-web', 'acme-mail']) {
      await service.request('POST', `/v1/${mount}/roles/${role}`, { body: {} });
    }
  }
  await store.provide(...mounts);
  return {
    minimal: { mount: 'acme', enabled: true, eabPolicy: 'new-account-required' },
    second: { mount: 'team/acme' },
    full: [
      { mount: 'acme', enabled: true, allowedRoles: ['acme-web'] },
      {
        mount: 'acme',
        enabled: true,
        allowedIssuers: ['second'],
        allowedRoles: ['acme-web', 'acme-mail'],
        defaultDirectoryPolicy: 'role:acme-web',
        eabPolicy: 'new-account-required',
        dnsResolver: '10.0.0.53:53',
        allowRoleExtKeyUsage: true,
        maxTtl: '86400',
        challengePermittedIpRanges: ['10.0.0.0/8'],
        challengeExcludedIpRanges: ['10.1.0.0/16'],
      },
    ],
    changed: {
      mount: 'eu/acme',
      enabled: false,
      allowedIssuers: ['first', 'third'],
      allowedRoles: ['acme-mail'],
      defaultDirectoryPolicy: 'forbid',
      eabPolicy: 'always-required',
      dnsResolver: '10.0.0.54:53',
      allowRoleExtKeyUsage: false,
      maxTtl: '43200',
      challengePermittedIpRanges: ['10.0.0.0/9'],
      challengeExcludedIpRanges: ['10.2.0.0/16'],
    },
    exempt: {},
    look: (state) => store.look(state),
    tamper: (state, attribute, value) => store.tamper(state, attribute, value),
    remove: (state) => store.remove(state),
    removeParent: (state) => store.removeParent(state),
    sweep: () => store.sweep(),
  };
};

const on = { enabled: true };

export const wrong: readonly WrongConfiguration[] = [
  ...wrongMounts(on),
  ...['allowedIssuers', 'allowedRoles'].flatMap((name): WrongConfiguration[] => [
    { breaks: `${name} obeys length`, config: { ...on, [name]: [] }, path: [name], says: 'must not be empty' },
    { breaks: `${name} obeys alone`, config: { ...on, [name]: ['*', 'acme-web'] }, path: [name], says: '"*"' },
    {
      breaks: `each of ${name} obeys length`,
      config: { ...on, [name]: [''] },
      path: [name],
      says: 'must not be empty',
    },
  ]),
  ...['role:', 'nonsense'].map((policy): WrongConfiguration => ({
    breaks: 'defaultDirectoryPolicy obeys pattern',
    config: { ...on, defaultDirectoryPolicy: policy },
    path: ['defaultDirectoryPolicy'],
    says: '`role:<name>`',
  })),
  {
    breaks: 'dnsResolver obeys pattern',
    config: { ...on, dnsResolver: '10.0.0.53' },
    path: ['dnsResolver'],
    says: 'a host and a port',
  },
  ...['challengePermittedIpRanges', 'challengeExcludedIpRanges'].map((name): WrongConfiguration => ({
    breaks: `each of ${name} obeys network`,
    config: { ...on, [name]: ['nowhere'] },
    path: [name],
    says: 'network',
  })),
];

export const wrongData: { readonly [type: string]: readonly WrongConfiguration[] } = {
  lintel_pki_acme_config: wrongMounts({}, ['/pki']),
};
