/** Replaces what stands between two markers of a page. */
export function replaceBetween(text: string, from: string, to: string, inner: string): string {
  const [start, end] = [text.indexOf(from), text.indexOf(to)];
  if (start < 0 || end < start) throw new Error(`The page lacks the markers ${from} … ${to}`);
  return `${text.slice(0, start + from.length)}\n${inner}${text.slice(end)}`;
}
