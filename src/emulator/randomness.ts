import { createHmac, randomBytes, randomUUID } from 'crypto';

/** Where identifiers, serial numbers and keys come from: from chance, or, with a seed, the same ones after every start and reset. */
export class Randomness {
  private drawn = 0;

  constructor(private readonly seed?: number) {}

  bytes(length: number): Buffer {
    if (this.seed === undefined) return randomBytes(length);
    const blocks: Buffer[] = [];
    for (let missing = length; missing > 0; missing -= 32) blocks.push(this.block());
    return Buffer.concat(blocks).subarray(0, length);
  }

  /** In the form of a random UUID. */
  uuid(): string {
    if (this.seed === undefined) return randomUUID();
    const bytes = this.bytes(16);
    bytes[6] = bytes[6] % 16 + 0x40;
    bytes[8] = bytes[8] % 64 + 0x80;
    return bytes.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
  }

  /** What a snapshot has of it. */
  state(): { readonly draws?: number } {
    return this.seed === undefined ? {} : { draws: this.drawn };
  }

  /** Goes on where the snapshot was taken; one that does not say it leaves it as it is, so that nothing is drawn twice. */
  restore({ draws }: { readonly draws?: number }): void {
    if (draws !== undefined) this.drawn = draws;
  }

  private block(): Buffer {
    this.drawn += 1;
    return createHmac('sha256', String(this.seed)).update(String(this.drawn)).digest();
  }
}
