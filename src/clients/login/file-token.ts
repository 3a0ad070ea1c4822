import { readFileSync } from 'fs';
import { LoginFailed } from '../errors';
import { redactValues } from '../redact';
import type { Login, LoginOptions } from './login';

/** A token in a file that another program keeps valid. It is not ours, so it is neither renewed nor revoked. */
export class FileToken implements Login {
  readonly identity = undefined;
  private current: string | undefined;
  private readonly known = new Set<string>();

  constructor(
    private readonly file: string,
    readonly words: string,
    private readonly options: Pick<LoginOptions, 'learn'>,
  ) {}

  async token(): Promise<string> {
    return (this.current ??= this.read());
  }

  /** Re-reads the file when the service refuses the token. */
  async replacement(refused: string): Promise<string | undefined> {
    this.current = this.read();
    return this.current === refused ? undefined : this.current;
  }

  redact(text: string): string {
    return redactValues([...this.known])(text);
  }

  end(): undefined {
    return undefined;
  }

  private read(): string {
    const token = readToken(this.file);
    this.known.add(token);
    this.options.learn?.(token);
    return token;
  }
}

function readToken(file: string): string {
  let token: string;
  try {
    token = readFileSync(file, 'utf8').trim();
  } catch (error) {
    throw failed(file, `cannot be read (${(error as NodeJS.ErrnoException).code})`);
  }
  if (/^[\x21-\x7e]+$/.test(token)) return token;
  throw failed(
    file,
    token === '' ? 'is empty' : 'contains a space, a line break, or another character that is not allowed in a token',
  );
}

/** Not permanent: the program that writes the file may be about to. */
function failed(file: string, why: string): LoginFailed {
  return new LoginFailed(`The token file ${file} ${why}. The program that keeps the token must write it there.`, false);
}
