import compare from 'semver/functions/compare';
import parse from 'semver/functions/parse';

/** Whether the text is a semantic version 2.0.0 and nothing else: the library also takes `v1.2.3`, `=1.2.3` and white space around it. */
export function isSemanticVersion(text: string): boolean {
  return /^\d\S*$/.test(text) && parse(text) !== null;
}

/** The version that a repository's tag looks like, with an optional `v` before it. */
export function versionOfTag(tag: string): string | undefined {
  const version = tag.replace(/^v/, '');
  return isSemanticVersion(version) ? version : undefined;
}

export function newestFirst<T extends { readonly version: string }>(versions: readonly T[]): T[] {
  return [...versions].sort((a, b) => compare(b.version, a.version));
}
