import type { ResourceReview, ObjectChange, Remark } from '../../../definition/review-rule';
import { parseDocument, type DocumentValue } from '../../../definition/kinds/document';
import { isRedacted } from '../../../definition/display-value';
import { isUnknown } from '../../../definition/value';

const EVERYWHERE = ['*', 'kube-system'];
const CLUSTER_WIDE = 'What a token may do, it may do in every namespace, and with what belongs to none, such as nodes.';

/** What a change of a role means to the cluster that its tokens are for. */
export const clusterRoleReview: ResourceReview = {
  rules: [
    {
      attribute: 'clusterRoleName', when: 'becomes', is: 'cluster-admin', on: ['create', 'update', 'replace'], severity: 'danger', says: 'Tokens may do everything in the cluster',
      why: 'Whoever may ask for one is an administrator of the cluster.',
    },
    { attribute: 'clusterRoleName', when: 'changes', on: ['update'], severity: 'warning', says: 'Tokens are bound to another role of the cluster', why: 'What they may do is written there, and not in this plan.' },
    { attribute: 'serviceAccountName', when: 'changes', on: ['update'], severity: 'warning', says: 'Tokens are made for another account', why: 'They may do what this account may, which is not in this plan.' },
    { attribute: 'clusterRoleType', when: 'becomes', is: 'ClusterRole', on: ['update', 'replace'], severity: 'danger', says: 'The role counts in the whole cluster', why: CLUSTER_WIDE },
    { attribute: 'allowedClusterNamespaces', when: 'gains', any: EVERYWHERE, on: ['update', 'replace'], severity: 'danger', says: 'Tokens are issued in every namespace, or in that of the cluster itself', why: 'Whoever acts there can take over what others run.' },
    { attribute: 'allowedClusterNamespaces', when: 'gains', any: EVERYWHERE, on: ['create'], severity: 'warning', says: 'Tokens are issued in every namespace, or in that of the cluster itself', why: 'Whoever acts there can take over what others run.' },
    { attribute: 'allowedClusterNamespaces', when: 'gains', severity: 'warning', says: 'Tokens are issued in further namespaces', why: 'Whoever may ask for one can act there too.' },
    { attribute: 'allowedClusterNamespaces', when: 'loses', unless: ['*'], severity: 'note', says: 'Tokens are no longer issued in some namespaces', why: 'Whoever asks for one there is refused.' },
    { attribute: 'allowedClusterNamespaceSelector', when: 'becomes', is: '{}', on: ['create', 'update', 'replace'], severity: 'danger', says: 'The selector allows every namespace', why: 'A selector without conditions matches all, those of the cluster itself too.' },
    { attribute: 'allowedClusterNamespaceSelector', when: 'changes', asText: true, on: ['update'], severity: 'warning', says: 'Namespaces with other labels are allowed', why: 'Whoever may label a namespace lets tokens be issued in it.' },
    { attribute: ['tokenMaxTtl', 'tokenDefaultTtl'], when: 'rises', absentIs: 'most', on: ['update'], severity: 'warning', says: 'Tokens last longer', why: 'One that was stolen serves longer: the cluster has no way to take it back.' },
    { attribute: ['tokenMaxTtl', 'tokenDefaultTtl'], when: 'sinks', absentIs: 'most', on: ['update'], severity: 'note', says: 'Tokens last less long', why: 'Whoever holds one must ask for another earlier.' },
    { attribute: 'tokenDefaultAudiences', when: 'changes', on: ['update'], severity: 'note', says: 'Tokens are meant for others', why: 'Who checks the audience accepts them, or refuses them, from now on.' },
    { on: ['create', 'update', 'replace'], about: ['generatedRoleRules'], judge: judgeRules },
    { on: ['delete', 'replace'], about: ['mount', 'name'], severity: 'warning', says: 'Nobody gets a token by this role any more', why: 'Whoever asks for one is refused; tokens that were issued last until they end.' },
  ],
  unremarkable: {
    nameTemplate: 'it only names what is made',
    extraAnnotations: 'they are texts on what is made',
    extraLabels: 'they are texts on what is made',
  },
};

