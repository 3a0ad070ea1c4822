import { connect } from 'net';
import { isLoopback } from '../../http/loopback';
import type { World } from '../../world';
import { badRequest } from '../refusal';
import type { AuditDevice } from './device';
import { fileOf } from './device';
import { makeFile, whyUnwritable } from './file';

const LONGEST_WAIT_MS = 2000;
const BOOLEANS = ['hmac_accessor', 'log_raw', 'elide_list_responses'];
const BOOLEAN = /^(?:1|t|T|true|True|TRUE|0|f|F|false|False|FALSE)$/;

type Given = Pick<AuditDevice, 'type' | 'options'>;

/** The device types, each with its check of the options. */
const TYPES: ReadonlyMap<string, (options: Given['options'], world: World, mayWrite: boolean) => Promise<void>> =
  new Map([
    ['file', checkFile],
    ['socket', checkSocket],
    ['syslog', async () => undefined],
    ['http', checkHttp],
  ]);

/** Refuses a device that the service would not create. */
export async function checkDevice(world: World, { type, options }: Given, mayWrite: boolean): Promise<void> {
  const isKnown = TYPES.has(type) && !(type === 'http' && world.dialects.secrets === 'vault');
  if (!isKnown) throw badRequest(`unknown backend type: ${JSON.stringify(type)}`);
  const { format = 'json' } = options;
  if (format === 'jsonx' && world.dialects.secrets !== 'vault') {
    throw badRequest(
      'jsonx formatting has been removed, consider switching to json by omitting "format" or setting it to "json"',
    );
  }
  if (!['json', 'jsonx'].includes(format)) throw badRequest(`unknown format type ${JSON.stringify(format)}`);
  for (const name of BOOLEANS) {
    const value = options[name];
    if (value === undefined || BOOLEAN.test(value)) continue;
    throw badRequest(`strconv.ParseBool: parsing ${JSON.stringify(value)}: invalid syntax`);
  }
  if (options.prefix !== undefined && world.dialects.secrets !== 'vault') {
    throw badRequest('audit log prefixing is not allowed');
  }
  await TYPES.get(type)?.(options, world, mayWrite);
}

async function checkFile(options: Given['options'], world: World, mayWrite: boolean): Promise<void> {
  if (!(options.file_path ?? options.path)) throw badRequest('file_path is required');
  const { mode = '0600' } = options;
  if (!/^[0-7]+$/.test(mode)) throw badRequest(`strconv.ParseUint: parsing ${JSON.stringify(mode)}: invalid syntax`);
  const file = fileOf({ type: 'file', options });
  if (file === undefined) return;
  const why = whyUnwritable(file);
  if (why !== undefined) throw unwritable(file, why);
  if (!mayWrite) return;
  try {
    makeFile(world, file, (parseInt(mode, 8) || 0o600) % 0o1000);
  } catch (error) {
    throw unwritable(file, error instanceof Error ? error.message : String(error));
  }
}

function unwritable(file: string, why: string): Error {
  return badRequest(`sanity check failed; unable to open ${JSON.stringify(file)} for writing: ${why}`);
}

async function checkSocket({ address = '' }: Given['options']): Promise<void> {
  if (address === '') throw badRequest('address is required');
  const [, host = '', port = ''] = /^(.*):(\d+)$/.exec(address) ?? [];
  await reach(host, Number(port));
}

async function checkHttp({ uri = '' }: Given['options']): Promise<void> {
  if (uri === '') throw badRequest('uri is required');
  if (!URL.canParse(uri)) throw badRequest(`parse ${JSON.stringify(uri)}: invalid URI for request`);
  const { hostname, port, protocol } = new URL(uri);
  await reach(hostname, Number(port) || (protocol === 'https:' ? 443 : 80));
}

/** Other servers are not contacted: a configuration may name a real one. */
async function reach(host: string, port: number): Promise<void> {
  if (!isLoopback(host === 'localhost' ? '127.0.0.1' : host)) return;
  await new Promise<void>((resolve, reject) => {
    const socket = connect({ host, port, timeout: LONGEST_WAIT_MS });
    const refuse = (why: string) => {
      socket.destroy();
      reject(badRequest(`audit backend failed test message: dial tcp ${host}:${port}: connect: ${why}`));
    };
    socket.once('connect', () => socket.end(resolve));
    socket.once('timeout', () => refuse('timeout'));
    socket.once('error', () => refuse('connection refused'));
  });
}
