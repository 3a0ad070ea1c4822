import { chmodSync, readdirSync } from 'fs';
import * as path from 'path';
import { remedyFor } from '../release/install-guide';
import { withInstalledProvider } from '../support/installed-provider';
import { describeGiven } from '../support/needed';
import { testOnNode } from '../support/on-node';
import type { TerraformFolder } from '../support/terraform';

const PLATFORM = `${process.platform}_${process.arch === 'x64' ? 'amd64' : process.arch}`;

async function messageOf(environment: NodeJS.ProcessEnv, program?: string, spoil?: (folder: TerraformFolder) => void) {
  const folder = withInstalledProvider(environment, program);
  try {
    await folder.configure('resource "lintel_admin_organization" "acme" {\n  name = "acme"\n}\n').init();
    spoil?.(folder);
    const { status, stderr } = await folder.run('validate');
    return { status, text: stderr.replace(/[│╷╵\s]+/g, ' ') };
  } finally {
    folder.close();
  }
}

function withoutExecutableBit({ folder }: TerraformFolder): void {
  const provider = path.join(folder, 'mirror/registry.terraform.io/lintel/lintel/0.1.0', PLATFORM);
  chmodSync(
    path.join(
      provider,
      readdirSync(provider).find((name) => name.startsWith('terraform-provider-'))!,
    ),
    0o644,
  );
}

function describeEngine(program?: string): void {
  testOnNode('shows what to install if there is no Node.js, and does not call it a crash', async () => {
    const { status, text } = await messageOf({ LINTEL_NODE: '/nowhere/node' }, program);
    expect(status).toBe(1);
    expect(text).toContain(
      "Lintel's provider is a Node.js program, and there is no /nowhere/node on PATH. Install Node.js 20.9 or later, set LINTEL_NODE to its path, or use an executable of Lintel, which needs none. (Code: node-missing)",
    );
    expect(remedyFor(text)).toBeDefined();
    expect(text).not.toContain('crashed');
  });

  test('shows what to set if the folder for its socket is not writable, and does not call it a crash', async () => {
    const { status, text } = await messageOf({ PLUGIN_UNIX_SOCKET_DIR: '/proc' }, program);
    expect(status).toBe(1);
    expect(text).toMatch(
      /The provider cannot start\. Its Unix socket .* Set PLUGIN_UNIX_SOCKET_DIR to a writable directory, such as \/tmp\. \(Code: socket-not-created\)/,
    );
    expect(remedyFor(text)).toBeDefined();
    expect(text).not.toContain('crashed');
  });

  test('reports a provider that has lost its executable bit as that, with its path', async () => {
    const { status, text } = await messageOf({}, program, withoutExecutableBit);
    expect(status).toBe(1);
    expect(text).toMatch(/terraform-provider-lintel_v0\.1\.0: permission denied/);
    expect(remedyFor(text)).toBeDefined();
    expect(text).not.toContain('crashed');
  });
}

describeEngine();
describeGiven('with a newer terraform', 'LINTEL_TEST_TERRAFORM', describeEngine);
describeGiven('with OpenTofu', 'LINTEL_TEST_TOFU', describeEngine);
