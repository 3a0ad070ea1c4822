import parse from 'semver/functions/parse';

/** Whether the text is a semantic version 2.0.0 and nothing else. */
export function isSemanticVersion(text: string): boolean {
  // The library also takes `v1.2.3`, `=1.2.3` and white space around it.
  return /^\d\S*$/.test(text) && parse(text) !== null;
}
