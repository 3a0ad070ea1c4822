const colours = process.stdout.isTTY && !process.env.NO_COLOR;
const started = Date.now();
let steps = 0;

/** A numbered headline with the seconds since the start. */
export function step(text: string): void {
  steps += 1;
  const seconds = ((Date.now() - started) / 1000).toFixed(0).padStart(3);
  process.stdout.write(`\n${paint('1;36', `${String(steps).padStart(2)}. ${text}`)} ${paint('2', `(${seconds.trim()} s)`)}\n`);
}

export function note(text: string): void {
  process.stdout.write(`    ${text}\n`);
}

/** A command as a person would type it. */
export function command(text: string): void {
  process.stdout.write(`    ${paint('2', `$ ${text}`)}\n`);
}

/** What a command printed, without the blank lines. */
export function explain(output: string): void {
  for (const line of output.split('\n')) if (line.trim()) process.stdout.write(`    ${paint('2', '|')} ${line}\n`);
}

/** Ends the story: something is not as it should be. */
export function surprise(text: string): never {
  throw new Error(`Surprise: ${text}.`);
}

function paint(code: string, text: string): string {
  return colours ? `\u001b[${code}m${text}\u001b[0m` : text;
}
