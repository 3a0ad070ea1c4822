import { Failure, Interrupted } from '../failure';

/** Far longer than any share, and short enough that a file given by mistake is not read to its end. */
const LONGEST_INPUT = 4096;

const CTRL_C = '\u0003';
const CTRL_D = '\u0004';
const CTRL_U = '\u0015';
const BACKSPACE = '\u007f';

/** A share: typed without being shown, or all of what is piped in. It is in no argument, where every process could read it. */
export async function readShare(whose: string): Promise<string> {
  const text = process.stdin.isTTY ? await readLine(`Share of the ${whose} recovery key (not shown): `, false) : await readPiped();
  const share = text.trim();
  if (share === '') throw new Failure('no share was given, and nothing was sent.');
  if (!/^(?:(?:[0-9a-f]{2})+|(?:[A-Za-z0-9+/]{4})*(?:[A-Za-z0-9+/]{2}==|[A-Za-z0-9+/]{3}=)?)$/i.test(share)) {
    throw new Failure('that is no share, and nothing was sent: one share is hexadecimal, or base64, without anything else. Was it decrypted, if it came encrypted? Was it pasted whole?');
  }
  return share;
}

/** Has a nonce confirmed by whoever sits there. */
export async function confirm(question: string): Promise<boolean> {
  return /^y(?:es)?$/i.test((await readLine(`${question} [y/N] `, true)).trim());
}

/** One line from the terminal. Echo is off before the question stands there, so that not even what is typed early shows. */
async function readLine(question: string, shows: boolean): Promise<string> {
  const { stdin, stderr } = process;
  stdin.setRawMode(true);
  stdin.setEncoding('utf8');
  stderr.write(question);
  try {
    return await new Promise<string>((resolve, reject) => {
      let line = '';
      const settle = (finish: () => void): void => {
        stdin.removeListener('data', take);
        stdin.removeListener('end', gone);
        stdin.pause();
        finish();
      };
      const gone = (): void => settle(() => reject(new Interrupted('the terminal is gone, and nothing was sent.')));
      const take = (chunk: string): void => {
        const keys = [...withoutSequences(chunk)];
        for (const [index, key] of keys.entries()) {
          if (key === CTRL_C || (key === CTRL_D && line === '')) return settle(() => reject(new Interrupted('interrupted, and nothing was sent.')));
          if (key === '\r' || key === '\n') {
            settle(() => resolve(line));
            // What was pasted along is for the next question.
            const rest = keys.slice(index + 1).join('');
            if (rest !== '') stdin.unshift(rest);
            return;
          }
          const before = line.length;
          line = key === CTRL_U ? '' : key === BACKSPACE || key === '\b' ? line.slice(0, -1) : key >= ' ' ? line + key : line;
          if (shows) stderr.write(line.length > before ? key : '\b \b'.repeat(before - line.length));
        }
      };
      stdin.on('data', take);
      stdin.on('end', gone);
      stdin.resume();
    });
  } finally {
    stdin.setRawMode(false);
    stderr.write('\n');
  }
}

/** Arrow keys and their like are no text. */
function withoutSequences(chunk: string): string {
  // eslint-disable-next-line no-control-regex
  return chunk.replace(/\u001b(?:\[[0-9;?]*[ -/]*[@-~]|O.)?/g, '');
}

async function readPiped(): Promise<string> {
  let text = '';
  process.stdin.setEncoding('utf8');
  for await (const chunk of process.stdin as AsyncIterable<string>) {
    text += chunk;
    if (text.length > LONGEST_INPUT) throw new Failure('what is piped in is too long for one share, and nothing was sent.');
  }
  return text;
}
