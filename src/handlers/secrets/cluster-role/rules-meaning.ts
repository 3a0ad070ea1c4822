import { parseDocument, type DocumentValue } from '../../../definition/kinds/document';
import type { ObjectChange, Remark } from '../../../definition/meaning';
import { isHidden } from '../../../definition/seen';
import { isUnknown } from '../../../definition/value';

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
export function judgeRules({ before, after, changed, operation }: ObjectChange): Remark[] {
  const [old, wanted] = [before.generatedRoleRules, after.generatedRoleRules];
  if (!changed.has('generatedRoleRules') || wanted === undefined) return [];
  if (isHidden(wanted) || isHidden(old) || isUnknown(wanted)) {
    return [{
      attribute: 'generatedRoleRules', weight: operation === 'create' ? 'note' : 'attention', says: isUnknown(wanted) ? 'What tokens may do is known only after apply' : 'What tokens may do changes, and is sensitive',
      why: 'Whether they may do more than before cannot be told here.',
    }];
  }
  const had = grantsOf(old);
  const gained = grantsOf(wanted).filter((grant) => !had.some((other) => covers(other, grant)));
  const critical = gained.filter(({ verb, group, resource }) => CLIMBING.includes(verb) || CRITICAL.includes(resource) || group === '*');
  if (critical.length > 0) {
    return [{
      attribute: 'generatedRoleRules', asText: true, weight: 'danger', says: 'Tokens may do what leads to more, or read the secrets of others', items: described(critical),
      why: 'Whoever gets one can act as others, give away rights, or take over what runs in the namespace.',
    }];
  }
  if (operation === 'create' || gained.length === 0) return [];
  return [{ attribute: 'generatedRoleRules', asText: true, weight: 'attention', says: 'Tokens may do more', items: described(gained), why: 'Each one that is issued from now on may do it.' }];
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
