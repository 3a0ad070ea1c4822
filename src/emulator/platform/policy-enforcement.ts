import type { Dialects } from '../settings';
import type { AttributeRules } from './attributes';
import { isObject } from './request-document';

type Dialect = Dialects['platform'];
type Fields = Readonly<Record<string, unknown>>;

const LEVELS = ['hard-mandatory', 'soft-mandatory', 'advisory'];
const OPA_LEVELS = ['mandatory', 'advisory'];

/** The first framework, which is the default, and the other. */
export function policyKinds(dialect: Dialect): readonly string[] {
  return [dialect === 'hcp' ? 'sentinel' : 'sentinel_framework', 'opa'];
}

/** What a policy of the kind may have; the level is needed unless its old form is there. */
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
    'query': { type: 'string', nullable: dialect === 'hcp', check: (query) => query && kind !== 'opa' ? 'is only valid for OPA policies' : undefined },
    'enforcement-level': { type: 'string', ...(attributes.enforce === undefined ? { required: true as const } : {}), values: levels },
    'enforce': { type: 'array', check: (value) => enforceProblem(value as unknown[], levels) },
  };
}

/** The level that the request asks for, directly or in the old form. A path that does not belong to the policy gives the framework's default. */
export function enforcementOf(policy: { readonly name: string; readonly kind: string }, attributes: Fields, dialect: Dialect): string | undefined {
  if (attributes['enforcement-level'] !== undefined) return attributes['enforcement-level'] as string;
  if (attributes.enforce === undefined) return undefined;
  const [{ path, mode }] = attributes.enforce as [{ path: string; mode: string }];
  if (isOwnPath(path, policy, dialect)) return mode;
  return policy.kind === 'opa' ? 'advisory' : 'hard-mandatory';
}

/** The file that the old form names. */
export function pathOf({ name, kind }: { readonly name: string; readonly kind: string }): string {
  return `${name}.${kind === 'opa' ? 'rego' : 'sentinel'}`;
}

/** The specification does not say which extension the first framework has: any will do, and that of the service that exists is answered. */
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
