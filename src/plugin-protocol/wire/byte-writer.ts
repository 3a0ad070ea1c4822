/** Appends bytes to a buffer that is reused. */
export class ByteWriter {
  private buffer = Buffer.allocUnsafeSlow(16 * 1024);
  private length = 0;

  public restart(): void {
    this.length = 0;
  }

  /** Returns a copy of the written bytes. A buffer that grew for one huge value is not kept. */
  public finish(): Buffer {
    const written = Buffer.allocUnsafe(this.length);
    this.buffer.copy(written, 0, 0, this.length);
    if (this.buffer.length > 1024 * 1024) this.buffer = Buffer.allocUnsafeSlow(16 * 1024);
    return written;
  }

  public byte(value: number): void {
    const start = this.reserve(1);
    this.buffer[start] = value;
  }

  public uint8(head: number, value: number): void {
    const start = this.reserve(2);
    this.buffer[start] = head;
    this.buffer[start + 1] = value;
  }

  public uint16(head: number, value: number): void {
    const start = this.reserve(3);
    this.buffer[start] = head;
    this.buffer.writeUInt16BE(value, start + 1);
  }

  public uint32(head: number, value: number): void {
    const start = this.reserve(5);
    this.buffer[start] = head;
    this.buffer.writeUInt32BE(value, start + 1);
  }

  public int64(head: number, value: bigint): void {
    const start = this.reserve(9);
    this.buffer[start] = head;
    this.buffer.writeBigInt64BE(value, start + 1);
  }

  public double(head: number, value: number): void {
    const start = this.reserve(9);
    this.buffer[start] = head;
    this.buffer.writeDoubleBE(value, start + 1);
  }

  public bytes(bytes: Uint8Array): void {
    const start = this.reserve(bytes.length);
    this.buffer.set(bytes, start);
  }

  /** Writes UTF-8. A lone surrogate becomes the replacement character. */
  public text(text: string, byteLength: number): void {
    const start = this.reserve(byteLength);
    this.buffer.write(text, start, 'utf8');
  }

  /** Returns the position of the next bytes. May replace the buffer, so callers must not keep a reference to it. */
  private reserve(count: number): number {
    const start = this.length;
    this.length = start + count;
    if (this.length > this.buffer.length) this.grow(start);
    return start;
  }

  private grow(used: number): void {
    const larger = Buffer.allocUnsafeSlow(Math.max(this.length, this.buffer.length * 2));
    this.buffer.copy(larger, 0, 0, used);
    this.buffer = larger;
  }
}
