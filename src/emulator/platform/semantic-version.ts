import compare from 'semver/functions/compare';
import parse from 'semver/functions/parse';

/**
 * Whether the text is exactly a semantic version 2.0.0: the library also accepts `v1.2.3`, `=1.2.3` and surrounding
 * white space.
 */
export function isSemanticVersion(text: string): boolean {
  return /^\d\S*$/.test(text) && parse(text) !== null;
}

/** Returns the version in a repository's tag, which may start with `v`. */
export function versionOfTag(tag: string): string | undefined {
  const version = tag.replace(/^v/, '');
  return isSemanticVersion(version) ? version : undefined;
}

export function newestFirst<T extends { readonly version: string }>(versions: readonly T[]): T[] {
  return [...versions].sort((a, b) => compare(b.version, a.version));
}
