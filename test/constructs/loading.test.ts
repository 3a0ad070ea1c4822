import * as path from 'path';
import { PackedPackage } from './packed-package';

let project: PackedPackage;

beforeAll(() => {
  project = new PackedPackage();
}, 60_000);

afterAll(() => project.close());

/** What Node.js had to load of our package for a program, below its folder. */
function filesLoadedBy(program: string): string[] {
  const { status, stdout, stderr } = project.run(
    `${program}\nprocess.stdout.write(JSON.stringify(Object.keys(require.cache)));`,
  );
  expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
  return (JSON.parse(stdout) as string[])
    .filter((file) => file.startsWith(project.installed))
    .map((file) => path.relative(project.installed, file));
}

const PROGRAM = `
  const stack = new cdktf.TerraformStack(cdktf.Testing.app(), 'stack');
  new lintel.LintelProvider(stack, 'lintel');
  new lintel.platform.RunTask(stack, 'Scan', { organization: 'acme', name: 'scan', url: 'https://example.com' });
  cdktf.Testing.synth(stack, true);`;

test('who declares a run task loads constructs, definitions and the check, and nothing that speaks to anybody', () => {
  const allowed =
    /^lib\/(index|constructs\/.*|definition\/(?!libraries\/).*|plugin-protocol\/value|handlers\/.*\/(definition|data-sources|ephemeral-resources|shared\/rules)|handlers\/[a-z]+\/[a-z-]+)\.js$/;
  expect(filesLoadedBy(PROGRAM).filter((file) => !allowed.test(file))).toEqual([]);
});

test('what is not declared is not loaded', () => {
  const managedResources = filesLoadedBy(PROGRAM).filter((file) =>
    /^lib\/(constructs|handlers)\/(platform|secrets)\/.*[^x]\.js$/.test(file),
  );
  expect(
    managedResources.filter((file) => !file.includes('run-task') && !/\/(vocabularies|rules)\.js$/.test(file)),
  ).toEqual([]);
  expect(managedResources.filter((file) => file.includes('data-'))).toEqual([]);
});

test('an ECMAScript module can import each thing by its name', () => {
  const { status, stderr, stdout } = project.runModule(
    "import { LintelProvider, platform } from 'lintel'; process.stdout.write([LintelProvider.name, platform.RunTask.name].join());",
  );
  expect({ status, stderr, stdout }).toEqual({ status: 0, stderr: '', stdout: 'LintelProvider,RunTask' });
});

// How long that takes is measured by `npm run bench`: a test cannot tell a slow package from a busy machine.
test('who only loads the package loads its indexes and nothing behind them', () => {
  expect(filesLoadedBy('').filter((file) => !/\bindex\.js$/.test(file))).toEqual([]);
});
