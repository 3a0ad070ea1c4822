import { withInstalledProvider } from '../support/installed-provider';
import { testOnNode } from '../support/on-node';

const RUN_TASK =
  'resource "lintel_run_task" "it" {\n  organization = "acme"\n  name = "scan"\n  url = "https://scan.example.com"\n}\n';

test.each([
  ['with TLS', {}],
  ['without TLS', { TF_DISABLE_PLUGIN_TLS: '1' }],
])('real terraform installs, starts and ends the provider, %s', async (_, environment) => {
  const folder = withInstalledProvider({ ...environment, TF_LOG: 'DEBUG' });
  try {
    await folder.configure(RUN_TASK).init();
    const { status, stdout, stderr } = await folder.run('validate');
    expect([status, stdout]).toEqual([0, expect.stringContaining('The configuration is valid')]);
    expect(stderr).toContain('plugin process exited');
    // What terraform says two seconds after a request to end, when it kills a process that is still there.
    expect(stderr).not.toContain('plugin failed to exit gracefully');
  } finally {
    folder.close();
  }
});

testOnNode('shows why the provider does not start', async () => {
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
