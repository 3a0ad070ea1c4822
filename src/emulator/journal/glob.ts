/** Patterns recur; a test uses few of them. */
const patterns = new Map<string, RegExp>();

/** The regular expression for a text in which `*` matches any text. */
export function globPattern(glob: string): RegExp {
  const known = patterns.get(glob);
  if (known) return known;
  const texts = glob.split('*').map((text) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  const pattern = new RegExp(`^${texts.join('.*')}$`, 's');
  if (patterns.size >= 1000) patterns.clear();
  patterns.set(glob, pattern);
  return pattern;
}
