import { readFileSync } from 'fs';
import * as path from 'path';
import { EmulatorError } from '../client/error';
import type { Delivery, Reply } from '../exchange';
import { isLoopback } from '../http/loopback';
import { redactText } from '../journal/redaction';
import { describeViolations } from '../journal/violations';
import { MalformedHttpFile, parseHttpFile } from './http-file';
import type { WrittenRequest } from './http-file';
import { InitCall } from './init-call';
import type { Target } from './target';
import { Variables } from './variables';

const LONGEST_RESPONSE = 500;

/** Sends the requests of a `.http` file, each of which must succeed. */
export async function applyHttpFile(target: Target, file: string, text: string): Promise<void> {
  const variables = new Variables({ address: target.origin });
  try {
    for (const written of parseHttpFile(text)) {
      if (written.kind === 'request') {
        await sendRequest(target, path.dirname(file), variables, written.request);
      } else {
        const { line, name, value } = written.variable;
        variables.set(name, variables.replace(value, refuseUnknown(line)));
      }
    }
  } catch (error) {
    if (error instanceof MalformedHttpFile) throw new EmulatorError(`${file}:${error.line}: ${error.message}`);
    throw error;
  }
}

async function sendRequest(
  target: Target,
  folder: string,
  variables: Variables,
  request: WrittenRequest,
): Promise<void> {
  const { line } = request;
  const { method, address } = requestLine(line, variables.replace(request.head, refuseUnknown(line)));
  const headers = Object.fromEntries(
    request.headers.map((header) => [
      header.name.toLowerCase(),
      variables.replace(header.value, refuseUnknown(header.line)),
    ]),
  );
  const call = new InitCall(method, address, headers, bodyOf(folder, variables, request), target.origin);
  const reply = replyOf(line, call, await target.deliver(call));
  if (reply.status >= 400) {
    throw new MalformedHttpFile(line, `${method} ${call.path} returned ${reply.status}${responseText(reply)}`);
  }
  const violations = target.world.violations.report();
  if (violations.violations.length > 0) throw new MalformedHttpFile(line, describeViolations(violations));
  if (request.name !== undefined) {
    variables.setResponse(request.name, { headers: lowerCased(reply.headers ?? {}), body: reply.body });
  }
}

/** The method defaults to GET. The emulator receives every request, whichever of its addresses is written. */
function requestLine(line: number, head: string): { readonly method: string; readonly address: string } {
  const [, method = 'GET', address] = /^(?:([A-Z]+)\s+)?(\S+)(?:\s+HTTP\/[\d.]+)?$/.exec(head) ?? [];
  const [, host, rest = ''] = /^https?:\/\/([^/?#]+)([^#]*)/.exec(address ?? '') ?? [];
  if (host === undefined) {
    if (address?.startsWith('/')) return { method, address };
    throw new MalformedHttpFile(line, `"${head}" is no request, such as "POST /v1/pki/roles/web".`);
  }
  const name = URL.canParse(`http://${host}`) ? new URL(`http://${host}`).hostname.replace(/^\[|\]$/g, '') : '';
  if (!isLoopback(name) && !name.endsWith('.localhost')) {
    throw new MalformedHttpFile(line, `The request goes to ${host}, not to the emulator: begin it with {{address}}.`);
  }
  return { method, address: rest.startsWith('/') ? rest : `/${rest}` };
}

/** Text that looks like a variable but is not one stays unchanged: statements contain `{{name}}` and `{{password}}`. */
function bodyOf(folder: string, variables: Variables, { body, file }: WrittenRequest): Buffer {
  const keep = (reference: string): string => reference;
  if (!file) return Buffer.from(variables.replace(body, keep));
  try {
    const contents = readFileSync(path.resolve(folder, file.path));
    return file.hasVariables ? Buffer.from(variables.replace(contents.toString('utf8'), keep)) : contents;
  } catch (error) {
    throw new MalformedHttpFile(file.line, (error as Error).message);
  }
}

function refuseUnknown(line: number): (reference: string) => never {
  return (reference) => {
    throw new MalformedHttpFile(line, `The variable ${reference} has no value.`);
  };
}

function replyOf(line: number, { method, path: target }: InitCall, delivery: Delivery): Reply {
  if (delivery.kind === 'response') return delivery.reply;
  throw new MalformedHttpFile(line, `A fault reset the connection of ${method} ${target}.`);
}

function responseText({ body }: Reply): string {
  const text = typeof body === 'string' ? body : body === undefined ? '' : JSON.stringify(body);
  const shown = text.length > LONGEST_RESPONSE ? `${text.slice(0, LONGEST_RESPONSE)}…` : text;
  return shown === '' ? '.' : `: ${redactText(shown)}`;
}

function lowerCased(headers: Readonly<Record<string, string>>): Record<string, string> {
  return Object.fromEntries(Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]));
}
