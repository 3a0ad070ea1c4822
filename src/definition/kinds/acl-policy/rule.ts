import { parseDuration } from '../duration';

/** The rule of a policy for the paths of one pattern. The names are those of the resource's attributes. */
export interface AclRule {
  /** The pattern, with its wildcards. */
  readonly path: string;
  readonly capabilities: readonly string[];
  readonly requiredParameters?: readonly string[];
  /** An empty list allows any value. */
  readonly allowedParameters?: AclParameters;
  readonly deniedParameters?: AclParameters;
  readonly minWrappingTtl?: string;
  readonly maxWrappingTtl?: string;
  readonly mfaMethods?: readonly string[];
  readonly paginationLimit?: number;
  readonly expiration?: string;
  readonly listScanResponseKeysFilterPath?: string;
  readonly subscribeEventTypes?: readonly string[];
  /** Has no effect. Parsed texts have none. */
  readonly comment?: string;
}

export interface AclParameters {
  readonly [name: string]: readonly string[];
}

/** The order for rendering them. */
export const CAPABILITIES = [
  'create',
  'read',
  'update',
  'patch',
  'delete',
  'list',
  'scan',
  'sudo',
  'subscribe',
  'deny',
] as const;

/** The old form of capabilities, `policy = "write"`. */
export const SHORT_CAPABILITIES: { readonly [policy: string]: readonly string[] } = {
  deny: ['deny'],
  read: ['read', 'list'],
  write: ['create', 'read', 'update', 'delete', 'list'],
  sudo: ['create', 'read', 'update', 'delete', 'list', 'sudo'],
};

export type AclDialect = 'vault' | 'openbao';

/** Capabilities and elements that only one of the services supports. */
export const CAPABILITIES_OF_ONE: { readonly [capability: string]: AclDialect } = {
  scan: 'openbao',
  subscribe: 'vault',
};
export const ELEMENTS_OF_ONE: { readonly [element: string]: AclDialect } = {
  expiration: 'openbao',
  pagination_limit: 'openbao',
  list_scan_response_keys_filter_path: 'openbao',
  comment: 'openbao',
  subscribe_event_types: 'vault',
  control_group: 'vault',
};

/** The reason why a pattern is rejected; undefined if it is valid. */
export function findPatternFault(pattern: string): string | undefined {
  return pattern.includes('+*') ? `"+*" is not allowed in a path; write "+/*" or "*"` : undefined;
}

/** The reason why the service would reject a list of rules, apart from the checks of each attribute. Parts that are not known yet are skipped. */
export function findAclRulesFault(rules: readonly Partial<AclRule>[]): string | undefined {
  for (const [index, rule] of rules.entries()) {
    const fault = findMemberFault(rule);
    if (fault !== undefined) return `has a rule ${index + 1} ${fault}`;
  }
  return undefined;
}

function findMemberFault(rule: Partial<AclRule>): string | undefined {
  const [min, max] = [rule.minWrappingTtl, rule.maxWrappingTtl].map((ttl) => parseDuration(String(ttl)));
  if (min && max && max < min) return 'whose `maxWrappingTtl` is shorter than its `minWrappingTtl`';
  const has = (capability: string) =>
    !Array.isArray(rule.capabilities) ||
    rule.capabilities.some((given: unknown) => typeof given !== 'string' || given === capability);
  if (rule.listScanResponseKeysFilterPath && !has('list') && !has('scan')) {
    return 'with `listScanResponseKeysFilterPath`, which requires the capability "list"';
  }
  if (rule.subscribeEventTypes?.length && !has('subscribe')) {
    return 'with `subscribeEventTypes`, which requires the capability "subscribe"';
  }
  return undefined;
}

/** Parts of a pattern that are probably mistakes, although the service accepts them. */
export function findPatternDoubts(pattern: string): string[] {
  return [
    ...(pattern.startsWith('/') ? ['The service drops the leading `/`.'] : []),
    ...(pattern.slice(0, -1).includes('*')
      ? ['`*` is a wildcard only at the end; elsewhere, it stands for itself. A whole segment is `+`.']
      : []),
    ...(pattern.includes('${')
      ? ['It contains `${`, which Terraform has not replaced and the service does not replace.']
      : []),
  ];
}
