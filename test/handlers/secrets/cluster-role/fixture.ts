import type { Value, Values } from '../../../../src/definition/value';
import type { CreateFixture, FixtureFile, WrongConfiguration } from '../../../support/environments/fixture';
import { mountCluster } from '../cluster-config/fixture';

const WIRE: { readonly [attribute: string]: string } = {
  serviceAccountName: 'service_account_name',
  clusterRoleName: 'cluster_role_name',
  generatedRoleRules: 'generated_role_rules',
  clusterRoleType: 'cluster_role_type',
  allowedClusterNamespaces: 'allowed_cluster_namespaces',
  tokenMaxTtl: 'token_max_ttl',
  tokenDefaultTtl: 'token_default_ttl',
  nameTemplate: 'name_template',
};
const RULES = 'rules:\n- apiGroups: [""]\n  resources: [pods]\n  verbs: [list]\n';
const OTHER_RULES = '{"rules": [{"apiGroups": ["apps"], "resources": ["deployments"], "verbs": ["get", "list"]}]}';

export const createFixture: CreateFixture = async (service) => {
  await mountCluster(service, 'team/kubernetes');
  const minimal = { name: 'deployer', serviceAccountName: 'deployer' };
  const everything = {
    name: 'deployer',
    mount: 'kubernetes',
    allowedClusterNamespaces: ['apps', 'jobs'],
    allowedClusterNamespaceSelector: '{"matchLabels": {"team": "apps"}}',
    tokenMaxTtl: '3600',
    tokenDefaultTtl: '1200',
    tokenDefaultAudiences: ['api', 'vault'],
    nameTemplate: 'x-{{random 8}}',
    extraAnnotations: { owner: 'apps' },
    extraLabels: { team: 'apps' },
  };
  const pathOf = ({ mount = 'kubernetes', name }: Values) => `/v1/${String(mount)}/roles/${String(name)}`;
  const stored = async ({ mount = 'kubernetes', name }: Values) =>
    ((await service.control.snapshot()).objects.clusterRoles as unknown as StoredRole[]).find(
      (one) => one.mount === mount && one.name === name,
    );
  return {
    async prepareQueries() {
      await service.request('POST', '/v1/kubernetes/config', {
        body: { cluster_host: 'https://cluster.example.com:6443' },
      });
    },
    minimal,
    second: { name: 'deployer-3' },
    full: [
      { ...everything, serviceAccountName: 'deployer' },
      { ...everything, clusterRoleName: 'view', clusterRoleType: 'ClusterRole' },
      { ...everything, generatedRoleRules: RULES, clusterRoleType: 'ClusterRole' },
    ],
    changed: {
      mount: 'team/kubernetes',
      name: 'deployer-2',
      serviceAccountName: 'builder',
      clusterRoleName: 'edit',
      clusterRoleType: 'Role',
      generatedRoleRules: OTHER_RULES,
      allowedClusterNamespaces: ['*'],
      allowedClusterNamespaceSelector: 'matchExpressions: [{key: team, operator: Exists}]',
      tokenMaxTtl: '7200',
      tokenDefaultTtl: '600',
      tokenDefaultAudiences: ['registry'],
      nameTemplate: 'y-{{random 8}}',
      extraAnnotations: { owner: 'jobs', more: '1' },
      extraLabels: { team: 'jobs' },
    },
    exempt: {
      allowedClusterNamespaceSelector: 'sometimes unreadable: only Vault and OpenBao return it',
      tokenDefaultAudiences: 'sometimes unreadable: only Vault and OpenBao return it',
      extraAnnotations: 'sometimes unreadable: only Vault and OpenBao return it',
      extraLabels: 'sometimes unreadable: only Vault and OpenBao return it',
    },

    async look(state) {
      const found = await stored(state);
      return (
        found && {
          mount: found.mount,
          name: found.name,
          serviceAccountName: found.serviceAccountName || undefined,
          clusterRoleName: found.roleName || undefined,
          generatedRoleRules: found.generatedRoleRules || undefined,
          clusterRoleType: found.roleType === 'Role' ? state.clusterRoleType && 'Role' : found.roleType,
          allowedClusterNamespaces: nonEmpty(found.allowedNamespaces),
          allowedClusterNamespaceSelector: found.allowedNamespaceSelector || undefined,
          tokenMaxTtl: secondsIn(found.tokenMaxTtlSeconds),
          tokenDefaultTtl: secondsIn(found.tokenDefaultTtlSeconds),
          tokenDefaultAudiences: nonEmpty(found.tokenDefaultAudiences ?? []),
          nameTemplate: found.nameTemplate || undefined,
          extraAnnotations: nonEmpty(found.extraAnnotations ?? {}),
          extraLabels: nonEmpty(found.extraLabels ?? {}),
        }
      );
    },
    async tamper(state, attribute, value) {
      const { status, body } = await service.request('POST', pathOf(state), {
        body: { [WIRE[attribute]]: value ?? '' },
      });
      if (status >= 300) throw new Error(`${attribute} could not be changed: ${status} ${JSON.stringify(body)}`);
    },
    async remove(state) {
      await service.request('DELETE', pathOf(state));
    },
    async removeParent({ mount = 'kubernetes' }) {
      await service.request('DELETE', `/v1/sys/mounts/${String(mount)}`);
    },
  };
};

