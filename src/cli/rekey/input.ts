import { Failure, Interrupted } from '../failure';

/** Far longer than any share, and short enough to stop reading a wrong file early. */
const LONGEST_INPUT = 4096;

const CTRL_C = '\u0003';
const CTRL_D = '\u0004';
const CTRL_U = '\u0015';
const BACKSPACE = '\u007f';

/** Reads a share from a hidden prompt or from standard input. Not from an argument, which other processes could read. */
export async function readShare(whose: string): Promise<string> {
  const text = process.stdin.isTTY
    ? await readLine(`Share of the ${whose} recovery key (not shown): `, false)
    : await readPiped();
  const share = text.trim();
  if (share === '') throw new Failure('rekey-share-invalid', 'the share is empty. Nothing was sent.');
  if (!/^(?:(?:[0-9a-f]{2})+|(?:[A-Za-z0-9+/]{4})*(?:[A-Za-z0-9+/]{2}==|[A-Za-z0-9+/]{3}=)?)$/i.test(share)) {
    throw new Failure(
      'rekey-share-invalid',
      'this is not a share: a share is a single hexadecimal or base64 text. Nothing was sent. Check that it is complete, and decrypted if you received it encrypted.',
    );
  }
  return share;
}

/** Asks a yes-or-no question. Defaults to no. */
export async function confirm(question: string): Promise<boolean> {
  return /^y(?:es)?$/i.test((await readLine(`${question} [y/N] `, true)).trim());
}

/** Reads one line from the terminal. Turns off echo before printing the question, so that early input is not shown either. */
async function readLine(question: string, isShown: boolean): Promise<string> {
  const { stdin, stderr } = process;
  stdin.setRawMode(true);
  stdin.setEncoding('utf8');
  stderr.write(question);
  try {
    return await new Promise<string>((resolve, reject) => {
      let line = '';
      const settle = (finish: () => void): void => {
        stdin.removeListener('data', onData);
        stdin.removeListener('end', onEnd);
        stdin.pause();
        finish();
      };
      const onEnd = (): void => settle(() => reject(new Interrupted('the terminal was closed. Nothing was sent.')));
      const onData = (chunk: string): void => {
        const keys = [...withoutEscapeSequences(chunk)];
        for (const [index, key] of keys.entries()) {
          if (key === CTRL_C || (key === CTRL_D && line === '')) {
            return settle(() => reject(new Interrupted('interrupted. Nothing was sent.')));
          }
          if (key === '\r' || key === '\n') {
            settle(() => resolve(line));
            // The rest of a paste is the reply to the next question.
            const rest = keys.slice(index + 1).join('');
            if (rest !== '') stdin.unshift(rest);
            return;
          }
          const before = line.length;
          line =
            key === CTRL_U
              ? ''
              : key === BACKSPACE || key === '\b'
                ? line.slice(0, -1)
                : key >= ' '
                  ? line + key
                  : line;
          if (isShown) stderr.write(line.length > before ? key : '\b \b'.repeat(before - line.length));
        }
      };
      stdin.on('data', onData);
      stdin.on('end', onEnd);
      stdin.resume();
    });
  } finally {
    stdin.setRawMode(false);
    stderr.write('\n');
  }
}

/** Removes the escape sequences of arrow keys and other special keys. */
function withoutEscapeSequences(chunk: string): string {
  return chunk.replace(/\u001b(?:\[[0-9;?]*[ -/]*[@-~]|O.)?/g, '');
}

async function readPiped(): Promise<string> {
  let text = '';
  process.stdin.setEncoding('utf8');
  for await (const chunk of process.stdin as AsyncIterable<string>) {
    text += chunk;
    if (text.length > LONGEST_INPUT) {
      throw new Failure('rekey-share-invalid', 'standard input is too long for a share. Nothing was sent.');
    }
  }
  return text;
}
