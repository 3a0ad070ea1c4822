import { StoredSecrets } from '../../src/custom-resource/aws/stored-secrets';
import { Connections } from '../../src/custom-resource/connections/connections';

test('an execution environment warns only once that others could read the token', async () => {
  const reported: string[] = [];
  for (let event = 0; event < 3; event++) {
    const connections = new Connections(
      { LINTEL_SECRETS_ADDRESS: 'http://secrets.example.com:8200', LINTEL_SECRETS_TOKEN: 'canary-token' },
      new StoredSecrets(),
      (message) => void reported.push(message),
    );
    await connections.open('secrets');
    connections.close();
  }
  expect(reported).toEqual([
    expect.stringContaining(
      'The token of the secrets service (from LINTEL_SECRETS_TOKEN) is sent to secrets.example.com:8200 without encryption',
    ),
  ]);
  expect(reported.join()).not.toContain('canary');
});

test.each(['0', 'many', 'Infinity'])(
  'a function refuses %s as the number of requests per second',
  async (LINTEL_REQUESTS_PER_SECOND) => {
    const environment = {
      LINTEL_SECRETS_ADDRESS: 'https://secrets.example.com',
      LINTEL_SECRETS_TOKEN: 'x',
      LINTEL_REQUESTS_PER_SECOND,
    };
    await expect(new Connections(environment, new StoredSecrets()).open('secrets')).rejects.toThrow(
      'LINTEL_REQUESTS_PER_SECOND must be a number of at least 0.1',
    );
  },
);

test('a function refuses invalid redirect hosts', async () => {
  const environment = {
    LINTEL_SECRETS_ADDRESS: 'https://secrets.example.com',
    LINTEL_SECRETS_TOKEN: 'x',
    LINTEL_SECRETS_REDIRECT_HOSTS: 'https://node-2',
  };
  await expect(new Connections(environment, new StoredSecrets()).open('secrets')).rejects.toThrow(
    'LINTEL_SECRETS_REDIRECT_HOSTS must contain hosts',
  );
});
