import { X509Certificate } from 'crypto';
import { once } from 'events';
import { existsSync, mkdtempSync, readFileSync, readdirSync, renameSync, rmSync, statSync, writeFileSync } from 'fs';
import { connect as connectPlain, createServer } from 'net';
import { tmpdir } from 'os';
import * as path from 'path';
import { ConnectionOptions, connect } from 'tls';
import { createClientCertificate } from '../support/client-certificate';
import { testOnNode } from '../support/on-node';
import { Handshake, PluginProcess } from '../support/plugin-process';
import { ProviderClient } from '../support/provider-client';

/** What an HTTP/2 client sends first: the connection preface and empty settings. */
const PREFACE = 'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n\0\0\0\x04\0\0\0\0\0';

const started: PluginProcess[] = [];
const folders: string[] = [];

async function start(environment: NodeJS.ProcessEnv = {}): Promise<PluginProcess> {
  const plugin = await PluginProcess.start(environment);
  started.push(plugin);
  return plugin;
}

function folder(): string {
  const made = mkdtempSync(path.join(tmpdir(), 'lintel-handshake-'));
  folders.push(made);
  return made;
}

afterEach(async () => {
  for (const plugin of started.splice(0)) {
    plugin.child.kill('SIGKILL');
    await plugin.exited;
  }
  for (const made of folders.splice(0)) rmSync(made, { recursive: true });
});

function certificateOf({ certificate }: Handshake): X509Certificate {
  return new X509Certificate(Buffer.from(certificate, 'base64'));
}

/** Performs the TLS handshake without verifying the server, and counts the bytes it sends until it closes. */
async function knock({ address }: Handshake, options: ConnectionOptions): Promise<number> {
  const socket = connect({
    path: address,
    servername: 'localhost',
    rejectUnauthorized: false,
    ALPNProtocols: ['h2'],
    ...options,
  });
  let bytes = 0;
  socket.on('data', (data: Buffer) => {
    bytes += data.length;
  });
  socket.on('error', () => undefined);
  socket.on('secureConnect', () => socket.write(PREFACE));
  await new Promise((resolve) => socket.on('close', resolve));
  return bytes;
}

test('prints a handshake line with a certificate that Go accepts', async () => {
  const plugin = await start();
  const handshake = await plugin.handshake();
  expect(handshake).toMatchObject({ core: '1', protocol: '6', network: 'unix', kind: 'grpc' });
  expect(handshake.certificate).toMatch(/^[A-Za-z0-9+/]+$/);
  const certificate = certificateOf(handshake);
  expect(certificate.subjectAltName).toBe('DNS:localhost');
  expect(certificate.checkHost('localhost')).toBe('localhost');
  expect(certificate.checkIssued(certificate)).toBe(true);
  expect(certificate.verify(certificate.publicKey)).toBe(true);
  expect(certificate.ca).toBe(true);
  expect(certificate.keyUsage).toEqual(['1.3.6.1.5.5.7.3.1', '1.3.6.1.5.5.7.3.2']);
  expect(certificate.publicKey.asymmetricKeyDetails).toEqual({ namedCurve: 'prime256v1' });
  expect(new Date(certificate.validFrom).getTime()).toBeLessThan(Date.now());
  expect(new Date(certificate.validTo).getFullYear()).toBeGreaterThan(new Date().getFullYear() + 25);
});

test('creates another certificate and another socket each time', async () => {
  const [one, other] = await Promise.all([start(), start()].map(async (plugin) => (await plugin).handshake()));
  expect(one.certificate).not.toBe(other.certificate);
  expect(one.address).not.toBe(other.address);
});

test('serves a client with the key of the announced certificate', async () => {
  const client = await ProviderClient.connect(await start());
  expect((await client.call('GetProviderSchema')).provider).toMatchObject({
    block: { attributes: expect.arrayContaining([expect.objectContaining({ name: 'platform' })]) },
  });
  await client.close();
});

test('sends nothing to a client with another certificate, with none, or with a similar one', async () => {
  const plugin = await start();
  const handshake = await plugin.handshake();
  const other = await createClientCertificate();
  expect(await knock(handshake, { cert: other.certificate, key: other.privateKey })).toBe(0);
  expect(await knock(handshake, {})).toBe(0);
  // The announced certificate after another one: only the one whose key was used counts.
  expect(
    await knock(handshake, { cert: `${other.certificate}\n${plugin.client.certificate}`, key: other.privateKey }),
  ).toBe(0);
  expect(await knock(handshake, { cert: other.certificate, key: other.privateKey, maxVersion: 'TLSv1.2' })).toBe(0);
  // With the announced certificate, the same client receives HTTP/2 settings and nothing else.
  const right = connect({
    path: handshake.address,
    servername: 'localhost',
    rejectUnauthorized: false,
    ALPNProtocols: ['h2'],
    cert: plugin.client.certificate,
    key: plugin.client.privateKey,
  });
  const [settings] = (await once(right, 'data')) as [Buffer];
  expect(settings[3]).toBe(4);
  right.destroy();
});

