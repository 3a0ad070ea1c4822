import { isRedacted } from '../../../definition/display-value';
import { parseDocument, type DocumentValue } from '../../../definition/kinds/document';
import type { ResourceReview, ObjectChange, Remark } from '../../../definition/review-rule';
import { isUnknown } from '../../../definition/value';

const EVERYWHERE = ['*', 'kube-system'];
const CLUSTER_WIDE = 'The permissions of tokens apply to every namespace and to cluster-wide resources such as nodes.';

/** Review rules for cluster roles. */
export const clusterRoleReview: ResourceReview = {
  rules: [
    {
      attribute: 'clusterRoleName',
      when: 'becomes',
      is: 'cluster-admin',
      on: ['create', 'update', 'replace'],
      severity: 'danger',
      says: 'Tokens have full access to the cluster',
      why: 'Everyone who can request a token is an administrator of the cluster.',
    },
    {
      attribute: 'clusterRoleName',
      when: 'changes',
      on: ['update'],
      severity: 'warning',
      says: 'Tokens are bound to another role of the cluster',
      why: 'That role defines their permissions, which this plan does not show.',
    },
    {
      attribute: 'serviceAccountName',
      when: 'changes',
      on: ['update'],
      severity: 'warning',
      says: 'Tokens are issued for another service account',
      why: 'That account defines their permissions, which this plan does not show.',
    },
    {
      attribute: 'clusterRoleType',
      when: 'becomes',
      is: 'ClusterRole',
      on: ['update', 'replace'],
      severity: 'danger',
      says: 'The role applies to the whole cluster',
      why: CLUSTER_WIDE,
    },
    {
      attribute: 'allowedClusterNamespaces',
      when: 'gains',
      any: EVERYWHERE,
      on: ['update', 'replace'],
      severity: 'danger',
      says: 'Tokens are issued in every namespace or in `kube-system`',
      why: 'A token in `kube-system` can take over the cluster.',
    },
    {
      attribute: 'allowedClusterNamespaces',
      when: 'gains',
      any: EVERYWHERE,
      on: ['create'],
      severity: 'warning',
      says: 'Tokens are issued in every namespace or in `kube-system`',
      why: 'A token in `kube-system` can take over the cluster.',
    },
    {
      attribute: 'allowedClusterNamespaces',
      when: 'gains',
      severity: 'warning',
      says: 'Tokens are issued in additional namespaces',
      why: 'Everyone who can request a token gains access to them.',
    },
    {
      attribute: 'allowedClusterNamespaces',
      when: 'loses',
      unless: ['*'],
      severity: 'note',
      says: 'Tokens are no longer issued in some namespaces',
      why: 'Requests for tokens in these namespaces are rejected.',
    },
    {
      attribute: 'allowedClusterNamespaceSelector',
      when: 'becomes',
      is: '{}',
      on: ['create', 'update', 'replace'],
      severity: 'danger',
      says: 'The selector allows every namespace',
      why: 'An empty selector matches all namespaces, including `kube-system`.',
    },
    {
      attribute: 'allowedClusterNamespaceSelector',
      when: 'changes',
      asText: true,
      on: ['update'],
      severity: 'warning',
      says: 'Namespaces with other labels are allowed',
      why: 'Everyone who can label a namespace can allow tokens in it.',
    },
    {
      attribute: ['tokenMaxTtl', 'tokenDefaultTtl'],
      when: 'rises',
      absentIs: 'most',
      on: ['update'],
      severity: 'warning',
      says: 'Tokens are valid for longer',
      why: 'A stolen token can be used for longer, and the cluster cannot revoke it.',
    },
    {
      attribute: ['tokenMaxTtl', 'tokenDefaultTtl'],
      when: 'sinks',
      absentIs: 'most',
      on: ['update'],
      severity: 'note',
      says: 'Tokens are valid for a shorter time',
      why: 'Clients must request new tokens more often.',
    },
    {
      attribute: 'tokenDefaultAudiences',
      when: 'changes',
      on: ['update'],
      severity: 'note',
      says: 'Tokens have other audiences',
      why: 'Systems that check the audience may start to accept or to reject them.',
    },
    { on: ['create', 'update', 'replace'], about: ['generatedRoleRules'], judge: judgeRules },
    {
      on: ['delete', 'replace'],
      about: ['mount', 'name'],
      severity: 'warning',
      says: 'The role no longer issues tokens',
      why: 'Requests are rejected. Tokens that were issued stay valid until they expire.',
    },
  ],
  unremarkable: {
    nameTemplate: 'it only determines the names of created objects',
    extraAnnotations: 'they only describe created objects',
    extraLabels: 'they only describe created objects',
  },
};

