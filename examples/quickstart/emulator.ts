import { spawn } from 'child_process';
import * as path from 'path';
import { identity, identityKey, TRUSTED } from './identity';
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
  /** With tokens for both services. */
  readonly environment: NodeJS.ProcessEnv;
  /** With a login to the secrets service, and no token. */
  readonly pipeline: NodeJS.ProcessEnv;
  runTasks(): Promise<RunTask[]>;
  create(name: string): Promise<string>;
  change(id: string, attributes: object): Promise<void>;
  /** All that the services have but who has logged in, which a service keeps. */
  snapshot(): Promise<string>;
  /** The number of credentials that are in use. */
  leases(): Promise<number>;
  unknownRequests(): Promise<number>;
  stop(): Promise<void>;
}

export async function startEmulator(): Promise<Emulator> {
  step('Start the emulator with both services on a free port, and an empty secrets service');
  command('bin/lintel emulator --port 0 --no-engines');
  const child = spawn(process.execPath, [path.join(ROOT, 'bin', 'lintel'), 'emulator', '--port', '0', '--no-engines'], {
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
  const everywhere = {
    LINTEL_PLATFORM_ADDRESS: address,
    LINTEL_PLATFORM_TOKEN: TOKEN,
    LINTEL_SECRETS_ADDRESS: address,
    TF_VAR_hmac_key: 'a key of the quickstart alone',
    TF_VAR_database_password: 'a password of the quickstart alone',
    TF_VAR_identity_key: identityKey(),
    // There is no database: that the command has a user must do.
    TF_VAR_migration: `node --eval 'process.exit(/:\\/\\/v-.+:.+@/.test(process.env.DATABASE_URL) ? 0 : 1)'`,
  };
  const snapshot = async () => ask('GET', '/_emulator/snapshot');
  return {
    environment: { ...everywhere, LINTEL_SECRETS_TOKEN: 'secrets-root' },
    pipeline: {
      ...everywhere,
      LINTEL_SECRETS_LOGIN: 'jwt',
      LINTEL_SECRETS_LOGIN_MOUNT: 'pipelines',
      LINTEL_SECRETS_LOGIN_ROLE: 'pipeline',
      LINTEL_SECRETS_LOGIN_JWT: identity(TRUSTED),
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
    snapshot: async () => JSON.stringify(withoutIdentities(await snapshot())),
    leases: async () => (await snapshot()).objects.leases.length,
    unknownRequests: async () => (await ask('GET', '/_emulator/requests')).unknown,
    stop: () =>
      new Promise((resolve) => {
        child.removeAllListeners('exit');
        child.on('exit', () => resolve());
        child.kill('SIGTERM');
      }),
  };
}

function withoutIdentities({ objects, ...rest }: any): object {
  return { ...rest, objects: { ...objects, identityEntities: [], identityAliases: [] } };
}
