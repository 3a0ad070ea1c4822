/**
 * ELF, as much of it as a runtime needs: what nobody loads is left out, and content is added behind the last segment. Section headers are left
 * out too, which only debuggers read.
 */
const TYPE = { load: 1, dynamic: 2, note: 4 } as const;
const TAG = {
  end: 0,
  strings: 5,
  relocations: 7,
  relocationsSize: 8,
  rpath: 15,
  debug: 21,
  runpath: 29,
  packedSize: 35,
  packed: 36,
  packedEntry: 37,
  relativeCount: 0x6fff_fff9,
} as const;
/** The kind of relocation that adds the address at which a file was loaded, on each machine. */
const RELATIVE: { readonly [machine: number]: number } = { 62: 8, 183: 1027 };
const RELOCATION = 24;
/** Offsets are moved by multiples of it: memory pages are that large on some systems. */
const LARGEST_PAGE = 0x1_0000;

interface Segment {
  /** Where its header stands. */
  readonly at: number;
  readonly type: number;
  readonly offset: number;
  readonly address: number;
  readonly fileSize: number;
  readonly memorySize: number;
}

interface DynamicEntry {
  readonly at: number;
  readonly value: number;
}

export class Elf {
  constructor(private bytes: Buffer) {
    if (bytes.readUInt32BE(0) !== 0x7f45_4c46 || bytes[4] !== 2 || bytes[5] !== 1) {
      throw new Error('This is not an ELF file of 64 bits with the lower byte first.');
    }
  }

  /** What is loaded when the program starts, and nothing else. */
  public stripped(): this {
    const loads = this.loads().sort((a, b) => a.offset - b.offset);
    const end = Math.max(...loads.map(({ offset, fileSize }) => offset + fileSize));
    this.bytes = Buffer.from(this.bytes.subarray(0, end));
    this.bytes.writeBigUInt64LE(0n, 40);
    this.bytes.fill(0, 58, 64);
    for (let index = loads.length - 1; index > 0; index--) {
      const begin = loads[index - 1].offset + loads[index - 1].fileSize;
      const hole = Math.floor((loads[index].offset - begin) / LARGEST_PAGE) * LARGEST_PAGE;
      if (hole > 0) this.cut(loads[index].offset - hole, hole);
    }
    return this;
  }

  /** A note that the program finds among its own segments. It takes the place of the last one, which names the build. */
  public addNote(name: string, content: Buffer): this {
    const padded = Buffer.alloc(roundUp(name.length + 1, 4));
    padded.write(name, 'latin1');
    const header = Buffer.alloc(12);
    header.writeUInt32LE(name.length + 1, 0);
    header.writeUInt32LE(content.length, 4);
    const note = Buffer.concat([header, padded, content, Buffer.alloc(roundUp(content.length, 4) - content.length)]);
    const place = this.append(note, 64);
    const header0 = this.segments()
      .filter(({ type }) => type === TYPE.note)
      .at(-1);
    if (!header0) throw new Error('The program has no note whose place another could take.');
    for (const [index, value] of [place.offset, place.address, place.address, note.length, note.length, 4].entries()) {
      this.write(header0.at + 8 + 8 * index, value);
    }
    this.bytes.writeUInt32LE(4, header0.at + 4);
    return this;
  }

  /** Where a program looks for its libraries before anywhere else. */
  public setLibraryFolder(folder: string): this {
    const entries = this.dynamic();
    const path = entries.get(TAG.rpath) ?? entries.get(TAG.runpath);
    if (!path) throw new Error('The program names no folder of libraries.');
    const at = this.offsetOf(entries.get(TAG.strings)!.value) + path.value;
    const capacity = this.bytes.indexOf(0, at) - at;
    if (folder.length > capacity) {
      throw new Error(
        `There is space for ${capacity} characters where the folder of libraries is named, and ${folder} has more.`,
      );
    }
    this.bytes.fill(0, at, at + capacity);
    this.bytes.write(folder, at, 'latin1');
    return this;
  }

