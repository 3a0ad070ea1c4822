import type { Code } from '../diagnostics/catalogue';
import { codeLine } from '../diagnostics/code';
import { printable } from '../printing/printable';

/** Writes a warning to standard error; the command then continues. The code names the kind of warning, like a failure's code. */
export function warn(code: Code, message: string): void {
  process.stderr.write(`warning: ${printable(message)}\n${codeLine(code)}\n`);
}
