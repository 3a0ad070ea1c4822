import { invalid } from '../json-api';
import type { Identifier, Problem } from '../json-api';
import type { MemberRule } from '../members';
import { humanize, isObject } from '../request-document';

type Relationships = Readonly<Record<string, unknown>>;

/** The requirements for the object of a to-one relationship. */
export interface RelatedRule extends Omit<MemberRule, 'type'> {
  readonly types: readonly string[];
  readonly required?: boolean;
  readonly nullable?: boolean;
}

/** The problems with a to-one relationship; none if it is omitted. */
export function relatedProblems(relationships: Relationships, name: string, rule: RelatedRule): Problem[] {
  const given = relationships[name];
  const at = `/data/relationships/${name}`;
  const label = humanize(name);
  if (given === undefined) return rule.required ? [invalid(at, `${label} can't be blank`)] : [];
  const data = isObject(given) ? given.data : undefined;
  if (data === null && rule.nullable) return [];
  if (!isObject(data) || typeof data.id !== 'string') {
    return [
      invalid(`${at}/data`, data === null ? `${label} can't be blank` : `${label} must be a resource identifier`),
    ];
  }
  if (!rule.types.includes(String(data.type))) return [invalid(`${at}/data/type`, `Type must be ${rule.types[0]}`)];
  const detail = rule.problem(data.id);
  return detail === undefined ? [] : [invalid(`${at}/data`, detail)];
}

/** The id in a valid relationship; null if it is cleared, undefined if it is omitted. */
export function relatedId(relationships: Relationships, name: string): string | null | undefined {
  const given = relationships[name] as { readonly data: { readonly id: string } | null } | undefined;
  return given && (given.data?.id ?? null);
}

export function identifiers(type: string, ids: readonly string[]): Identifier[] {
  return ids.map((id) => ({ id, type }));
}