test('accepts no client if the announced certificate cannot be read', async () => {
  const plugin = await start({ PLUGIN_CLIENT_CERT: 'garbage' });
  const handshake = await plugin.handshake();
  expect(await knock(handshake, { cert: plugin.client.certificate, key: plugin.client.privateKey })).toBe(0);
  expect(await knock(handshake, {})).toBe(0);
});

test('does not serve a connection without TLS', async () => {
  const plugin = await start();
  const socket = connectPlain((await plugin.handshake()).address);
  const said: Buffer[] = [];
  socket.on('data', (data: Buffer) => said.push(data));
  socket.on('error', () => undefined);
  const closed = new Promise((resolve) => socket.on('close', resolve));
  socket.write(PREFACE);
  await closed;
  // At most a TLS alert, whose records begin with 21.
  expect(Buffer.concat(said)[0] ?? 21).toBe(21);
});

test('serves connections without TLS if TLS is disabled', async () => {
  const plugin = await start({ PLUGIN_CLIENT_CERT: undefined });
  expect((await plugin.handshake()).certificate).toBe('');
  const client = await ProviderClient.connect(plugin);
  await client.call('GetProviderSchema');
  await client.close();
});

// An executable is the command line then.
testOnNode.each([
  ['without', undefined],
  ['with another', 'x'],
])('explains how to use it if started %s magic cookie', async (_, cookie) => {
  const plugin = await start({ TF_PLUGIN_MAGIC_COOKIE: cookie });
  expect(await plugin.exited).toEqual({ code: 1, signal: null });
  expect(plugin.stdout).toBe('');
  expect(plugin.stderr).toMatch(/^This program is a plugin[^]* \(Code: plugin-started-manually\)\n$/);
});

test('creates its socket in the configured directory, for its owner only, and removes it', async () => {
  const place = folder();
  const plugin = await start({ PLUGIN_UNIX_SOCKET_DIR: place });
  const { address } = await plugin.handshake();
  expect(path.dirname(address)).toBe(place);
  expect(statSync(address).mode % 0o100).toBe(0);
  const client = await ProviderClient.connect(plugin);
  await client.call('GetProviderSchema');
  await client.close();
  expect(existsSync(address)).toBe(false);
});

test('lets the configured group connect', async () => {
  const plugin = await start({ PLUGIN_UNIX_SOCKET_DIR: folder(), PLUGIN_UNIX_SOCKET_GROUP: String(process.getgid!()) });
  expect(statSync((await plugin.handshake()).address).mode % 0o1000).toBe(0o660);
});

test('listens on the first free port of the range, with certificates, if the path of the temporary directory is too long', async () => {
  const busy = createServer().listen(0, '127.0.0.1');
  await once(busy, 'listening');
  const { port } = busy.address() as { port: number };
  const plugin = await start({
    TMPDIR: path.join(folder(), 'x'.repeat(100)),
    PLUGIN_MIN_PORT: String(port),
    PLUGIN_MAX_PORT: String(port + 50),
  });
  const { network, address, certificate } = await plugin.handshake();
  expect(network).toBe('tcp');
  expect(certificate.length).toBeGreaterThan(50);
  expect(address).toMatch(/^127\.0\.0\.1:\d+$/);
  expect(Number(address.split(':')[1])).toBeGreaterThan(port);
  expect(Number(address.split(':')[1])).toBeLessThanOrEqual(port + 50);
  busy.close();
  const client = await ProviderClient.connect(plugin);
  await client.call('GetProviderSchema');
  await client.close();
});

test('opens no port if TLS is disabled, and names the variable to set', async () => {
  const plugin = await start({
    PLUGIN_CLIENT_CERT: undefined,
    TMPDIR: path.join(folder(), 'x'.repeat(100)),
    PLUGIN_UNIX_SOCKET_DIR: undefined,
  });
  // Terraform shows what is on standard output in place of a handshake.
  expect(await plugin.firstLine()).toMatch(
    /^The provider cannot start\. .* is too long: .* Set TMPDIR to a directory with a shorter path/,
  );
  expect(plugin.stderr).toBe('');
});

test('says what to do if the folder for its socket is not writable', async () => {
  const plugin = await start({ PLUGIN_UNIX_SOCKET_DIR: '/proc', PLUGIN_CLIENT_CERT: undefined });
  expect(await plugin.firstLine()).toMatch(
    /^The provider cannot start\. Its Unix socket \/proc\/\S+ cannot be created \(E\w+\)\. Set PLUGIN_UNIX_SOCKET_DIR to a writable directory, such as \/tmp\. \(Code: socket-not-created\)$/,
  );
});

