import { existsSync, mkdirSync, mkdtempSync, rmSync } from 'fs';
import { tmpdir } from 'os';
import * as path from 'path';
import { PluginProcess } from '../support/plugin-process';
import { ProviderClient } from '../support/provider-client';
import { TerraformFolder } from '../support/terraform';

interface Reattach {
  readonly [source: string]: { readonly Addr: { readonly Network: string; readonly String: string } };
}

/** Starts the provider in debug mode: without cookie and certificate. */
async function debug(): Promise<{ readonly plugin: PluginProcess; readonly json: string }> {
  const plugin = await PluginProcess.start({ TF_PLUGIN_MAGIC_COOKIE: undefined, PLUGIN_CLIENT_CERT: undefined }, [
    '--debug',
  ]);
  await plugin.printed('Ctrl-C');
  return { plugin, json: /export TF_REATTACH_PROVIDERS='(.*)'/.exec(plugin.stdout)![1] };
}

test('prints what to export, serves one connection after another, and ends with Ctrl-C', async () => {
  const { plugin, json } = await debug();
  const { 'registry.terraform.io/lintel/lintel': config } = JSON.parse(json) as Reattach;
  expect(config).toMatchObject({
    Protocol: 'grpc',
    ProtocolVersion: 6,
    Pid: plugin.child.pid,
    Test: true,
    Addr: { Network: 'unix' },
  });
  for (let round = 0; round < 2; round++) {
    const client = ProviderClient.attach(config.Addr.String);
    await client.call('GetProviderSchema');
    // In this mode Terraform does not request a shutdown, and such a request is ignored.
    await client.callService('controller', 'Shutdown');
    await client.call('GetMetadata');
    client.disconnect();
  }
  plugin.child.kill('SIGINT');
  expect(await plugin.exited).toEqual({ code: 0, signal: null });
  expect(existsSync(config.Addr.String)).toBe(false);
});

test('serves a real terraform, command after command', async () => {
  const { plugin, json } = await debug();
  const folder = new TerraformFolder({ TF_REATTACH_PROVIDERS: json });
  try {
    await folder.configure('').init();
    for (let round = 0; round < 2; round++) {
      const schemas = JSON.parse(await folder.succeed('providers', 'schema', '-json')) as {
        provider_schemas: { [source: string]: { resource_schemas: object } };
      };
      expect(Object.keys(schemas.provider_schemas['registry.terraform.io/lintel/lintel'].resource_schemas)).toContain(
        'lintel_run_task',
      );
    }
  } finally {
    folder.close();
    plugin.child.kill('SIGTERM');
    expect(await plugin.exited).toEqual({ code: 0, signal: null });
  }
});

describe('without certificates, only a socket of its owner is used', () => {
  let folder: string;
  beforeEach(() => {
    folder = mkdtempSync(path.join(tmpdir(), 'lintel-reattach-'));
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  const refusal = async (environment: NodeJS.ProcessEnv): Promise<string> => {
    const plugin = await PluginProcess.start(
      { TF_PLUGIN_MAGIC_COOKIE: undefined, PLUGIN_CLIENT_CERT: undefined, ...environment },
      ['--debug'],
    );
    expect(await plugin.exited).toEqual({ code: 1, signal: null });
    expect(plugin.stdout).toBe('');
    return plugin.stderr;
  };
  const longFolder = () => {
    const long = path.join(folder, 'x'.repeat(100));
    mkdirSync(long);
    return long;
  };

  test('refuses a temporary directory with too long a path, naming the variable, and opens no port', async () => {
    const said = await refusal({ TMPDIR: longFolder(), PLUGIN_UNIX_SOCKET_DIR: undefined });
    expect(said).toMatch(
      /^The provider cannot be debugged\. The path of its Unix socket is too long: \/.* has \d+ bytes, but the limit is 10[37]\. Set TMPDIR to a directory with a shorter path, such as \/tmp, or PLUGIN_UNIX_SOCKET_DIR for the socket only\. \(Code: socket-not-created\)\n$/,
    );
  });

  test('names the variable of the host if that sets the directory', async () => {
    expect(await refusal({ PLUGIN_UNIX_SOCKET_DIR: longFolder() })).toContain(
      'Set PLUGIN_UNIX_SOCKET_DIR to a directory with a shorter path, such as /tmp. (Code: socket-not-created)\n',
    );
  });

  test('reports a directory that does not exist', async () => {
    const said = await refusal({ PLUGIN_UNIX_SOCKET_DIR: path.join(folder, 'nowhere') });
    expect(said).toMatch(
      /^The provider cannot be debugged\. Its Unix socket \/.* cannot be created \(E[A-Z]+\)\. Set PLUGIN_UNIX_SOCKET_DIR to a writable directory, such as \/tmp\. \(Code: socket-not-created\)\n$/,
    );
  });
});
