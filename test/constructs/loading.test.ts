import * as path from 'path';
import { PackedPackage } from './packed-package';

let project: PackedPackage;

beforeAll(() => {
  project = new PackedPackage();
}, 60_000);

afterAll(() => project.close());

/** The files of our package, below its folder, that Node.js loads for a program. */
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

test('loads only constructs, definitions and the check to declare a run task, and no clients', () => {
  const allowed =
    /^lib\/(index|constructs\/.*|placement\/(place-executable|executables)|definition\/(?!libraries\/).*|hcl\/.*|plugin-protocol\/value|handlers\/.*\/(definition|data-sources|ephemeral-resources|shared\/(rules|lookup-arguments|organization|run-tasks\/task-config-attributes|secrets-login))|handlers\/[a-z]+\/[a-z-]+)\.js$/;
  expect(filesLoadedBy(PROGRAM).filter((file) => !allowed.test(file))).toEqual([]);
});

test('does not load constructs that are not declared', () => {
  const managedResources = filesLoadedBy(PROGRAM).filter((file) =>
    /^lib\/(constructs|handlers)\/(platform|secrets)\/.*[^x]\.js$/.test(file),
  );
  expect(
    managedResources.filter(
      // A run task declares where it is applied, too.
      (file) =>
        !/run-task|task-config/.test(file) && !/\/(vocabularies|rules|lookup-arguments|organization)\.js$/.test(file),
    ),
  ).toEqual([]);
  expect(managedResources.filter((file) => file.includes('data-'))).toEqual([]);
});

test('exports every name to an ECMAScript module', () => {
  const { status, stderr, stdout } = project.runModule(
    "import { LintelProvider, platform } from 'lintel'; process.stdout.write([LintelProvider.name, platform.RunTask.name].join());",
  );
  expect({ status, stderr, stdout }).toEqual({ status: 0, stderr: '', stdout: 'LintelProvider,RunTask' });
});

// `npm run bench` measures the time. A test cannot distinguish a slow package from a busy machine.
test('loads only the indexes when the package is imported', () => {
  expect(filesLoadedBy('').filter((file) => !/\bindex\.js$/.test(file))).toEqual([]);
});
