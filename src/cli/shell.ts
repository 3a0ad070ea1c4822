/** One line that a POSIX shell can read: `export NAME=value`, the value quoted where it must be. */
export function exportLine(name: string, value: string): string {
  return `export ${name}=${quote(value)}`;
}

/** The text as one word of a POSIX shell. */
export function quote(text: string): string {
  return /^[A-Za-z0-9_./:=@%+,-]+$/.test(text) ? text : `'${text.replace(/'/g, "'\\''")}'`;
}
