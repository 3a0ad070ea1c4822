import type { Call } from '../exchange';
import { invalid, refuseIfAny } from './json-api';
import type { Problem } from './json-api';
import { humanize, isObject, readBody } from './request-document';

/** The requirements for members of a relationship in a request. */
export interface MemberRule {
  /** Such as `policies`. */
  readonly type: string;
  /** The problem with the object of this id; undefined if there is none. */
  readonly problem: (id: string) => string | undefined;
}

type Relationships = Readonly<Record<string, unknown>>;

/** The problems with a to-many relationship in a document; none if it is omitted. */
export function relationshipProblems(relationships: Relationships, name: string, rule: MemberRule): Problem[] {
  const given = relationships[name];
  if (given === undefined) return [];
  const at = `/data/relationships/${name}`;
  const data = isObject(given) ? given.data : undefined;
  return Array.isArray(data)
    ? memberProblems(data, `${at}/data`, humanize(name), rule)
    : [invalid(at, `${humanize(name)} must be an array`)];
}

/** The ids of a valid relationship, each once; undefined if the document omits it. */
export function relatedIds(relationships: Relationships, name: string): string[] | undefined {
  const given = relationships[name] as { data: readonly { id: string }[] } | undefined;
  return given && idsOf(given.data);
}

/** Reads the identifiers that an operation on a relationship adds or removes. */
export function readMembers(call: Call, name: string, rule: MemberRule): string[] {
  const body = readBody(call);
  const data = isObject(body) ? body.data : undefined;
  if (!Array.isArray(data)) refuseIfAny([invalid('/data', 'Data must be an array')]);
  refuseIfAny(memberProblems(data as unknown[], '/data', humanize(name), rule));
  return idsOf(data as { id: string }[]);
}

function memberProblems(data: readonly unknown[], at: string, label: string, { type, problem }: MemberRule): Problem[] {
  return data.flatMap((entry, index) => {
    if (!isObject(entry) || typeof entry.id !== 'string') {
      return [invalid(`${at}/${index}`, `${label} must be resource identifiers`)];
    }
    if (entry.type !== type) return [invalid(`${at}/${index}/type`, `Type must be ${type}`)];
    const detail = problem(entry.id);
    return detail === undefined ? [] : [invalid(`${at}/${index}`, detail)];
  });
}

function idsOf(data: readonly { readonly id: string }[]): string[] {
  return [...new Set(data.map(({ id }) => id))];
}
