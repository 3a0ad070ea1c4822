import type { WriteStream } from 'tty';

export type Stream = Pick<WriteStream, 'isTTY'>;

/** Bold on a terminal; plain if the stream is not a terminal or NO_COLOR is set. */
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
  return stream.isTTY && !process.env.NO_COLOR && text !== '' ? `\u001b[${on}m${text}\u001b[${off}m` : text;
}
