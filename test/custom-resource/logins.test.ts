import { StoredSecrets } from '../../src/custom-resource/aws/stored-secrets';
import { Connections } from '../../src/custom-resource/connections/connections';
import { startService, TestService } from '../clients/service';
import { AppRole, createAppRole, openTokens } from '../support/approle';
import { CloudFormation } from '../support/cloudformation/player';
import { startEmulator, TestEmulator } from '../support/emulator';

const SECRET_ID = 'arn:aws:secretsmanager:eu-central-1:111122223333:secret:secret-id';

describe('with an AppRole', () => {
  let player: CloudFormation;
  let service: TestEmulator;
  let role: AppRole;
  let environment: NodeJS.ProcessEnv;

  beforeAll(async () => {
    player = await CloudFormation.open();
    service = await startEmulator();
    role = await createAppRole(service);
    player.aws.secrets.set(SECRET_ID, [role.secretId]);
    environment = {
      LINTEL_SECRETS_ADDRESS: service.address,
      LINTEL_SECRETS_LOGIN: 'approle',
      LINTEL_SECRETS_LOGIN_ROLE_ID: role.roleId,
      LINTEL_SECRETS_LOGIN_SECRET_ID_REFERENCE: `secretsmanager:${SECRET_ID}`,
    };
  });
  afterAll(async () => {
    await player.close();
    await service.close();
  });

  const logins = async () =>
    (await service.control.requests()).requests
      .filter(({ path }) => path === '/v1/auth/approle/login')
      .reduce((sum, { count }) => sum + count, 0);

  it('an execution environment logs in once for all its events, and prints nothing of it', async () => {
    const pkiRole = (name: string, more: object = {}) => ({
      Type: 'Custom::LintelPkiRole',
      Properties: { ServiceToken: 'arn:aws:lambda:eu-central-1:111122223333:function:lintel', Name: name, ...more },
    });
    const stack = player.stack('app', { environment, sandboxes: 1 });
    await stack.deploy({ Resources: { One: pkiRole('one'), Two: pkiRole('two') } });
    await stack.deploy({ Resources: { One: pkiRole('one', { MaxTtl: '24h' }) } });
    await stack.delete();
    expect(stack.events).toHaveLength(5);
    expect(await logins()).toBe(1);
    // An execution environment ends without notice.
    expect(await openTokens(service)).toHaveLength(1);
    for (const { log, response } of stack.events) {
      expect(log + JSON.stringify(response)).not.toContain(role.secretId);
      expect(log).not.toMatch(/\bs\.[A-Za-z0-9]{20}/);
    }
  });

  it('a refused secret ID is a sentence, and the next event reads what is stored then', async () => {
    player.aws.secrets.set(SECRET_ID, ['canary-secret-id']);
    const other = { ...environment, LINTEL_SECRETS_LOGIN_MOUNT: 'approle' };
    const resource = {
      Type: 'Custom::LintelPkiRole',
      Properties: { ServiceToken: 'arn:aws:lambda:eu-central-1:111122223333:function:lintel', Name: 'three' },
    };
    const stack = player.stack('refused', { environment: other, sandboxes: 1 });
    const failure = await stack.deploy({ Resources: { Three: resource } }).catch((error: Error) => error.message);
    expect(failure).toContain('The login by approle at `auth/approle`');
    expect(failure).not.toContain('canary');
    player.aws.secrets.set(SECRET_ID, [role.secretId]);
    await player.stack('mended', { environment: other, sandboxes: 1 }).deploy({ Resources: { Three: resource } });
  });
});

describe('with the role of the function', () => {
  let service: TestService;
  let environment: NodeJS.ProcessEnv;

  beforeEach(async () => {
    service = await startService();
    service.behaviour = ({ url }) =>
      url === '/v1/auth/aws/login'
        ? {
            body: {
              auth: {
                client_token: `token-${service.asked.length}`,
                lease_duration: 900,
                renewable: true,
                policies: [],
              },
            },
          }
        : { body: { data: {} } };
    environment = {
      LINTEL_SECRETS_ADDRESS: service.origin,
      LINTEL_SECRETS_LOGIN: 'aws',
      LINTEL_SECRETS_LOGIN_ROLE: 'lintel',
      LINTEL_SECRETS_LOGIN_HEADER_VALUE: 'secrets.example.com',
    };
    Object.assign(process.env, {
      AWS_ACCESS_KEY_ID: 'AKIAEXAMPLE',
      AWS_SECRET_ACCESS_KEY: 'canary-key',
      AWS_SESSION_TOKEN: 'canary-session',
      AWS_REGION: 'eu-central-1',
    });
  });

  afterEach(async () => {
    jest.restoreAllMocks();
    for (const name of ['ACCESS_KEY_ID', 'SECRET_ACCESS_KEY', 'SESSION_TOKEN', 'REGION']) {
      delete process.env[`AWS_${name}`];
    }
    await service.stop();
  });

  /** One event that reads something, as the function handles it. */
  async function handle(): Promise<void> {
    const connections = new Connections({ ...process.env, ...environment }, new StoredSecrets());
    await connections.open('secrets');
    await connections.secrets.get('/pki/roles/one');
    connections.close();
  }

  it('no secret is stored: a signed request of its own is the proof', async () => {
    await handle();
    const [login, list] = service.asked;
    const body = JSON.parse(login.body) as Record<string, string>;
    const decoded = (name: string) => Buffer.from(body[name], 'base64').toString();
    expect(body.role).toBe('lintel');
    expect(decoded('iam_request_url')).toBe('https://sts.eu-central-1.amazonaws.com/');
    expect(JSON.parse(decoded('iam_request_headers'))).toMatchObject({
      'x-vault-aws-iam-server-id': 'secrets.example.com',
      'authorization': expect.stringContaining('Credential=AKIAEXAMPLE/'),
    });
    expect(login.body).not.toContain('canary-key');
    expect(list.headers['x-service-token']).toBe('token-1');
  });

  it('a token is kept for two thirds of its life, and never revoked', async () => {
    const start = Date.now();
    await handle();
    jest.spyOn(Date, 'now').mockReturnValue(start + 590_000);
    await handle();
    jest.spyOn(Date, 'now').mockReturnValue(start + 610_000);
    await handle();
    expect(service.lines).toEqual([
      'POST /v1/auth/aws/login',
      ...Array.from({ length: 2 }, () => 'GET /v1/pki/roles/one'),
      'POST /v1/auth/aws/login',
      'GET /v1/pki/roles/one',
    ]);
  });
});
