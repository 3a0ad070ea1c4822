import compare from 'semver/functions/compare';
import parse from 'semver/functions/parse';

/** Whether the text is exactly a semantic version 2.0.0. The library also accepts `v1.2.3`, `=1.2.3` and surrounding white space. */
export function isSemanticVersion(text: string): boolean {
  return /^\d\S*$/.test(text) && parse(text) !== null;
}

/** Returns the version in a repository's tag, after the required prefix; it may start with `v`. */
export function versionOfTag(tag: string, prefix = ''): string | undefined {
  if (!tag.startsWith(prefix)) return undefined;
  const version = tag.slice(prefix.length).replace(/^v/, '');
  return isSemanticVersion(version) ? version : undefined;
}

export function newestFirst<T extends { readonly version: string }>(versions: readonly T[]): T[] {
  return [...versions].sort((a, b) => compare(b.version, a.version));
}
