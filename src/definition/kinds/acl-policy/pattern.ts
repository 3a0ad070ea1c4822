/** The service's matching of paths with the patterns of policies: docs/spec/secrets-foundation.md#acl-policy. */

interface Pattern {
  readonly segments: readonly string[];
  /** The last segment is a prefix. */
  readonly isPrefix: boolean;
}

/** Whether a pattern matches every path that another one matches. A path is a pattern without wildcards. */
export function covers(pattern: string, other: string): boolean {
  const [one, two] = [parsed(pattern), parsed(other)];
  if (!one.isPrefix) {
    if (two.isPrefix || one.segments.length !== two.segments.length) return false;
    return one.segments.every((segment, index) => segment === '+' || segment === two.segments[index]);
  }
  const last = one.segments.length - 1;
  if (two.segments.length <= last) return false;
  return one.segments.every((segment, index) => {
    const against = two.segments[index]!;
    if (index < last) return segment === '+' || segment === against;
    return segment === '' || (against !== '+' && against.startsWith(segment));
  });
}

function parsed(pattern: string): Pattern {
  const isPrefix = pattern.endsWith('*');
  return { segments: (isPrefix ? pattern.slice(0, -1) : pattern).split('/'), isPrefix };
}

/** The pattern that applies to a path, or to all paths of a pattern: the most specific one of those that cover it. */
export function mostSpecific<T extends { readonly path: string }>(rules: readonly T[], path: string): T | undefined {
  return rules
    .filter((rule) => covers(rule.path, path))
    .sort((one, other) => compareSpecificity(one.path, other.path))[0];
}

/** Less than 0 if the first pattern is the more specific one. */
function compareSpecificity(one: string, other: string): number {
  const [ours, theirs] = [rankOf(one), rankOf(other)];
  const differing = ours.findIndex((rank, index) => rank !== theirs[index]);
  if (differing >= 0) return theirs[differing]! - ours[differing]!;
  return one > other ? -1 : 1;
}

/** A number for each criterion, in order; the greater one is more specific. */
function rankOf(pattern: string): readonly number[] {
  const first = pattern.search(/\+|\*$/);
  return [
    first < 0 ? Number.MAX_SAFE_INTEGER : first,
    pattern.endsWith('*') ? 0 : 1,
    -pattern.split('/').filter((segment) => segment === '+').length,
    pattern.length,
  ];
}
