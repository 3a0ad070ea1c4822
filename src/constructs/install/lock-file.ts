/** What a lock file says of one provider. */
export interface LockEntry {
  readonly source: string;
  readonly version: string;
  readonly hash: string;
}

const HEADER = `# This file is maintained automatically by "terraform init".
# Manual edits may be lost in future updates.
`;

/**
 * The text of a lock file with our entry in it; what it says of other providers stays as it is, and so does our entry where it holds.
 *
 * Terraform writes the file in one fixed form, blocks from the beginning of a line to a brace at the beginning of a line, and that
 * form is all that is understood here.
 */
export function withLockEntry(text: string | undefined, entry: LockEntry): string {
  const block = renderEntry(entry);
  if (!text?.trim()) return `${HEADER}\n${block}`;
  const present = findEntry(text, entry.source);
  if (present === undefined) return `${text.trimEnd()}\n\n${block}`;
  return holds(present, entry) ? text : text.replace(present, () => block);
}

/** Whether a provider has an entry, under any of the addresses that its source may mean. */
export function isLocked(text: string | undefined, sources: readonly string[]): boolean {
  return text !== undefined && sources.some((source) => findEntry(text, source) !== undefined);
}

function findEntry(text: string, source: string): string | undefined {
  const start = text.search(new RegExp(`^provider "${source.replace(/[.\\]/g, '\\$&')}" \\{`, 'm'));
  if (start < 0) return undefined;
  const end = text.indexOf('\n}', start);
  return end < 0 ? text.slice(start) : text.slice(start, text[end + 2] === '\n' ? end + 3 : end + 2);
}

/** An entry with further hashes holds too: somebody locked the package for more than what lies here. */
function holds(present: string, { version, hash }: LockEntry): boolean {
  return present.includes(`version     = "${version}"`) && present.includes(`constraints = "${version}"`) && present.includes(`"${hash}"`);
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
