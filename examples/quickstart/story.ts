const colours = process.stdout.isTTY && !process.env.NO_COLOR;
const started = Date.now();
let steps = 0;

/** Prints a numbered heading with the elapsed seconds. */
export function step(text: string): void {
  steps += 1;
  const seconds = ((Date.now() - started) / 1000).toFixed(0).padStart(3);
  process.stdout.write(
    `\n${paint('1;36', `${String(steps).padStart(2)}. ${text}`)} ${paint('2', `(${seconds.trim()} s)`)}\n`,
  );
}

export function note(text: string): void {
  process.stdout.write(`    ${text}\n`);
}

/** Prints a command as a user would type it. */
export function command(text: string): void {
  process.stdout.write(`    ${paint('2', `$ ${text}`)}\n`);
}

/** Prints the output of a command without blank lines. */
export function explain(output: string): void {
  for (const line of output.split('\n')) if (line.trim()) process.stdout.write(`    ${paint('2', '|')} ${line}\n`);
}

/** Fails the quickstart with an unexpected result. */
export function surprise(text: string): never {
  throw new Error(`Unexpected result: ${text}.`);
}

function paint(code: string, text: string): string {
  return colours ? `\u001b[${code}m${text}\u001b[0m` : text;
}
