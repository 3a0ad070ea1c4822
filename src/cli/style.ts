import type { WriteStream } from 'tty';

export type Stream = Pick<WriteStream, 'isTTY'> & Partial<Pick<WriteStream, 'columns'>>;

/** Bold on a terminal; plain elsewhere, or if NO_COLOR is set. If set, FORCE_COLOR alone decides for standard output and error. */
export function bold(text: string, stream: Stream = process.stdout): string {
  return styled(text, 1, 22, stream);
}

export function green(text: string, stream: Stream = process.stdout): string {
  return styled(text, 32, 39, stream);
}

export function red(text: string, stream: Stream = process.stdout): string {
  return styled(text, 31, 39, stream);
}

export function yellow(text: string, stream: Stream = process.stdout): string {
  return styled(text, 33, 39, stream);
}

export function dim(text: string, stream: Stream = process.stdout): string {
  return styled(text, 2, 22, stream);
}

/** A progress bar: block characters on a terminal, ASCII elsewhere and in CI. */
export function progressBar(done: number, of: number, stream: Stream = process.stdout): string {
  const cells = Math.min(Math.max(of, 1), 24);
  const full = Math.min(cells, of === 0 ? 0 : Math.floor((done * cells) / of));
  const rich = stream.isTTY && !process.env.CI;
  const [block, space] = rich ? ['█', '░'] : ['#', '-'];
  return `[${green(block.repeat(full), stream)}${space.repeat(cells - full)}]`;
}

function styled(text: string, on: number, off: number, stream: Stream): string {
  return text !== '' && isColored(stream) ? `\u001b[${on}m${text}\u001b[${off}m` : text;
}

/** `FORCE_COLOR=0` and `false` turn colors off, as in Node.js. */
function isColored(stream: Stream): boolean {
  const { FORCE_COLOR: forced, NO_COLOR: none } = process.env;
  const isOurs = stream === process.stdout || stream === process.stderr;
  if (isOurs && forced !== undefined && forced !== '') return forced !== '0' && forced !== 'false';
  return stream.isTTY && !none;
}
