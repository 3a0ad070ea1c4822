/**
 * Libraries whose relocations are packed, as musl reads them since 1.2.4, with relocations as all of its versions read them: Debian's musl is older
 * than the libraries of GCC that the executable needs.
 */
const TYPE = { load: 1, dynamic: 2 } as const;
const TAG = {
  end: 0,
  relocations: 7,
  relocationsSize: 8,
  debug: 21,
  packedSize: 35,
  packed: 36,
  packedEntry: 37,
  relativeCount: 0x6fff_fff9,
} as const;
/** The kind of relocation that adds the address at which a file was loaded, on x64. */
const RELATIVE = 8n;
const RELOCATION = 24;

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

export function withUnpackedRelocations(library: Buffer): Buffer {
  return new Library(library).unpackRelocations();
}

class Library {
  constructor(private bytes: Buffer) {}

  public unpackRelocations(): Buffer {
    const entries = this.dynamic();
    if (!entries.has(TAG.packed)) return this.bytes;
    this.cutAfterSegments();
    const places = this.packedPlaces(this.offsetOf(entries.get(TAG.packed)!.value), entries.get(TAG.packedSize)!.value);
    const table = Buffer.alloc(places.length * RELOCATION);
    for (const [index, place] of places.entries()) {
      table.writeBigUInt64LE(BigInt(place), index * RELOCATION);
      table.writeBigUInt64LE(RELATIVE, index * RELOCATION + 8);
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
    return this.bytes;
  }

  /** Without what no loader reads, so that the last segment is at the end. */
  private cutAfterSegments(): void {
    const end = Math.max(...this.loads().map(({ offset, fileSize }) => offset + fileSize));
    this.bytes = Buffer.from(this.bytes.subarray(0, end));
    this.bytes.writeBigUInt64LE(0n, 40);
    this.bytes.fill(0, 58, 64);
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
