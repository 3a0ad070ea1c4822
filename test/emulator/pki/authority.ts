import { startEmulator } from '../../support/emulator';
import type { TestEmulator, TestEmulatorOptions } from '../../support/emulator';
import { removeFiles } from './openssl';

export interface Asked {
  readonly status: number;
  readonly body: any;
}

export interface Authority {
  readonly emulator: TestEmulator;
  /** The path is below the mount `pki`. */
  ask(method: string, path: string, body?: object, headers?: Record<string, string>): Promise<Asked>;
  /** Posts and returns the data; throws if refused. */
  post(path: string, body?: object): Promise<any>;
  /** A role with these fields, defaults for the others, and a key type that is fast to generate. */
  role(name: string, fields?: object): Promise<void>;
  root(): Promise<string>;
}

/** An emulator for the tests of one file, reset before each. */
export function useAuthority(options?: TestEmulatorOptions): Authority {
  let emulator: TestEmulator;
  beforeAll(async () => {
    emulator = await startEmulator(options);
  });
  beforeEach(async () => emulator.control.reset());
  afterAll(async () => {
    await emulator.close();
    removeFiles();
  });
  const ask = async (method: string, path: string, body?: object, headers?: Record<string, string>): Promise<Asked> => {
    const reply = await emulator.request(method, `/v1/pki/${path}`, { body, headers });
    return { status: reply.status, body: reply.body };
  };
  const post = async (path: string, body: object = {}) => {
    const { status, body: response } = await ask('POST', path, body);
    if (status !== 200) throw new Error(`${path}: ${status} ${JSON.stringify(response)}`);
    return response.data;
  };
  return {
    get emulator() {
      return emulator;
    },
    ask,
    post,
    role: async (name, fields = {}) => post(`roles/${name}`, { key_type: 'ec', allow_any_name: true, ...fields }),
    root: async () => (await ask('GET', 'ca/pem')).body,
  };
}

export const refused = (status: number, ...errors: unknown[]) => ({ status, body: { errors } });

export const failed = (text: string) => refused(500, `1 error occurred:\n\t* ${text}\n\n`);
