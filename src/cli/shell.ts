/** `export NAME=value` for a POSIX shell, with the value quoted if needed. */
export function exportLine(name: string, value: string): string {
  return `export ${name}=${quote(value)}`;
}

/** Quotes a text as one word of a POSIX shell. */
export function quote(text: string): string {
  return /^[A-Za-z0-9_./:=@%+,-]+$/.test(text) ? text : `'${text.replace(/'/g, "'\\''")}'`;
}
