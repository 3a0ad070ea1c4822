import type { WriteStream } from 'tty';

/** Bold on a terminal; plain where the output goes elsewhere or NO_COLOR is set. */
export function bold(text: string, stream: Pick<WriteStream, 'isTTY'> = process.stdout): string {
  return stream.isTTY && !process.env.NO_COLOR ? `\u001b[1m${text}\u001b[22m` : text;
}
