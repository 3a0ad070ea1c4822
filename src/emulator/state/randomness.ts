import { createHmac, randomBytes, randomUUID } from 'crypto';

/** The source of identifiers, serial numbers and keys: random or, with a seed, the same after every start and reset. */
export class Randomness {
  private drawn = 0;

  constructor(private readonly seed?: number) {}

  bytes(length: number): Buffer {
    if (this.seed === undefined) return randomBytes(length);
    const blocks: Buffer[] = [];
    for (let missing = length; missing > 0; missing -= 32) blocks.push(this.block());
    return Buffer.concat(blocks).subarray(0, length);
  }

  /** A UUID, version 4. */
  uuid(): string {
    return this.seed === undefined ? randomUUID() : uuidOf(this.bytes(16));
  }

  /** A UUID that each emulator has from the start: it does not affect later random values. */
  uuidFor(purpose: string): string {
    if (this.seed === undefined) return randomUUID();
    return uuidOf(createHmac('sha256', String(this.seed)).update(purpose).digest().subarray(0, 16));
  }

  /** The state stored in a snapshot. */
  state(): { readonly draws?: number } {
    return this.seed === undefined ? {} : { draws: this.drawn };
  }

  /** Resumes where the snapshot was taken. A snapshot without this state changes nothing, so that no value repeats. */
  restore({ draws }: { readonly draws?: number }): void {
    if (draws !== undefined) this.drawn = draws;
  }

  private block(): Buffer {
    this.drawn += 1;
    return createHmac('sha256', String(this.seed)).update(String(this.drawn)).digest();
  }
}

/** Sets the version, 4, and the variant. */
function uuidOf(bytes: Buffer): string {
  bytes.writeUInt8((bytes.readUInt8(6) % 16) + 0x40, 6);
  bytes.writeUInt8((bytes.readUInt8(8) % 64) + 0x80, 8);
  return bytes.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}
