import * as path from 'path';
import { PackedPackage } from './packed-package';

let project: PackedPackage;

beforeAll(() => {
  project = new PackedPackage();
}, 60_000);

afterAll(() => project.close());

/** What Node.js had to load of our package for a program, below its folder. */
function filesLoadedBy(program: string): string[] {
  const { status, stdout, stderr } = project.run(`${program}\nprocess.stdout.write(JSON.stringify(Object.keys(require.cache)));`);
  expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
  return (JSON.parse(stdout) as string[]).filter((file) => file.startsWith(project.installed)).map((file) => path.relative(project.installed, file));
}

const PROGRAM = `
  const stack = new cdktf.TerraformStack(cdktf.Testing.app(), 'stack');
  new lintel.LintelProvider(stack, 'lintel');
  new lintel.platform.RunTask(stack, 'Scan', { organization: 'acme', name: 'scan', url: 'https://example.com' });
  cdktf.Testing.synth(stack, true);`;

test('who declares a run task loads constructs, definitions and the check, and nothing that speaks to anybody', () => {
  const allowed = /^lib\/(index|constructs\/.*|definition\/(?!libraries\/).*|handlers\/.*\/(definition|data-sources|ephemeral-resources)|handlers\/[a-z]+\/[a-z-]+)\.js$/;
  expect(filesLoadedBy(PROGRAM).filter((file) => !allowed.test(file))).toEqual([]);
});

test('what is not declared is not loaded', () => {
  const rooms = filesLoadedBy(PROGRAM).filter((file) => /^lib\/(constructs|handlers)\/(platform|secrets)\/.*[^x]\.js$/.test(file));
  expect(rooms.filter((file) => !file.includes('run-task') && !/\/(vocabularies|rules)\.js$/.test(file))).toEqual([]);
  expect(rooms.filter((file) => file.includes('data-'))).toEqual([]);
});

test('an ECMAScript module can import each thing by its name', () => {
  const { status, stderr, stdout } = project.runModule("import { LintelProvider, platform } from 'lintel'; process.stdout.write([LintelProvider.name, platform.RunTask.name].join());");
  expect({ status, stderr, stdout }).toEqual({ status: 0, stderr: '', stdout: 'LintelProvider,RunTask' });
});

test('the package adds little to what cdktf itself costs to load', () => {
  // Each loads in a process of its own, one after the other, so that a busy machine slows both.
  const { stdout } = project.run(`
    const { execFileSync } = require('child_process');
    const time = (code) => { const start = process.hrtime.bigint(); execFileSync(process.execPath, ['-e', code]); return Number(process.hrtime.bigint() - start); };
    const ratios = Array.from({ length: 7 }, () => { const alone = time("require('cdktf')"); return time("require('cdktf'); require('lintel')") / alone; });
    process.stdout.write(String(ratios.sort((a, b) => a - b)[3]));`);
  expect(Number(stdout)).toBeLessThan(1.25);
});
