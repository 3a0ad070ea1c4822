/**
 * What an executable runs first. Where Terraform has started it, it is the provider; so it is with `--debug`, which people start. Else it is the
 * command line. Both are the files of the npm package, which stand in the executable.
 */
import { dirname, join } from 'path';
import { compileFunction } from 'vm';
import { isStartedByTerraform } from '../../src/plugin-protocol/handshake';

/* eslint-disable @typescript-eslint/no-require-imports -- what the provider's start does without is loaded late */

interface Module {
  exports: unknown;
}
type Require = (name: string) => unknown;
type Body = (exports: unknown, require: Require, module: Module, filename: string, dirname: string) => void;

/** Since the Node.js that is inside. */
const { getRawAsset } = require('node:sea') as { getRawAsset(name: string): ArrayBuffer };

const modules = new Map<string, Module>();

if (isStartedByTerraform() || process.argv.includes('--debug')) {
  load('provider', 'provider.js');
  if (process.env.LINTEL_NODE) sayIgnored();
} else {
  load('cli', 'cli.js');
}

function load(folder: 'provider' | 'cli', file: string): unknown {
  const name = `${folder}/${file}`;
  const known = modules.get(name);
  if (known) return known.exports;
  const module: Module = { exports: {} };
  modules.set(name, module);
  try {
    const filename = join(dirname(process.execPath), 'embedded', name);
    const body = compileFunction(source(name), ['exports', 'require', 'module', '__filename', '__dirname'], {
      filename,
    }) as Body;
    body(
      module.exports,
      (wanted) => (wanted.startsWith('./') ? load(folder, wanted.slice(2)) : require(wanted)),
      module,
      filename,
      dirname(filename),
    );
  } catch (error) {
    modules.delete(name);
    throw error;
  }
  return module.exports;
}

function source(name: string): string {
  const content = Buffer.from(getRawAsset(name));
  return (
    name.startsWith('cli/') ? (require('zlib') as typeof import('zlib')).brotliDecompressSync(content) : content
  ).toString();
}

/** When there is time for it, under the level at which people look for what is odd. */
function sayIgnored(): void {
  setImmediate(() => {
    const { log } = require('../../src/plugin-protocol/log') as typeof import('../../src/plugin-protocol/log');
    log(
      'warn',
      'LINTEL_NODE is ignored: this provider is an executable with a Node.js of its own; the npm package has the one that uses it',
    );
  });
}
