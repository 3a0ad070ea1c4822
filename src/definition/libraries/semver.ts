import compareBuild from 'semver/functions/compare-build';
import parse from 'semver/functions/parse';

/** Whether the text is a semantic version 2.0.0 and nothing else. */
export function isSemanticVersion(text: string): boolean {
  // The library also accepts `v1.2.3`, `=1.2.3` and surrounding white space.
  return /^\d\S*$/.test(text) && parse(text) !== null;
}

/** Compares versions by precedence, oldest first; a text that is not a semantic version sorts before all that are. */
export function compareVersions(one: string, other: string): number {
  const known = Number(isSemanticVersion(one)) - Number(isSemanticVersion(other));
  return known !== 0 || !isSemanticVersion(one) ? known : compareBuild(one, other);
}
