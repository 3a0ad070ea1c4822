import type { Dialects } from '../../settings';
import type { AttributeRules } from '../attributes';
import { isObject } from '../request-document';

type Dialect = Dialects['platform'];
type Fields = Readonly<Record<string, unknown>>;

const LEVELS = ['hard-mandatory', 'soft-mandatory', 'advisory'];
const OPA_LEVELS = ['mandatory', 'advisory'];

/** Sentinel, which is the default, and OPA. */
export function policyKinds(dialect: Dialect): readonly [string, ...string[]] {
  return [dialect === 'hcp' ? 'sentinel' : 'sentinel_framework', 'opa'];
}

/** The rules for a policy of this kind. The enforcement level is required unless the deprecated `enforce` is given. */
export function policyRules(dialect: Dialect, kind: string, attributes: Fields): AttributeRules {
  const levels = kind === 'opa' ? OPA_LEVELS : LEVELS;
  return {
    'name': {
      type: 'string',
      required: true,
      pattern: { expression: /^[A-Za-z0-9_-]+$/, words: 'may only contain letters, numbers, dashes, and underscores' },
    },
    'description': { type: 'string', nullable: true },
    'kind': { type: 'string', values: policyKinds(dialect) },
    'query': {
      type: 'string',
      nullable: dialect === 'hcp',
      check: (query) => (query && kind !== 'opa' ? 'is only valid for OPA policies' : undefined),
    },
    'enforcement-level': {
      type: 'string',
      ...(attributes.enforce === undefined ? { required: true as const } : {}),
      values: levels,
    },
    'enforce': { type: 'array', check: (value) => enforceProblem(value as unknown[], levels) },
  };
}

/** Returns the level set by the request, directly or through `enforce`. A path that does not belong to the policy gives the framework's default. */
export function enforcementOf(
  policy: { readonly name: string; readonly kind: string },
  attributes: Fields,
  dialect: Dialect,
): string | undefined {
  if (attributes['enforcement-level'] !== undefined) return attributes['enforcement-level'] as string;
  if (attributes.enforce === undefined) return undefined;
  const [{ path, mode }] = attributes.enforce as [{ path: string; mode: string }];
  if (isOwnPath(path, policy, dialect)) return mode;
  return policy.kind === 'opa' ? 'advisory' : 'hard-mandatory';
}

/** The file named in `enforce`. */
export function pathOf({ name, kind }: { readonly name: string; readonly kind: string }): string {
  return `${name}.${kind === 'opa' ? 'rego' : 'sentinel'}`;
}

/** The specification does not name Sentinel's extension: any extension is accepted, and HCP Terraform's is returned. */
function isOwnPath(path: string, policy: { readonly name: string; readonly kind: string }, dialect: Dialect): boolean {
  if (path === pathOf(policy)) return true;
  const extension = path.startsWith(`${policy.name}.`) ? path.slice(policy.name.length + 1) : '';
  return dialect === 'standard' && policy.kind !== 'opa' && /^[a-z0-9_]+$/.test(extension) && extension !== 'rego';
}

function enforceProblem(value: readonly unknown[], levels: readonly string[]): string | undefined {
  const [element] = value;
  if (value.length !== 1 || !isObject(element)) return 'must have a single element';
  if (typeof element.path !== 'string' || element.path === '') return "path can't be blank";
  return levels.includes(element.mode as string) ? undefined : 'mode is not included in the list';
}
