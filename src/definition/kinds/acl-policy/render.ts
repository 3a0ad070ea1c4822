import { quoteHcl } from '../../../hcl/quote-hcl';
import { parseDuration } from '../duration';
import { CAPABILITIES, type AclParameters, type AclRule } from './rule';

/** The text of a policy: equal bytes for equal rules. */
export function renderAclPolicy(rules: readonly AclRule[]): string {
  return rules.map(renderBlock).join('\n');
}

function renderBlock(rule: AclRule): string {
  const comment = rule.comment ? rule.comment.split(/\r\n|\n|\r/).map((line) => `# ${line}`.trimEnd() + '\n') : [];
  const members = ELEMENTS.flatMap(([name, render]) => {
    const value = render(rule);
    return value === undefined ? [] : [`  ${name} = ${value}\n`];
  });
  return `${comment.join('')}path ${quoteHcl(rule.path)} {\n${members.join('')}}\n`;
}

const ELEMENTS: readonly (readonly [name: string, render: (rule: AclRule) => string | undefined])[] = [
  ['capabilities', ({ capabilities }) => list(inOrder(capabilities))],
  ['required_parameters', ({ requiredParameters }) => someOf(requiredParameters)],
  ['allowed_parameters', ({ allowedParameters }) => parameters(allowedParameters)],
  ['denied_parameters', ({ deniedParameters }) => parameters(deniedParameters)],
  ['min_wrapping_ttl', ({ minWrappingTtl }) => lifetime(minWrappingTtl)],
  ['max_wrapping_ttl', ({ maxWrappingTtl }) => lifetime(maxWrappingTtl)],
  ['mfa_methods', ({ mfaMethods }) => someOf(mfaMethods)],
  ['pagination_limit', ({ paginationLimit }) => (paginationLimit ? String(paginationLimit) : undefined)],
  ['expiration', ({ expiration }) => (expiration ? quoteHcl(expiration) : undefined)],
  ['list_scan_response_keys_filter_path', (rule) => quoted(rule.listScanResponseKeysFilterPath)],
  ['subscribe_event_types', ({ subscribeEventTypes }) => someOf(subscribeEventTypes)],
];

/** The policy as JSON, for programs that do not read HCL. Comments are left out. */
export function renderAclPolicyJson(rules: readonly AclRule[]): string {
  const blocks = rules.map((rule) => [rule.path, membersOf(rule)] as const);
  const isRepeated = new Set(rules.map(({ path }) => path)).size < rules.length;
  const path = isRepeated ? blocks.map((block) => Object.fromEntries([block])) : Object.fromEntries(blocks);
  return JSON.stringify({ path }, undefined, 2);
}

function membersOf(rule: AclRule): object {
  return {
    capabilities: inOrder(rule.capabilities),
    required_parameters: sortedOrNone(rule.requiredParameters),
    allowed_parameters: membersOrNone(rule.allowedParameters),
    denied_parameters: membersOrNone(rule.deniedParameters),
    min_wrapping_ttl: secondsOrNone(rule.minWrappingTtl),
    max_wrapping_ttl: secondsOrNone(rule.maxWrappingTtl),
    mfa_methods: sortedOrNone(rule.mfaMethods),
    pagination_limit: rule.paginationLimit || undefined,
    expiration: rule.expiration || undefined,
    list_scan_response_keys_filter_path: rule.listScanResponseKeysFilterPath || undefined,
    subscribe_event_types: sortedOrNone(rule.subscribeEventTypes),
  };
}

/** Capabilities in the order of the vocabulary, without duplicates. */
export function inOrder(capabilities: readonly string[]): readonly string[] {
  return CAPABILITIES.filter((capability) => capabilities.includes(capability));
}

/** The elements of sets, which have no order: sorted, so that equal sets give equal bytes. */
function sorted(texts: readonly string[]): readonly string[] {
  return [...new Set(texts)].sort();
}

function sortedOrNone(texts: readonly string[] = []): readonly string[] | undefined {
  return texts.length > 0 ? sorted(texts) : undefined;
}

function membersOrNone(given: AclParameters = {}): AclParameters | undefined {
  const names = Object.keys(given).sort();
  return names.length > 0 ? Object.fromEntries(names.map((name) => [name, given[name]!])) : undefined;
}

function secondsOrNone(ttl: string | undefined): number | string | undefined {
  if (!ttl) return undefined;
  return (parseDuration(ttl) ?? ttl) || undefined;
}

function list(texts: readonly string[]): string {
  return `[${texts.map(quoteHcl).join(', ')}]`;
}

function someOf(texts: readonly string[] | undefined): string | undefined {
  const given = sortedOrNone(texts);
  return given && list(given);
}

function quoted(text: string | undefined): string | undefined {
  return text ? quoteHcl(text) : undefined;
}

function lifetime(ttl: string | undefined): string | undefined {
  const seconds = secondsOrNone(ttl);
  return typeof seconds === 'string' ? quoteHcl(seconds) : seconds?.toString();
}

function parameters(given: AclParameters | undefined): string | undefined {
  const members = membersOrNone(given);
  if (!members) return undefined;
  const lines = Object.keys(members).map((name) => `    ${quoteHcl(name)} = ${list(members[name]!)}\n`);
  return `{\n${lines.join('')}  }`;
}
