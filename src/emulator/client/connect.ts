import { request as httpRequest } from 'http';
import { request as httpsRequest } from 'https';
import { EmulatorError } from './error';
import { clientMethods } from './methods';
import type { ControlReply, SendControl } from './methods';
import type { EmulatorClient } from './types';

export interface ConnectOptions {
  /** The token for control requests from other machines and through mapped ports. */
  readonly controlToken?: string;
  /** The CA certificate to trust, in PEM. */
  readonly ca?: string;
}

/** A client for the control endpoints of an emulator at this address, such as `http://127.0.0.1:8400`. */
export function connectToEmulator(address: string, options: ConnectOptions = {}): EmulatorClient {
  if (!/^https?:\/\//.test(address) || !URL.canParse(address)) {
    throw new EmulatorError(`"${address}" is no address of an emulator, such as http://127.0.0.1:8400.`);
  }
  return clientMethods(sender(new URL(address).origin, options));
}

function sender(origin: string, { controlToken, ca }: ConnectOptions): SendControl {
  const request = origin.startsWith('https:') ? httpsRequest : httpRequest;
  const headers = {
    'Content-Type': 'application/json',
    ...(controlToken === undefined ? {} : { 'X-Emulator-Token': controlToken }),
  };
  return async (method, path, body) =>
    new Promise<ControlReply>((resolve, reject) => {
      const url = `${origin}/_emulator${path}`;
      const fail = ({ message }: Error): void => reject(new EmulatorError(`${method} ${url}: ${message}`));
      request(url, { method, headers, ca }, (response) => {
        const chunks: Buffer[] = [];
        response.on('data', (chunk: Buffer) => chunks.push(chunk));
        response.on('error', fail);
        response.on('end', () => {
          const { statusCode: status = 0 } = response;
          resolve({ status, body: parse(Buffer.concat(chunks).toString('utf8')) });
        });
      })
        .on('error', fail)
        .end(body === undefined ? undefined : JSON.stringify(body));
    });
}

/** Undefined if it is not JSON: the status then says what is wrong. */
function parse(text: string): unknown {
  try {
    return text === '' ? undefined : JSON.parse(text);
  } catch {
    return undefined;
  }
}
