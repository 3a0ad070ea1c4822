import type { SecretsDialect } from '../../../clients/connection';
import { ApiError } from '../../../clients/errors';
import {
  isReported,
  nameAt,
  optionalObjectAt,
  optionalTextAt,
  optionalTextsAt,
  senseless,
  textAt,
  textsOrNullAt,
} from '../../../clients/read-response';
import type { ArgumentsOf } from '../../../definition/data-source';
import type { Problem } from '../../../definition/problem';
import type { ReadStateOf, ConfigOf } from '../../../definition/resource';
import type { Value, Values } from '../../../definition/value';
import type { Proposal, ResourceHandlers, Change, Moved, EphemeralResourceHandlers } from '../../contract';
import { InvalidConfig } from '../../errors';
import { isEmpty } from '../../moved';
import { toClusterFields, fromClusterFields } from '../shared/cluster-field-names';
import { leaseHandlers, leaseOf } from '../shared/credentials/lease';
import { caseProblems, nameProblems } from '../shared/dialect';
import { noneOrTextAt, secondsAt, present, seconds } from '../shared/fields';
import { create, find, remove, update, Data, ObjectPath, pathId, issue, objectsIn } from '../shared/mounted-object';
import { durationOf, movedObjectPath, movedTexts } from '../shared/moved-state';
import { clusterRole, type clusterCredentialsEphemeral } from './definition';

export const clusterRoleResource: ResourceHandlers<typeof clusterRole> = {
  async modifyPlan({ secrets: { dialect } }, { config, unknown }) {
    return {
      problems:
        dialect === 'standard'
          ? []
          : [
              ...nameProblems(dialect, config.name),
              ...caseProblems(dialect, config.name),
              ...namespaceProblems(dialect, config, unknown),
            ],
    };
  },

  async create(context, config) {
    const { dialect } = context.secrets;
    const objectPath = objectPathOf(config);
    return create<ClusterRoleState>(context, {
      what: `The role \`${config.name}\``,
      objectPath,
      attributes: clusterRole.attributes,
      config,
      body: toClusterFields(dialect, newBody(config)),
      toState: (data) => toState(dialect, objectPath, data),
    });
  },

  async read(context, known) {
    const objectPath = objectPathOf(known);
    const data = await find(context, objectPath);
    return data && toState(context.secrets.dialect, objectPath, data);
  },

  async update(context, change) {
    const { dialect } = context.secrets;
    const objectPath = objectPathOf(change.config);
    return toState(
      dialect,
      objectPath,
      await update(
        context,
        objectPath,
        `The role \`${objectPath.name}\``,
        toClusterFields(dialect, changedBody(change)),
      ),
    );
  },

  async delete(context, state) {
    await remove(context, objectPathOf(state));
  },

  move: moveClusterRole,
};

/** The specification accepts a role that allows no namespace; Vault and OpenBao do not. */
function namespaceProblems(
  dialect: SecretsDialect,
  config: Proposal<typeof clusterRole>['config'],
  unknown: Proposal<typeof clusterRole>['unknown'],
): Problem[] {
  const { allowedClusterNamespaces = [], allowedClusterNamespaceSelector = '' } = config;
  if (allowedClusterNamespaces.length > 0 || allowedClusterNamespaceSelector !== '') return [];
  if (unknown.has('allowedClusterNamespaces') || unknown.has('allowedClusterNamespaceSelector')) return [];
  return [
    {
      path: ['allowedClusterNamespaces'],
      severity: 'error',
      code: 'attribute-missing',
      summary: 'Missing `allowedClusterNamespaces` or `allowedClusterNamespaceSelector`',
      detail: `With the dialect "${dialect}" at least one of \`allowedClusterNamespaces\` and \`allowedClusterNamespaceSelector\` must be configured.`,
    },
  ];
}

type ClusterRoleState = ReadStateOf<typeof clusterRole>;

export const objectPathOf = objectsIn('kubernetes', 'roles');

/** For all operations and data sources. */
export function toState(dialect: SecretsDialect, objectPath: ObjectPath, response: Data): ClusterRoleState {
  const data = fromClusterFields(dialect, response);
  const metadata = optionalObjectAt(data, 'additional_metadata');
  return {
    id: pathId(objectPath),
    mount: objectPath.mount,
    name: objectPath.name,
    access: accessIn(data),
    allowedClusterNamespaces: textsOrNullAt(data, 'allowed_cluster_namespaces'),
    tokenMaxTtl: secondsAt(data, 'token_max_ttl'),
    tokenDefaultTtl: secondsAt(data, 'token_default_ttl'),
    nameTemplate: textAt(data, 'name_template') || undefined,
    // The response in the specification lacks these keys. If a service returns them, null means none.
    allowedClusterNamespaceSelector: isReported(data, 'allowed_cluster_namespace_selector')
      ? (optionalTextAt(data, 'allowed_cluster_namespace_selector') ?? '')
      : undefined,
    tokenDefaultAudiences: isReported(data, 'token_default_audiences') ? audiencesIn(data) : undefined,
    extraAnnotations: labelsIn(data, 'extra_annotations'),
    extraLabels: labelsIn(data, 'extra_labels'),
    additionalMetadata: metadata && JSON.stringify(metadata),
  };
}

