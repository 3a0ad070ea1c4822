import { printableLine } from '../../printing/printable';

/** Reports the progress of a long operation: on a single updated line on a terminal, and in occasional lines elsewhere. */
export class ProgressLine {
  private last = performance.now();
  private shown = false;

  constructor(private readonly stream: NodeJS.WriteStream = process.stderr) {}

  /** Shows the line. Calls in quick succession are ignored. */
  public show(line: string): void {
    const now = performance.now();
    const isTerminal = this.stream.isTTY && !process.env.CI;
    if (now - this.last < (isTerminal ? 100 : 5000)) return;
    this.last = now;
    this.shown ||= isTerminal;
    const text = printableLine(line);
    this.stream.write(isTerminal ? `\r\u001b[K${text}` : `${text}\n`);
  }

  /** Removes the line. */
  public end(): void {
    if (this.shown) this.stream.write('\r\u001b[K');
    this.shown = false;
  }
}
