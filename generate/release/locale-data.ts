/**
 * Leaves of a runtime's locale data what English needs, as Node.js built with `small-icu` has it. Lintel speaks English alone, and the rest is a
 * third of what would be downloaded. What goes becomes zeros, so that everything stays where it is.
 */
const MAGIC = Buffer.from('CmnD');
/** Folders whose files are one for each locale. */
const BY_LOCALE = ['coll', 'curr', 'lang', 'region', 'unit', 'zone', 'rbnf', 'brkitr'];
/** In such a folder, and beside them. */
const ENGLISH = /^(root|en(_[A-Z0-9]+)*|pool|res_index|supplementalData|ucadata|tzdbNames)\.(res|icu)$/;
/** Beside the folders: locales have names of this kind, everything else is about all of them. */
const LOCALE = /^[a-z]{2,3}(_[A-Za-z0-9]+)*\.res$/;

export function onlyEnglish(runtime: Buffer): Buffer {
  const tables = tablesOf(runtime);
  if (tables.length !== 1) throw new Error(`The runtime has ${tables.length} tables of locale data, not one.`);
  const bytes = Buffer.from(runtime);
  const base = tables[0];
  const entries = entriesAt(bytes, base);
  const kept = entries.filter(({ name }) => isKept(name));
  const last = entries.at(-1)!;
  // What the last one has is nowhere written; it stays.
  for (const { offset, end } of entries.filter((entry) => entry !== last && !isKept(entry.name))) {
    bytes.fill(0, base + offset, base + end);
  }
  bytes.writeUInt32LE(kept.length, base);
  for (const [index, { nameOffset, offset }] of kept.entries()) {
    bytes.writeUInt32LE(nameOffset, base + 4 + 8 * index);
    bytes.writeUInt32LE(offset, base + 8 + 8 * index);
  }
  bytes.fill(0, base + 4 + 8 * kept.length, base + 4 + 8 * entries.length);
  return bytes;
}

function isKept(path: string): boolean {
  const [, ...parts] = path.split('/');
  const [folder, name] = parts.length > 1 ? parts : [undefined, parts[0]];
  if (name.endsWith('.cnv') || name.endsWith('.dict') || folder === 'translit') return false;
  if (folder !== undefined && BY_LOCALE.includes(folder)) return ENGLISH.test(name) || name.endsWith('.brk');
  return folder !== undefined || !LOCALE.test(name) || ENGLISH.test(name);
}

interface Entry {
  readonly name: string;
  readonly nameOffset: number;
  readonly offset: number;
  readonly end: number;
}

function entriesAt(bytes: Buffer, base: number): Entry[] {
  const places = Array.from({ length: bytes.readUInt32LE(base) }, (_, index) => base + 4 + 8 * index).map((at) => ({
    nameOffset: bytes.readUInt32LE(at),
    offset: bytes.readUInt32LE(at + 4),
  }));
  return places.map(({ nameOffset, offset }, index) => ({
    name: bytes.toString('latin1', base + nameOffset, bytes.indexOf(0, base + nameOffset)),
    nameOffset,
    offset,
    end: places[index + 1]?.offset ?? offset,
  }));
}

/** Where the tables of contents begin. */
function tablesOf(bytes: Buffer): number[] {
  const found: number[] = [];
  for (let at = bytes.indexOf(MAGIC); at >= 0; at = bytes.indexOf(MAGIC, at + 1)) {
    const header = at - 12;
    if (header >= 0 && bytes.readUInt16LE(header + 2) === 0x27da) found.push(header + bytes.readUInt16LE(header));
  }
  return found;
}