/** The role type does not apply to an existing account: a service may still return the type of an earlier form. */
function accessIn(data: Data): ClusterRoleState['access'] {
  const [serviceAccountName, clusterRoleName, generatedRoleRules] = [
    'service_account_name',
    'cluster_role_name',
    'generated_role_rules',
  ].map((name) => noneOrTextAt(data, name));
  if (serviceAccountName !== undefined) return { kind: 'serviceAccount', serviceAccountName };
  if (clusterRoleName !== undefined) {
    return { kind: 'existingRole', clusterRoleName, clusterRoleType: roleTypeIn(data) };
  }
  if (generatedRoleRules !== undefined) {
    return { kind: 'generatedRules', generatedRoleRules, clusterRoleType: roleTypeIn(data) };
  }
  throw senseless(
    data,
    ['service_account_name'],
    'is empty, and so are cluster_role_name and generated_role_rules, although exactly one of them must be set',
  );
}

function roleTypeIn(data: Data): 'Role' | 'ClusterRole' {
  return nameAt(data, 'cluster_role_type') as 'Role' | 'ClusterRole';
}

/** A comma-separated string or a list. */
function audiencesIn(data: Data): string[] {
  if (typeof data.token_default_audiences !== 'string') return optionalTextsAt(data, 'token_default_audiences') ?? [];
  return data.token_default_audiences.split(',').filter((audience) => audience.trim() !== '');
}

/** Empty for null; undefined if the response lacks the field. */
function labelsIn(data: Data, name: string): Record<string, string> | undefined {
  if (!isReported(data, name)) return undefined;
  const labels = optionalObjectAt(data, name) ?? {};
  return Object.fromEntries(Object.keys(labels).map((key) => [key, optionalTextAt(labels, key) ?? '']));
}

interface ClusterRoleConfig extends ConfigOf<typeof clusterRole> {}
interface ClusterRoleChange extends Change<typeof clusterRole> {}
type Body = Readonly<Record<string, unknown>>;

/** Omits unconfigured fields, so that the service uses its defaults. */
function newBody(config: ClusterRoleConfig): Body {
  return present({
    ...Object.fromEntries(Object.entries(accessBody(config.access)).filter(([, value]) => value !== '')),
    allowed_cluster_namespaces: config.allowedClusterNamespaces,
    allowed_cluster_namespace_selector: config.allowedClusterNamespaceSelector,
    token_max_ttl: config.tokenMaxTtl === undefined ? undefined : seconds(config.tokenMaxTtl),
    token_default_ttl: config.tokenDefaultTtl === undefined ? undefined : seconds(config.tokenDefaultTtl),
    token_default_audiences: config.tokenDefaultAudiences?.join(','),
    name_template: config.nameTemplate,
    extra_annotations: config.extraAnnotations,
    extra_labels: config.extraLabels,
  });
}

/** The service keeps omitted fields. Sends changed fields, empty values for removed ones, and always the form of access. */
function changedBody({ config, changed }: ClusterRoleChange): Body {
  const ifChanged = (name: keyof ClusterRoleConfig, value: unknown) => (changed.has(name) ? value : undefined);
  return present({
    ...accessBody(config.access),
    allowed_cluster_namespaces: ifChanged('allowedClusterNamespaces', config.allowedClusterNamespaces ?? []),
    allowed_cluster_namespace_selector: ifChanged(
      'allowedClusterNamespaceSelector',
      config.allowedClusterNamespaceSelector ?? '',
    ),
    token_max_ttl: ifChanged('tokenMaxTtl', seconds(config.tokenMaxTtl || '0')),
    token_default_ttl: ifChanged('tokenDefaultTtl', seconds(config.tokenDefaultTtl || '0')),
    token_default_audiences: ifChanged('tokenDefaultAudiences', config.tokenDefaultAudiences?.join(',') ?? ''),
    name_template: ifChanged('nameTemplate', config.nameTemplate ?? ''),
    extra_annotations: ifChanged('extraAnnotations', config.extraAnnotations ?? {}),
    extra_labels: ifChanged('extraLabels', config.extraLabels ?? {}),
  });
}