/** Verbs that allow privilege escalation. */
const ESCALATING_VERBS = ['*', 'impersonate', 'escalate', 'bind'];
/** Resources that contain credentials of other users or allow acting on their behalf. */
const CRITICAL_RESOURCES = [
  '*',
  'secrets',
  'serviceaccounts/token',
  'pods/exec',
  'pods/attach',
  'nodes/proxy',
  'certificatesigningrequests/approval',
];

/** A single permission. */
interface Grant {
  readonly verb: string;
  readonly group: string;
  readonly resource: string;
  /** `*` matches every name. */
  readonly name: string;
}

/** Finds permissions that are added, and whether they allow privilege escalation. */
function judgeRules({ before, after, changed, operation }: ObjectChange): Remark[] {
  const [old, wanted] = [before.generatedRoleRules, after.generatedRoleRules];
  if (!changed.has('generatedRoleRules') || wanted === undefined) return [];
  if (isRedacted(wanted) || isRedacted(old) || isUnknown(wanted)) {
    return [
      {
        attribute: 'generatedRoleRules',
        severity: operation === 'create' ? 'note' : 'warning',
        says: isUnknown(wanted)
          ? 'The permissions of tokens are known only after apply'
          : 'The permissions of tokens change and are sensitive',
        why: 'It cannot be determined here whether tokens gain permissions.',
      },
    ];
  }
  const had = grantsOf(old);
  const gained = grantsOf(wanted).filter((grant) => !had.some((other) => covers(other, grant)));
  const critical = gained.filter(
    ({ verb, group, resource }) =>
      ESCALATING_VERBS.includes(verb) || CRITICAL_RESOURCES.includes(resource) || group === '*',
  );
  if (critical.length > 0) {
    return [
      {
        attribute: 'generatedRoleRules',
        asText: true,
        severity: 'danger',
        says: 'Tokens can escalate their privileges or read secrets',
        items: described(critical),
        why: 'A client with a token can impersonate others, grant permissions or take over workloads.',
      },
    ];
  }
  if (operation === 'create' || gained.length === 0) return [];
  return [
    {
      attribute: 'generatedRoleRules',
      asText: true,
      severity: 'warning',
      says: 'Tokens gain permissions',
      items: described(gained),
      why: 'They apply to every token that is issued from now on.',
    },
  ];
}

function covers(wide: Grant, narrow: Grant): boolean {
  return (['verb', 'group', 'resource', 'name'] as const).every(
    (part) => wide[part] === '*' || wide[part] === narrow[part],
  );
}

function described(grants: readonly Grant[]): string[] {
  return grants.map(({ verb, group, resource, name }) =>
    [verb, group === '' ? resource : `${resource}.${group}`, ...(name === '*' ? [] : [name])].join(' '),
  );
}

/** The permissions in a document of rules. Rules for URLs are treated as resources without a group. */
function grantsOf(text: unknown): Grant[] {
  const parsed = typeof text === 'string' ? parseDocument(text) : undefined;
  const rules = parsed && parsed.error === undefined ? member(parsed.value, 'rules') : undefined;
  return (Array.isArray(rules) ? (rules as readonly DocumentValue[]) : []).flatMap((rule) => {
    const names = words(rule, 'resourceNames');
    const targets = words(rule, 'resources').flatMap((resource) =>
      (words(rule, 'apiGroups').length > 0 ? words(rule, 'apiGroups') : ['']).map((group) => ({ group, resource })),
    );
    const urls = words(rule, 'nonResourceURLs').map((resource) => ({ group: '', resource }));
    return words(rule, 'verbs').flatMap((verb) =>
      [...targets, ...urls].flatMap((target) =>
        (names.length > 0 ? names : ['*']).map((name) => ({ verb, ...target, name })),
      ),
    );
  });
}

function words(rule: DocumentValue, name: string): string[] {
  const value = member(rule, name);
  return Array.isArray(value) ? value.map(String) : [];
}

function member(value: DocumentValue, name: string): DocumentValue | undefined {
  if (value === null || typeof value !== 'object' || Array.isArray(value) || !Object.hasOwn(value, name)) {
    return undefined;
  }
  return (value as { readonly [name: string]: DocumentValue })[name];
}
