import * as path from 'path';
import { runProgram } from '../../support/run-program';
import { startService } from '../service';
import { jwtWith } from './jwt';

const ROOT = path.join(__dirname, '..', '..', '..');

/** The files that a process loads until it has sent a request, as the compiler made them. */
async function loadedBy(block: object): Promise<string[]> {
  const service = await startService();
  service.behaviour = ({ url }) => ({
    body: url.endsWith('/login')
      ? { auth: { client_token: 'x', policies: [], lease_duration: 60, renewable: true, token_type: 'service' } }
      : { data: {} },
  });
  const program = `
    const { resolveSecretsConnection } = require('./lib/clients/connection');
    const { SecretsClient } = require('./lib/clients/secrets');
    const block = ${JSON.stringify({ address: service.origin, ...block })};
    const client = new SecretsClient(resolveSecretsConnection(block, {}));
    client.get('/a').then(() => client.endLogin()).then(() => {
      client.close();
      process.stdout.write(JSON.stringify(Object.keys(require.cache)));
    });`;
  const { status, stdout, stderr } = await runProgram(process.execPath, ['--eval', program], {
    cwd: ROOT,
    env: { PATH: process.env.PATH },
  });
  await service.stop();
  if (status !== 0) throw new Error(stderr);
  return (JSON.parse(stdout) as string[]).map((file) => path.relative(ROOT, file));
}

const ofLogins = (files: readonly string[]) =>
  files.filter((file) => /clients\/login\/(?!login-place|login-settings)|node_modules\/(@smithy|@aws-sdk)/.test(file));

test('a connection with a token loads nothing of the login', async () => {
  const files = await loadedBy({ token: 'token' });
  expect(files).toContain('lib/clients/transport/transport.js');
  expect(ofLogins(files)).toEqual([]);
});

test('a login by another method than aws loads nothing of AWS', async () => {
  const files = ofLogins(await loadedBy({ login: { jwt: { token: jwtWith({ aud: 'us' }) } } }));
  expect(files).toContain('lib/clients/login/session.js');
  expect(files.filter((file) => /node_modules|aws-identity/.test(file))).toEqual([]);
});
