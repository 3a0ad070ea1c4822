import { spawnSync } from 'child_process';
import { readFileSync } from 'fs';
import * as path from 'path';

const ROOT = path.join(__dirname, '..', '..');

/** What jsii prints on this version of Node.js. */
function banner(environment: NodeJS.ProcessEnv): string {
  const program =
    "Object.defineProperty(process, 'version', { value: 'v20.20.2' }); require('@jsii/check-node').checkNode();";
  const { stderr } = spawnSync(process.execPath, ['-e', program], {
    cwd: ROOT,
    encoding: 'utf8',
    env: { PATH: process.env.PATH, ...environment },
  });
  return stderr;
}

const page = readFileSync(path.join(ROOT, 'docs', 'languages.md'), 'utf8');

test('the banner of jsii on Node.js 20 is the one that is explained, and the variable that is named silences it', () => {
  const [, quoted] = /```\n(!![^`]*)```/.exec(page)!;
  for (const line of quoted.trim().split('\n')) expect(banner({})).toContain(line);
  const [, name, value] = /^export (\w+)=(\d+)$/m.exec(page)!;
  expect(banner({ [name]: value })).toBe('');
});
