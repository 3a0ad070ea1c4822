import { printableLine } from '../../printing/printable';
import { count } from '../count';
import type { Progress } from '../stack/plan-stack';

/** Reports progress on standard error: on a single updated line on a terminal, in plain lines elsewhere and in CI. */
export class ProgressLine {
  private shown = false;
  private read = 0;
  private readonly rich = Boolean(process.stderr.isTTY) && !process.env.CI;

  public print(progress: Progress): void {
    if (progress.step === 'read') this.read = progress.read;
    if (this.rich) this.replace(describe(progress));
    else if (progress.step !== 'read') process.stderr.write(`${describe(progress)}\n`);
  }

  /** Removes the line. With plain lines, reports the number of objects instead. */
  public end(): void {
    if (this.rich) this.replace('');
    else if (this.read > 0) process.stderr.write(`Read ${count(this.read, 'object')}.\n`);
  }

  private replace(text: string): void {
    const width = process.stderr.columns || 80;
    process.stderr.write(`${this.shown ? '\r\u001b[K' : ''}${text.slice(0, width - 1)}`);
    this.shown = text !== '';
  }
}

/** Reports progress over several stacks in the same way. */
export class StacksProgress {
  private number = 0;
  private readonly rich = Boolean(process.stderr.isTTY) && !process.env.CI;

  constructor(private readonly total: number) {}

  public done(stack: string): void {
    this.number += 1;
    const text = `${this.number} of ${count(this.total, 'stack')}: ${printableLine(stack)}`;
    if (this.rich) process.stderr.write(`\r\u001b[K${text.slice(0, (process.stderr.columns || 80) - 1)}`);
    else process.stderr.write(`${text}\n`);
  }

  /** Removes the line. */
  public end(): void {
    if (this.rich && this.number > 0) process.stderr.write('\r\u001b[K');
  }
}

function describe(progress: Progress): string {
  switch (progress.step) {
    case 'initializing':
      return 'The stack is not initialized: running terraform init …';
    case 'planning':
      return 'Reading the objects of the stack …';
    case 'read':
      return `${progress.read} read: ${printableLine(progress.address)}`;
  }
}