test('says what to install if the program that starts it is too old for the protocol', async () => {
  const plugin = await start({ PLUGIN_PROTOCOL_VERSIONS: '4,5' });
  expect(await plugin.firstLine()).toBe(
    'The provider cannot start. It uses version 6 of the plugin protocol, but this program supports only 4 and 5. Use Terraform or OpenTofu 1.11 or newer. (Code: protocol-unsupported)',
  );
});

describe('a socket that was left behind', () => {
  /** Starts a provider that reports that it removed a socket. */
  const sweeping = (place: string) => start({ PLUGIN_UNIX_SOCKET_DIR: place, TF_LOG: 'DEBUG' });

  /** The name of the socket of a provider that ended without removing it. */
  const leftBehind = async (place: string): Promise<{ readonly address: string; readonly pid: number }> => {
    const killed = await start({ PLUGIN_UNIX_SOCKET_DIR: place });
    const { address } = await killed.handshake();
    killed.child.kill('SIGKILL');
    await killed.exited;
    return { address, pid: killed.child.pid! };
  };

  test('by a killed provider is removed by the next one, unlike that of a running one', async () => {
    const place = folder();
    const first = await leftBehind(place);
    expect(existsSync(first.address)).toBe(true);
    const alive = await sweeping(place);
    await alive.said(first.address);
    expect(existsSync(first.address)).toBe(false);

    const second = await leftBehind(place);
    await (await sweeping(place)).said(second.address);
    expect(existsSync(second.address)).toBe(false);
    const client = await ProviderClient.connect(alive);
    expect((await client.call('GetProviderSchema')).provider).toMatchObject({
      block: { attributes: expect.arrayContaining([expect.objectContaining({ name: 'platform' })]) },
    });
    await client.close();
  });

  test('is kept if a process accepts connections, if it is not a socket, and if its name is another', async () => {
    const place = folder();
    const { address: left, pid: gone } = await leftBehind(place);
    // The pid of a process in another container does not exist here.
    const responding = createServer().listen(path.join(place, `lintel-${gone}-0123456789abcdef.sock`));
    await once(responding, 'listening');
    const file = path.join(place, `lintel-${gone}-fedcba9876543210.sock`);
    writeFileSync(file, '');
    const other = path.join(place, `terraform-${gone}.sock`);
    renameSync(left, path.join(place, 'kept.sock'));
    writeFileSync(other, '');
    const { address: stale } = await leftBehind(place);
    await (await sweeping(place)).said(stale);
    expect(readdirSync(place).sort()).toEqual(
      expect.arrayContaining([
        'kept.sock',
        path.basename(file),
        path.basename(other),
        path.basename(responding.address() as string),
      ]),
    );
    expect(existsSync(stale)).toBe(false);
    responding.close();
  });
});

test('declares that it does not support multiplexing if asked', async () => {
  const plugin = await start({ PLUGIN_MULTIPLEX_GRPC: '1' });
  expect(await plugin.firstLine()).toMatch(/\|grpc\|[^|]{50,}\|false$/);
});

test('writes nothing else on standard output, and only log lines on standard error', async () => {
  const plugin = await start({ TF_LOG: 'trace' });
  const client = await ProviderClient.connect(plugin);
  await client.call('GetProviderSchema');
  await client.call('GetMetadata');
  await client.call('CallFunction').catch(() => undefined);
  await client.close();
  expect(plugin.stdout.split('\n')).toHaveLength(2);
  expect(plugin.stderr.split('\n').filter((line) => line !== '' && !line.startsWith('{"'))).toEqual([]);
});

test('keeps additional certificate authorities from Node.js, which would read them at startup, for its own connections', async () => {
  const plugin = await start({ NODE_EXTRA_CA_CERTS: '/nowhere/authorities.pem' });
  await plugin.handshake();
  const environment = readFileSync(`/proc/${plugin.child.pid}/environ`, 'utf8').split('\0');
  expect(environment).toContain('LINTEL_NODE_EXTRA_CA_CERTS=/nowhere/authorities.pem');
  expect(environment.filter((entry) => entry.startsWith('NODE_EXTRA_CA_CERTS='))).toEqual([]);
  expect(plugin.stderr).toBe('');
});

// The launcher says this.
testOnNode('reports where Terraform shows it if Node.js is missing', async () => {
  const plugin = await start({ LINTEL_NODE: '/nowhere/node' });
  expect(await plugin.firstLine()).toMatch(/^Lintel's provider is a Node\.js program.*Install Node\.js/);
  expect(plugin.stderr).toBe('');
});