  /** Relocations in the packed form that musl reads since 1.2.4, written out as all of its versions read them. */
  public unpackRelocations(): this {
    const entries = this.dynamic();
    if (!entries.has(TAG.packed)) return this;
    const type = RELATIVE[this.bytes.readUInt16LE(18)];
    const places = this.packedPlaces(this.offsetOf(entries.get(TAG.packed)!.value), entries.get(TAG.packedSize)!.value);
    const table = Buffer.alloc(places.length * RELOCATION);
    for (const [index, place] of places.entries()) {
      table.writeBigUInt64LE(BigInt(place), index * RELOCATION);
      table.writeBigUInt64LE(BigInt(type), index * RELOCATION + 8);
      this.bytes.copy(table, index * RELOCATION + 16, this.offsetOf(place), this.offsetOf(place) + 8);
    }
    const [old, size, count] = [TAG.relocations, TAG.relocationsSize, TAG.relativeCount].map((tag) => entries.get(tag));
    if (!old || !size) throw new Error('The library has no table of relocations that could be longer.');
    const begin = this.offsetOf(old.value);
    const { address } = this.append(Buffer.concat([table, this.bytes.subarray(begin, begin + size.value)]), 8);
    this.write(old.at + 8, address);
    this.write(size.at + 8, table.length + size.value);
    if (count) this.write(count.at + 8, count.value + places.length);
    // A tag that loaders give a meaning of their own in programs, and none in libraries.
    for (const tag of [TAG.packed, TAG.packedSize, TAG.packedEntry]) this.write(entries.get(tag)!.at, TAG.debug);
    return this;
  }

  public content(): Buffer {
    return this.bytes;
  }

  private packedPlaces(at: number, size: number): number[] {
    const places: number[] = [];
    let next = 0;
    for (let entry = at; entry < at + size; entry += 8) {
      const word = this.bytes.readBigUInt64LE(entry);
      if (word % 2n === 0n) {
        places.push(Number(word));
        next = Number(word) + 8;
      } else {
        for (let bit = 0; bit < 63; bit++) if ((word / 2n ** BigInt(bit + 1)) % 2n === 1n) places.push(next + 8 * bit);
        next += 63 * 8;
      }
    }
    return places;
  }

  /** Behind the last segment, which grows over it; the memory that it had beyond its file is then zeros of the file. */
  private append(content: Buffer, alignment: number): { readonly offset: number; readonly address: number } {
    const last = this.loads()
      .sort((a, b) => a.address - b.address)
      .at(-1)!;
    if (last.offset + last.fileSize !== this.bytes.length) {
      throw new Error('The last segment is not at the end of the file.');
    }
    const begin = roundUp(last.memorySize, alignment);
    this.bytes = Buffer.concat([this.bytes, Buffer.alloc(begin - last.fileSize), content]);
    this.write(last.at + 32, begin + content.length);
    this.write(last.at + 40, begin + content.length);
    return { offset: last.offset + begin, address: last.address + begin };
  }

  /** Takes bytes that no segment has out of the file. */
  private cut(from: number, length: number): void {
    for (const segment of this.segments()) {
      if (segment.offset >= from + length) this.write(segment.at + 8, segment.offset - length);
    }
    this.bytes = Buffer.concat([this.bytes.subarray(0, from), this.bytes.subarray(from + length)]);
  }

  private segments(): Segment[] {
    const [begin, size, count] = [this.read(32), this.bytes.readUInt16LE(54), this.bytes.readUInt16LE(56)];
    return Array.from({ length: count }, (_, index) => begin + index * size).map((at) => ({
      at,
      type: this.bytes.readUInt32LE(at),
      offset: this.read(at + 8),
      address: this.read(at + 16),
      fileSize: this.read(at + 32),
      memorySize: this.read(at + 40),
    }));
  }

  private loads(): Segment[] {
    return this.segments().filter(({ type }) => type === TYPE.load);
  }

  private dynamic(): Map<number, DynamicEntry> {
    const { offset, fileSize } = this.segments().find(({ type }) => type === TYPE.dynamic)!;
    const entries = new Map<number, DynamicEntry>();
    for (let at = offset; at < offset + fileSize && this.read(at) !== TAG.end; at += 16) {
      entries.set(this.read(at), { at, value: this.read(at + 8) });
    }
    return entries;
  }

  private offsetOf(address: number): number {
    const load = this.loads().find(
      (segment) => segment.address <= address && address < segment.address + segment.fileSize,
    );
    if (!load) throw new Error(`Nothing of the file is loaded at ${address}.`);
    return load.offset + address - load.address;
  }

  private read(at: number): number {
    return Number(this.bytes.readBigUInt64LE(at));
  }

  private write(at: number, value: number): void {
    this.bytes.writeBigUInt64LE(BigInt(value), at);
  }
}

function roundUp(value: number, to: number): number {
  return Math.ceil(value / to) * to;
}
