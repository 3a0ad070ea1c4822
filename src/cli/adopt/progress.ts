import { printableLine } from '../../printing/printable';

/** How far something is that may take its time: one line that is written over on a terminal, a line now and then elsewhere. */
export class ProgressLine {
  private last = performance.now();
  private shown = false;

  constructor(private readonly stream: NodeJS.WriteStream = process.stderr) {}

  /** Shows the line, unless another one was shown just before. */
  public show(line: string): void {
    const now = performance.now();
    const isTerminal = this.stream.isTTY && !process.env.CI;
    if (now - this.last < (isTerminal ? 100 : 5000)) return;
    this.last = now;
    this.shown ||= isTerminal;
    const text = printableLine(line);
    this.stream.write(isTerminal ? `\r\u001b[K${text}` : `${text}\n`);
  }

  /** Takes the line away. */
  public end(): void {
    if (this.shown) this.stream.write('\r\u001b[K');
    this.shown = false;
  }
}