/** Sets one of the three forms and clears the other two. The service rejects a role type together with an account, even the default. */
function accessBody(access: ClusterRoleConfig['access']): Body {
  const none = { service_account_name: '', cluster_role_name: '', generated_role_rules: '' };
  switch (access.kind) {
    case 'serviceAccount':
      return { ...none, service_account_name: access.serviceAccountName };
    case 'existingRole':
      return {
        ...none,
        cluster_role_name: access.clusterRoleName,
        cluster_role_type: access.clusterRoleType ?? 'Role',
      };
    case 'generatedRules':
      return {
        ...none,
        generated_role_rules: access.generatedRoleRules,
        cluster_role_type: access.clusterRoleType ?? 'Role',
      };
  }
}

const KNOWN = [
  'id',
  'namespace',
  'backend',
  'name',
  'allowed_kubernetes_namespaces',
  'allowed_kubernetes_namespace_selector',
  'token_max_ttl',
  'token_default_ttl',
  'token_default_audiences',
  'service_account_name',
  'kubernetes_role_name',
  'kubernetes_role_type',
  'generated_role_rules',
  'name_template',
  'extra_annotations',
  'extra_labels',
];

/** State of `vault_kubernetes_secret_backend_role`. */
function moveClusterRole({ state }: { readonly state: Values }): Moved {
  const given = (name: string): Value => (isEmpty(state[name]) ? undefined : state[name]);
  return {
    state: {
      ...movedObjectPath(state, 'roles'),
      serviceAccountName: given('service_account_name'),
      clusterRoleName: given('kubernetes_role_name'),
      generatedRoleRules: given('generated_role_rules'),
      // `vault_kubernetes_secret_backend_role` always has a role type, even with an account, where it has no effect.
      clusterRoleType:
        given('service_account_name') !== undefined || state.kubernetes_role_type === 'Role'
          ? undefined
          : given('kubernetes_role_type'),
      allowedClusterNamespaces: movedTexts(state.allowed_kubernetes_namespaces),
      allowedClusterNamespaceSelector: given('allowed_kubernetes_namespace_selector'),
      tokenMaxTtl: durationOf(state.token_max_ttl),
      tokenDefaultTtl: durationOf(state.token_default_ttl),
      tokenDefaultAudiences: movedTexts(state.token_default_audiences),
      nameTemplate: given('name_template'),
      extraAnnotations: given('extra_annotations'),
      extraLabels: given('extra_labels'),
    },
    carried: KNOWN,
  };
}

interface CredentialsArguments extends ArgumentsOf<typeof clusterCredentialsEphemeral> {}

export const clusterCredentialsEphemeralResource: EphemeralResourceHandlers<typeof clusterCredentialsEphemeral> = {
  async open(context, config) {
    const objectPath = { mount: config.mount, collection: 'creds', name: config.role };
    const response = await issue(context, objectPath, body(context.secrets.dialect, config)).catch((error: Error) => {
      throw explained(error, config);
    });
    const { results, ...lease } = leaseOf(response, config.revokeOnClose, config.mount);
    const { data } = response;
    return {
      ...lease,
      result: {
        ...results,
        serviceAccountName: nameAt(data, 'service_account_name'),
        serviceAccountNamespace: nameAt(data, 'service_account_namespace'),
        serviceAccountToken: nameAt(data, 'service_account_token'),
      },
    };
  },
  ...leaseHandlers,
};

function body(
  dialect: SecretsDialect,
  { clusterNamespace, clusterRoleBinding, ttl, audiences }: CredentialsArguments,
): object {
  return toClusterFields(
    dialect,
    present({
      cluster_namespace: clusterNamespace || undefined,
      cluster_role_binding: clusterRoleBinding || undefined,
      ttl: ttl ? seconds(ttl) : undefined,
      audiences: audiences?.join(','),
    }),
  );
}

/** Adds the next step to errors of the service that are understood. */
function explained(error: Error, { role }: CredentialsArguments): Error {
  if (!(error instanceof ApiError)) return error;
  const text = error.errors.map(({ detail }) => detail ?? '').join('\n');
  if (/_namespace' is required/.test(text)) {
    return new InvalidConfig(
      ['clusterNamespace'],
      `${error.message}. Configure \`clusterNamespace\`: the role ${JSON.stringify(role)} does not allow exactly one namespace.`,
    );
  }
  if (/_namespace '.*' is not present/.test(text)) {
    return new InvalidConfig(
      ['clusterNamespace'],
      `${error.message}. Configure a namespace that the role ${JSON.stringify(role)} allows, or allow this namespace in the role.`,
    );
  }
  if (/ClusterRoleBinding cannot ref a Role/.test(text)) {
    return new InvalidConfig(
      ['clusterRoleBinding'],
      `${error.message}. Set the \`cluster_role_type\` of the role ${JSON.stringify(role)} to "ClusterRole", or remove \`clusterRoleBinding\`.`,
    );
  }
  return error;
}
