import { spawn } from 'child_process';
import * as path from 'path';
import { cleanEnvironment, ROOT } from './prepare';
import { command, note, step } from './story';

const TOKEN = 'platform-root';
const HEADERS = { 'Authorization': `Bearer ${TOKEN}`, 'Content-Type': 'application/vnd.api+json' };

export interface RunTask {
  readonly id: string;
  readonly name: string;
  readonly enabled: boolean;
}

/** `lintel emulator` in a separate process, with the requests that the quickstart sends to it directly. */
export interface Emulator {
  readonly environment: NodeJS.ProcessEnv;
  runTasks(): Promise<RunTask[]>;
  create(name: string): Promise<string>;
  change(id: string, attributes: object): Promise<void>;
  snapshot(): Promise<string>;
  unknownRequests(): Promise<number>;
  stop(): Promise<void>;
}

export async function startEmulator(): Promise<Emulator> {
  step('Start the emulator with both services on a free port');
  command('bin/lintel emulator --port 0');
  const child = spawn(process.execPath, [path.join(ROOT, 'bin', 'lintel'), 'emulator', '--port', '0'], {
    env: cleanEnvironment(),
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const address = await new Promise<string>((resolve, reject) => {
    let printed = '';
    const look = (data: Buffer) => {
      printed += data.toString();
      const found = /LINTEL_PLATFORM_ADDRESS=['"]?(https?:\/\/[^\s'"]+)/.exec(printed);
      if (found) resolve(found[1]);
    };
    child.stdout.on('data', look);
    child.stderr.on('data', look);
    child.on('exit', (status) => reject(new Error(`the emulator ended with status ${status}:\n${printed}`)));
  });
  note(`listening on ${address}`);

  const ask = async (method: string, where: string, body?: object): Promise<any> => {
    const response = await fetch(`${address}${where}`, {
      method,
      headers: HEADERS,
      body: body && JSON.stringify(body),
    });
    if (!response.ok) throw new Error(`${method} ${where}: ${response.status} ${await response.text()}`);
    return response.json();
  };
  const tasks = '/api/v2/organizations/acme/tasks';
  return {
    environment: {
      LINTEL_PLATFORM_ADDRESS: address,
      LINTEL_PLATFORM_TOKEN: TOKEN,
      LINTEL_SECRETS_ADDRESS: address,
      LINTEL_SECRETS_TOKEN: 'secrets-root',
      TF_VAR_hmac_key: 'a key of the quickstart alone',
      TF_VAR_database_password: 'a password of the quickstart alone',
    },
    runTasks: async () => (await ask('GET', tasks)).data.map(({ id, attributes }: any) => ({ id, ...attributes })),
    create: async (name) =>
      (
        await ask('POST', tasks, {
          data: {
            type: 'tasks',
            attributes: {
              name,
              url: 'https://hooks.example.com/hand-made',
              description: 'Made by hand',
              category: 'task',
            },
          },
        })
      ).data.id,
    change: async (id, attributes) => {
      // An update may not omit the description.
      const { description } = (await ask('GET', `/api/v2/tasks/${id}`)).data.attributes;
      await ask('PATCH', `/api/v2/tasks/${id}`, {
        data: { type: 'tasks', attributes: { description, ...attributes } },
      });
    },
    snapshot: async () => JSON.stringify(await ask('GET', '/_emulator/snapshot')),
    unknownRequests: async () => (await ask('GET', '/_emulator/requests')).unknown,
    stop: () =>
      new Promise((resolve) => {
        child.removeAllListeners('exit');
        child.on('exit', () => resolve());
        child.kill('SIGTERM');
      }),
  };
}
