import { startEmulator } from '../../support/emulator';
import type { TestEmulator, TestEmulatorOptions } from '../../support/emulator';
import { type Dialect } from '../secrets/service';

export interface Answer {
  readonly status: number;
  readonly text: string;
  readonly body: any;
}

/** An emulator, and requests to its secrets service by any token. */
export interface EverydayEmulator extends TestEmulator {
  /** A body that is a text is sent as it is. The token is the root token unless headers name another one. */
  send(method: string, path: string, body?: unknown, headers?: Readonly<Record<string, string>>): Promise<Answer>;
}

export async function startEveryday(dialect: Dialect, options: TestEmulatorOptions = {}): Promise<EverydayEmulator> {
  const emulator = await startEmulator({ dialects: { secrets: dialect }, ...options });
  return {
    ...emulator,
    send: async (method, path, body, headers = {}) => {
      const type = method === 'PATCH' ? 'application/merge-patch+json' : 'application/json';
      const response = await fetch(`${emulator.address}/v1/${path}`, {
        method,
        headers: { ...tokenHeaders('secrets-root'), 'Content-Type': type, ...headers },
        body: body === undefined || typeof body === 'string' ? body : JSON.stringify(body),
      });
      const text = await response.text();
      return { status: response.status, text, body: text === '' ? undefined : JSON.parse(text) };
    },
  };
}

/** A token in the headers of every dialect. */
export function tokenHeaders(token: string): Record<string, string> {
  return { 'X-Vault-Token': token, 'X-Service-Token': token };
}
