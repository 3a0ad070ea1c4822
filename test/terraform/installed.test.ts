import { cpSync, mkdirSync } from 'fs';
import * as path from 'path';
import { PROVIDER_FOLDER } from '../support/plugin-process';
import { TerraformFolder } from '../support/terraform';

const SOURCE = 'registry.terraform.io/lintel/lintel';
const PLATFORM = `${process.platform}_${process.arch === 'x64' ? 'amd64' : process.arch}`;

/** A folder in which terraform finds the bundled provider in a mirror, as somebody without a registry has it. */
function withMirror(environment: NodeJS.ProcessEnv = {}): TerraformFolder {
  const folder = new TerraformFolder({ TF_CLI_CONFIG_FILE: 'cli.tfrc', ...environment });
  const place = path.join(folder.folder, 'mirror', SOURCE, '0.1.0', PLATFORM);
  mkdirSync(path.dirname(place), { recursive: true });
  cpSync(PROVIDER_FOLDER, place, { recursive: true });
  return folder.write('cli.tfrc', `provider_installation {\n  filesystem_mirror {\n    path = "${path.join(folder.folder, 'mirror')}"\n  }\n}\n`);
}

const RUN_TASK = 'resource "lintel_run_task" "it" {\n  organization = "acme"\n  name = "scan"\n  url = "https://scan.example.com"\n}\n';

test.each([['with TLS', {}], ['without TLS', { TF_DISABLE_PLUGIN_TLS: '1' }]])('real terraform installs, starts and ends the provider, %s', async (_, environment) => {
  const folder = withMirror(environment);
  try {
    await folder.configure(RUN_TASK).init();
    const started = performance.now();
    expect(await folder.succeed('validate')).toContain('The configuration is valid');
    // Two processes; each that would not end when told costs two seconds more.
    expect(performance.now() - started).toBeLessThan(2_000);
  } finally {
    folder.close();
  }
});

test('a person sees why the provider does not start', async () => {
  const folder = withMirror({ LINTEL_NODE: '/nowhere/node' });
  try {
    await folder.configure(RUN_TASK).init();
    const { status, stdout, stderr } = await folder.run('validate');
    expect(status).toBe(1);
    expect(stdout + stderr).toMatch(/Install\s+Node\.js/);
  } finally {
    folder.close();
  }
});
