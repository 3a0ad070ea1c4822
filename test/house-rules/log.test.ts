import { readFileSync } from 'fs';
import { startEmulator, TestEmulator } from '../support/emulator';
import { settingsFor } from '../support/environments/environment';
import { InstalledFolder } from '../support/environments/installed';
import { RecordingProxy } from '../support/environments/recording-proxy';
import { terraformJson } from '../support/environments/resource';
import {
  createOperationFixtures,
  createFixtures,
  operationResources,
  standardResources,
} from '../support/environments/resources';

describe('the log', () => {
  let service: TestEmulator;
  let proxy: RecordingProxy;
  let terraform: InstalledFolder;

  beforeAll(async () => {
    service = await startEmulator();
    proxy = await RecordingProxy.open(service.address);
    terraform = InstalledFolder.create({ TF_LOG_PROVIDER: 'DEBUG' }).configure('');
    terraform.write('provider.tf.json', JSON.stringify({ provider: { lintel: terraformJson(settingsFor(proxy)) } }));
  });

  afterAll(async () => {
    terraform.close();
    await proxy.close();
    await service.close();
  });

  it('contains method, path, status and time of every request at DEBUG, and no body', async () => {
    const fixtures = await createFixtures(service);
    const done = await createOperationFixtures(service);
    const resource = Object.fromEntries(
      [
        ...standardResources.map(({ type }, index) => [type, fixtures[index]] as const),
        ...operationResources.map(({ type }, index) => [type, done[index]] as const),
      ].map(([type, { full }]) => [type, { this: terraformJson(full[0]) }]),
    );
    terraform.write('resources.tf.json', JSON.stringify({ resource }));
    await terraform.apply();
    await terraform.succeed('destroy', '-auto-approve');

    const lines = readFileSync(terraform.logFile, 'utf8')
      .split('\n')
      .filter((line) => /(platform|secrets) request/.test(line));
    const logged = lines.map((line) => ({
      // A path is relative to the root of its API, unless it belongs to the registry's.
      root: line.includes('platform request') ? '/api/v2' : '/v1',
      level: /\[(\w+)\]/.exec(line)![1],
      method: /\bmethod=(\S+)/.exec(line)?.[1],
      path: /\bpath="?([^\s"]+)/.exec(line)?.[1],
      status: /\bstatus=(\d+)/.exec(line)?.[1],
      timed: /\bmilliseconds=\d+/.test(line),
    }));
    // The address of an upload grants access without a token, so it is not logged.
    const passed = proxy.passed.map(
      ({ method, path }) => `${method} ${path.replace(/^\/_archivist\/.*/, `${proxy.address}/(upload)`)}`,
    );
    expect(
      logged
        // The proxy's server does not support the method, and sees no such request.
        .filter(({ method, path }) => method !== 'LIST' && !path?.startsWith('/sys/health'))
        .map(({ method, root, path }) => `${method} ${/^http|^\/api\//.test(path ?? '') ? path : root + path}`)
        .sort(),
    ).toEqual(passed.sort());
    expect(logged.filter(({ level, status, timed }) => level !== 'DEBUG' || !status || !timed)).toEqual([]);
    expect(lines.filter((line) => line.includes('body'))).toEqual([]);
  });
});
