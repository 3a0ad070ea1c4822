import type { Code } from '../diagnostics/catalogue';
import { codeLine } from '../diagnostics/code';
import { printable } from '../printing/printable';

/** Writes a warning to standard error, after which the command continues. The code names its kind, as that of a failure does. */
export function warn(code: Code, message: string): void {
  process.stderr.write(`warning: ${printable(message)}\n${codeLine(code)}\n`);
}
