/** Whether a text matches a glob, where `*` stands for any text. */
export function matchesGlob(glob: string, text: string): boolean {
  const [start = '', ...parts] = glob.split('*');
  const end = parts.pop();
  if (end === undefined) return text === start;
  if (!text.startsWith(start) || !text.endsWith(end) || text.length < start.length + end.length) return false;
  let at = start.length;
  for (const part of parts) {
    const found = text.indexOf(part, at);
    if (found < 0) return false;
    at = found + part.length;
  }
  return at <= text.length - end.length;
}
