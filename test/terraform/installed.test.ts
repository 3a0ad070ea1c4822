import { withInstalledProvider } from '../support/installed-provider';

const RUN_TASK =
  'resource "lintel_run_task" "it" {\n  organization = "acme"\n  name = "scan"\n  url = "https://scan.example.com"\n}\n';

test.each([
  ['with TLS', {}],
  ['without TLS', { TF_DISABLE_PLUGIN_TLS: '1' }],
])('real terraform installs, starts and ends the provider, %s', async (_, environment) => {
  const folder = withInstalledProvider(environment);
  try {
    await folder.configure(RUN_TASK).init();
    const started = performance.now();
    expect(await folder.succeed('validate')).toContain('The configuration is valid');
    // Two processes, each of which would take two seconds longer if it did not end on request.
    expect(performance.now() - started).toBeLessThan(2_000);
  } finally {
    folder.close();
  }
});

test('shows why the provider does not start', async () => {
  const folder = withInstalledProvider({ LINTEL_NODE: '/nowhere/node' });
  try {
    await folder.configure(RUN_TASK).init();
    const { status, stdout, stderr } = await folder.run('validate');
    expect(status).toBe(1);
    expect(stdout + stderr).toMatch(/Install\s+Node\.js/);
  } finally {
    folder.close();
  }
});
