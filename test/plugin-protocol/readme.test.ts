import { execFileSync } from 'child_process';
import { chmodSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'fs';
import { tmpdir } from 'os';
import * as path from 'path';
import { buildSync } from 'esbuild';

const FOLDER = path.join(__dirname, '..', '..', 'src', 'plugin-protocol');
const PLATFORM = `${process.platform}_${process.arch === 'x64' ? 'amd64' : process.arch}`;

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'hello-provider-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

test('runs the provider of the README with terraform', () => {
  const [, code] = /```ts\n([\s\S]*?)```/.exec(readFileSync(path.join(FOLDER, 'README.md'), 'utf8'))!;
  const mirror = path.join(folder, 'mirror', 'registry.terraform.io', 'example', 'hello', '1.0.0', PLATFORM);
  mkdirSync(mirror, { recursive: true });
  buildSync({
    stdin: { contents: code, loader: 'ts', resolveDir: path.dirname(FOLDER) },
    outfile: path.join(mirror, 'hello.js'),
    bundle: true,
    platform: 'node',
    logLevel: 'error',
  });
  const launcher = path.join(mirror, 'terraform-provider-hello_v1.0.0');
  writeFileSync(launcher, `#!/bin/sh\nexec "${process.execPath}" "\${0%/*}/hello.js" "$@"\n`);
  chmodSync(launcher, 0o755);
  writeFileSync(
    path.join(folder, 'main.tf'),
    `
terraform {
  required_providers {
    hello = { source = "registry.terraform.io/example/hello" }
  }
}
data "hello_greeting" "it" {
  name = "world"
}
output "text" {
  value = data.hello_greeting.it.text
}
`,
  );
  const terraform = (...args: string[]) =>
    execFileSync('terraform', args, { cwd: folder, encoding: 'utf8', stdio: 'pipe' });
  terraform('init', `-plugin-dir=${path.join(folder, 'mirror')}`);
  terraform('apply', '-auto-approve');
  expect(terraform('output', '-raw', 'text')).toBe('Hello, world!');
});
