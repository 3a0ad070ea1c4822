/** The entry of a provider in a lock file. */
export interface LockEntry {
  readonly source: string;
  readonly version: string;
  readonly hash: string;
}

const HEADER = `# This file is maintained automatically by "terraform init".
# Manual edits may be lost in future updates.
`;

/**
 * Returns the text of a lock file with an entry for this provider. Other entries stay unchanged, and so does this provider's if
 * it is valid.
 *
 * This reads only the format that Terraform writes: blocks that start and end at the beginning of a line.
 */
export function withLockEntry(text: string | undefined, entry: LockEntry): string {
  const block = renderEntry(entry);
  if (!text?.trim()) return `${HEADER}\n${block}`;
  const present = findEntry(text, entry.source);
  if (present === undefined) return `${text.trimEnd()}\n\n${block}`;
  return holds(present, entry) ? text : text.replace(present, () => block);
}

/** Whether a provider has an entry under any address that its source may stand for. */
export function isLocked(text: string | undefined, sources: readonly string[]): boolean {
  return text !== undefined && sources.some((source) => findEntry(text, source) !== undefined);
}

function findEntry(text: string, source: string): string | undefined {
  const start = text.search(new RegExp(`^provider "${source.replace(/[.\\]/g, '\\$&')}" \\{`, 'm'));
  if (start < 0) return undefined;
  const end = text.indexOf('\n}', start);
  return end < 0 ? text.slice(start) : text.slice(start, text[end + 2] === '\n' ? end + 3 : end + 2);
}

/** An entry with further hashes is valid, too: they lock other packages of the same version. */
function holds(present: string, { version, hash }: LockEntry): boolean {
  return (
    present.includes(`version     = "${version}"`) &&
    present.includes(`constraints = "${version}"`) &&
    present.includes(`"${hash}"`)
  );
}

function renderEntry({ source, version, hash }: LockEntry): string {
  return `provider "${source}" {
  version     = "${version}"
  constraints = "${version}"
  hashes = [
    "${hash}",
  ]
}
`;
}