/** Verbs by which somebody gets more than was given. */
const CLIMBING = ['*', 'impersonate', 'escalate', 'bind'];
/** What holds the credentials of others, or lets one act in their place. */
const CRITICAL = ['*', 'secrets', 'serviceaccounts/token', 'pods/exec', 'pods/attach', 'nodes/proxy', 'certificatesigningrequests/approval'];

/** One thing that is allowed. */
interface Grant {
  readonly verb: string;
  readonly group: string;
  readonly resource: string;
  /** `*`: whatever it is called. */
  readonly name: string;
}

/** Whether rules become broader, and whether what they gain lets somebody climb. */
function judgeRules({ before, after, changed, operation }: ObjectChange): Remark[] {
  const [old, wanted] = [before.generatedRoleRules, after.generatedRoleRules];
  if (!changed.has('generatedRoleRules') || wanted === undefined) return [];
  if (isRedacted(wanted) || isRedacted(old) || isUnknown(wanted)) {
    return [{
      attribute: 'generatedRoleRules', severity: operation === 'create' ? 'note' : 'warning', says: isUnknown(wanted) ? 'What tokens may do is known only after apply' : 'What tokens may do changes, and is sensitive',
      why: 'Whether they may do more than before cannot be told here.',
    }];
  }
  const had = grantsOf(old);
  const gained = grantsOf(wanted).filter((grant) => !had.some((other) => covers(other, grant)));
  const critical = gained.filter(({ verb, group, resource }) => CLIMBING.includes(verb) || CRITICAL.includes(resource) || group === '*');
  if (critical.length > 0) {
    return [{
      attribute: 'generatedRoleRules', asText: true, severity: 'danger', says: 'Tokens may do what leads to more, or read the secrets of others', items: described(critical),
      why: 'Whoever gets one can act as others, give away rights, or take over what runs in the namespace.',
    }];
  }
  if (operation === 'create' || gained.length === 0) return [];
  return [{ attribute: 'generatedRoleRules', asText: true, severity: 'warning', says: 'Tokens may do more', items: described(gained), why: 'Each one that is issued from now on may do it.' }];
}

function covers(wide: Grant, narrow: Grant): boolean {
  return (['verb', 'group', 'resource', 'name'] as const).every((part) => wide[part] === '*' || wide[part] === narrow[part]);
}

function described(grants: readonly Grant[]): string[] {
  return grants.map(({ verb, group, resource, name }) => [verb, group === '' ? resource : `${resource}.${group}`, ...name === '*' ? [] : [name]].join(' '));
}

/** What a document of rules allows; rules about addresses count as resources of no group. */
function grantsOf(text: unknown): Grant[] {
  const parsed = typeof text === 'string' ? parseDocument(text) : undefined;
  const rules = parsed && parsed.error === undefined ? member(parsed.value, 'rules') : undefined;
  return (Array.isArray(rules) ? rules as readonly DocumentValue[] : []).flatMap((rule) => {
    const names = words(rule, 'resourceNames');
    const targets = words(rule, 'resources').flatMap((resource) => (words(rule, 'apiGroups').length > 0 ? words(rule, 'apiGroups') : ['']).map((group) => ({ group, resource })));
    const addresses = words(rule, 'nonResourceURLs').map((resource) => ({ group: '', resource }));
    return words(rule, 'verbs').flatMap((verb) => [...targets, ...addresses].flatMap((target) => (names.length > 0 ? names : ['*']).map((name) => ({ verb, ...target, name }))));
  });
}

function words(rule: DocumentValue, name: string): string[] {
  const value = member(rule, name);
  return Array.isArray(value) ? value.map(String) : [];
}

function member(value: DocumentValue, name: string): DocumentValue | undefined {
  if (value === null || typeof value !== 'object' || Array.isArray(value) || !Object.hasOwn(value, name)) return undefined;
  return (value as { readonly [name: string]: DocumentValue })[name];
}
