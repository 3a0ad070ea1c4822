import { CATALOGUE } from '../../src/diagnostics/catalogue';

const LINE = /\n*Code: ([a-z-]+)\. See https:\/\/\S+\/docs\/troubleshooting\.md#([a-z-]+)(\n?)$/;

/** Removes the line with the code from the end of a message, which must have one of the catalogue. */
export function withoutCodeLine(message: string): string {
  const [line, code = '', anchor] = LINE.exec(message) ?? [];
  if (line === undefined || code !== anchor || !Object.hasOwn(CATALOGUE, code)) {
    throw new Error(`This message does not end with a code of the catalogue:\n${message}`);
  }
  return message.replace(LINE, '$3');
}

/** The code at the end of a message. */
export function codeAtEnd(message: string): string | undefined {
  return LINE.exec(message)?.[1];
}
