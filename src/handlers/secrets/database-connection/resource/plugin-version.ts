import type { PrivateStateAccess } from '../../../contract';

/** Whether two spellings denote the same version. */
export function isSameVersion(one: string, other: string): boolean {
  return one.replace(/^v/, '') === other.replace(/^v/, '');
}

/** The service reports versions with a leading `v`, and no version for built-in plugins. */
export function versionIn(
  shown: string | undefined,
  known: string | undefined,
  privateState: Pick<PrivateStateAccess, 'recall'>,
): string | undefined {
  if (known === undefined) return shown;
  const isKnown = shown === undefined ? privateState.recall('builtInVersion') === known : isSameVersion(shown, known);
  return isKnown ? known : shown;
}
