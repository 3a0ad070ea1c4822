import { spawn } from 'child_process';
import { once } from 'events';
import { existsSync } from 'fs';
import * as path from 'path';
import { createClientCertificate } from '../support/client-certificate';
import { PluginProcess } from '../support/plugin-process';
import { ProviderClient } from '../support/provider-client';

const SLOW = path.join(__dirname, '..', 'support', 'slow-plugin.js');
const LEFT = { code: 0, signal: null };

const started: PluginProcess[] = [];

async function start(program?: string): Promise<PluginProcess> {
  const plugin = PluginProcess.startWith(await createClientCertificate(), { TF_LOG: 'warn' }, [], program);
  started.push(plugin);
  return plugin;
}

afterEach(async () => {
  for (const plugin of started.splice(0)) {
    plugin.child.kill('SIGKILL');
    await plugin.exited;
  }
});

test('responds to Shutdown and ends immediately, with the streams of the client still open', async () => {
  const plugin = await start();
  const { address } = await plugin.handshake();
  const client = await ProviderClient.connect(plugin);
  await client.call('GetProviderSchema');
  const { stdio, broker } = client.openPluginStreams();
  for (const stream of [stdio, broker]) stream.on('error', () => undefined).on('data', () => undefined);
  const asked = performance.now();
  expect(await client.callService('controller', 'Shutdown')).toEqual({});
  expect(await plugin.exited).toEqual(LEFT);
  // Terraform kills the process after two seconds, which must not be reached even on a busy machine.
  expect(performance.now() - asked).toBeLessThan(1500);
  expect(existsSync(address)).toBe(false);
  client.disconnect();
});

test('ends at Shutdown while a call is in flight', async () => {
  const plugin = await start(SLOW);
  const client = await ProviderClient.connect(plugin);
  const read = client.call('ReadResource').catch((error: { code: number }) => error.code);
  await plugin.said('reading');
  await client.callService('controller', 'Shutdown');
  expect(await plugin.exited).toEqual(LEFT);
  // UNAVAILABLE: the connection is gone.
  expect(await read).toBe(14);
  client.disconnect();
});

test('leaves Ctrl-C to Terraform', async () => {
  const plugin = await start();
  const client = await ProviderClient.connect(plugin);
  await client.call('GetProviderSchema');
  plugin.child.kill('SIGINT');
  await client.call('GetMetadata');
  await client.close();
  expect(await plugin.exited).toEqual(LEFT);
});

test('ends at SIGTERM when idle', async () => {
  const plugin = await start();
  const { address } = await plugin.handshake();
  const client = await ProviderClient.connect(plugin);
  await client.call('GetProviderSchema');
  plugin.child.kill('SIGTERM');
  expect(await plugin.exited).toEqual(LEFT);
  expect(existsSync(address)).toBe(false);
  client.disconnect();
});

test('finishes calls in flight at SIGTERM', async () => {
  const plugin = await start(SLOW);
  const client = await ProviderClient.connect(plugin);
  const read = client.call('ReadResource').catch(() => undefined);
  await plugin.said('reading');
  plugin.child.kill('SIGTERM');
  expect(await client.callService('health', 'Check')).toEqual({ status: 1 });
  await client.close();
  await read;
  expect(await plugin.exited).toEqual(LEFT);
});

test('aborts calls and ends when Terraform is killed', async () => {
  const plugin = await start(SLOW);
  const handshake = await plugin.handshake();
  // The client is a separate process, so that the kernel closes its connection.
  const core = spawn(
    process.execPath,
    [
      '-r',
      'tsx/cjs',
      '-e',
      `
    const { ProviderClient, secure } = require('./test/support/provider-client');
    const client = new ProviderClient(${JSON.stringify(handshake)}, secure(${JSON.stringify(handshake)}, ${JSON.stringify(plugin.client)}));
    client.openPluginStreams();
    client.call('ReadResource');
  `,
    ],
    { cwd: path.join(__dirname, '..', '..'), stdio: 'ignore' },
  );
  await plugin.said('reading');
  core.kill('SIGKILL');
  await once(core, 'exit');
  expect(await plugin.exited).toEqual(LEFT);
  expect(plugin.stderr).toContain('aborted\n');
  expect(plugin.stderr).toContain('Terraform is gone');
  expect(existsSync(handshake.address)).toBe(false);
});

test('keeps running when one of two connections closes, or when the client reconnects immediately', async () => {
  const plugin = await start();
  const one = await ProviderClient.connect(plugin);
  const other = await ProviderClient.connect(plugin);
  await one.call('GetProviderSchema');
  await other.call('GetProviderSchema');
  one.disconnect();
  await other.call('GetMetadata');
  other.disconnect();
  const again = await ProviderClient.connect(plugin);
  await again.call('GetMetadata');
  await again.close();
  expect(plugin.stderr).not.toContain('Terraform is gone');
});

test('shows an uncaught error in the format that Terraform shows to users', async () => {
  const plugin = await start(SLOW);
  const client = await ProviderClient.connect(plugin);
  // Whether the response is sent before the end does not matter here.
  await client.call('StopProvider').catch(() => undefined);
  expect(await plugin.exited).toEqual({ code: 2, signal: null });
  expect(plugin.stderr).toMatch(/^panic: Error: beside a call\n {4}at .*This is a bug in the provider/s);
  client.disconnect();
});