interface StoredRole {
  readonly mount: string;
  readonly name: string;
  readonly serviceAccountName: string;
  readonly roleName: string;
  readonly roleType: string;
  readonly generatedRoleRules: string;
  readonly allowedNamespaces: readonly string[];
  readonly allowedNamespaceSelector: string;
  readonly tokenMaxTtlSeconds: number;
  readonly tokenDefaultTtlSeconds: number;
  readonly tokenDefaultAudiences: readonly string[] | null;
  readonly nameTemplate: string;
  readonly extraAnnotations: Values | null;
  readonly extraLabels: Values | null;
}

function nonEmpty<T extends readonly Value[] | Values>(value: T): T | undefined {
  return Object.keys(value).length > 0 ? value : undefined;
}

function secondsIn(seconds: number): string | undefined {
  return seconds > 0 ? String(seconds) : undefined;
}

const base = { name: 'deployer', serviceAccountName: 'deployer' };
const generated = (generatedRoleRules: string): Values => ({ name: 'deployer', generatedRoleRules });

export const queries: FixtureFile['queries'] = {
  ephemeral: { lintel_cluster_credentials: ({ mount, name }) => ({ mount, role: name, clusterNamespace: 'apps' }) },
};

export const wrong: readonly WrongConfiguration[] = [
  ...['/kubernetes', 'kubernetes/', 'team//kubernetes', '..', 'team/../kubernetes', ''].map(
    (mount): WrongConfiguration => ({
      breaks: 'mount obeys pattern',
      config: { ...base, mount },
      path: ['mount'],
      says: 'one or more segments, without a leading or trailing `/`',
    }),
  ),
  ...['', 'a/b', '.', '..'].map((name): WrongConfiguration => ({
    breaks: 'name obeys pattern',
    config: { ...base, name },
    path: ['name'],
    says: 'a single path segment',
  })),
  {
    breaks: 'exactly one of the modes',
    config: { name: 'deployer' },
    path: ['serviceAccountName'],
    says: 'Exactly one must be configured',
  },
  {
    breaks: 'exactly one of the modes',
    config: { ...base, serviceAccountName: '' },
    path: ['serviceAccountName'],
    says: 'Exactly one must be configured',
  },
  {
    breaks: 'exactly one of the modes',
    config: { ...base, clusterRoleName: 'view' },
    path: ['clusterRoleName'],
    says: 'Configure only one',
  },
  {
    breaks: 'exactly one of the modes',
    config: { ...base, generatedRoleRules: 'rules: []' },
    path: ['generatedRoleRules'],
    says: 'Configure only one',
  },
  {
    breaks: 'exactly one of the modes',
    config: { name: 'deployer', clusterRoleName: 'view', generatedRoleRules: 'rules: []' },
    path: ['generatedRoleRules'],
    says: 'Configure only one',
  },
  {
    breaks: 'clusterRoleType beside an account',
    config: { ...base, clusterRoleType: 'Role' },
    path: ['clusterRoleType'],
    says: '`cluster_role_type` conflicts with `service_account_name`',
  },
  ...['[]', '{}', 'rules: all', 'text'].map((rules): WrongConfiguration => ({
    breaks: 'generatedRoleRules obeys objectDocument',
    config: generated(rules),
    path: ['generatedRoleRules'],
    says: 'contain an object with a list "rules"',
  })),
  {
    breaks: 'each of allowedClusterNamespaces obeys length',
    config: { ...base, allowedClusterNamespaces: ['apps', ''] },
    path: ['allowedClusterNamespaces'],
    says: 'not be empty',
  },
  {
    breaks: 'allowedClusterNamespaceSelector obeys objectDocument',
    config: { ...base, allowedClusterNamespaceSelector: '[]' },
    path: ['allowedClusterNamespaceSelector'],
    says: 'contain an object',
  },
  {
    breaks: 'tokenDefaultTtl is at most tokenMaxTtl',
    config: { ...base, tokenDefaultTtl: '2h', tokenMaxTtl: '60m' },
    path: ['tokenDefaultTtl'],
    says: 'at most `token_max_ttl`',
  },
  ...['a,b', '', ' '].map((audience): WrongConfiguration => ({
    breaks: 'each of tokenDefaultAudiences obeys pattern',
    config: { ...base, tokenDefaultAudiences: [audience] },
    path: ['tokenDefaultAudiences'],
    says: 'contain a comma',
  })),
];

export const wrongData: { readonly [type: string]: readonly WrongConfiguration[] } = {
  lintel_cluster_role: [
    {
      breaks: 'mount obeys pattern',
      config: { name: 'deployer', mount: '/kubernetes' },
      path: ['mount'],
      says: 'without a leading or trailing `/`',
    },
    { breaks: 'name obeys pattern', config: { name: 'a/b' }, path: ['name'], says: 'a single path segment' },
  ],
  lintel_cluster_roles: [
    {
      breaks: 'mount obeys pattern',
      config: { mount: 'kubernetes/' },
      path: ['mount'],
      says: 'without a leading or trailing `/`',
    },
  ],
};
