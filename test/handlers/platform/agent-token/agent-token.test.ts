import type { Values } from '../../../../src/definition/value';
import * as registry from '../../../../src/handlers';
import { Proxied, openProxied } from '../../../support/environments/proxied';
import { refusal } from '../../../support/environments/refusal';

const TYPE = 'lintel_agent_token';
const config: Values = { agentPoolId: 'apool-main', description: 'deployment' };

let open: Proxied;
beforeEach(async () => {
  open = await openProxied(registry);
});
afterEach(() => open.close());

const tokens = async () => (await open.core.readData('lintel_agent_tokens', { agentPoolId: 'apool-main' })).agentTokens;

it('is valid until the run ends, and then destroyed, once and again', async () => {
  const { result, kept } = await open.core.open(TYPE, config);
  expect(result).toMatchObject({ token: expect.stringMatching(/\S{20}/), expiresAt: undefined });
  expect(JSON.stringify(kept)).not.toContain(String(result.token));
  expect(await tokens()).toMatchObject([{ id: result.tokenId, description: 'deployment' }]);
  await open.core.closeEphemeral(TYPE, kept);
  expect(await tokens()).toEqual([]);
  await open.core.closeEphemeral(TYPE, kept);
});

it('expires where that is configured, and stays where it is handed over', async () => {
  const { result, kept } = await open.core.open(TYPE, { ...config, expiresIn: '1h', revokeOnClose: false });
  const left = Date.parse(String(result.expiresAt)) - Date.now();
  expect(left).toBeGreaterThan(3_500_000);
  expect(left).toBeLessThanOrEqual(3_600_000);
  await open.core.closeEphemeral(TYPE, kept);
  expect(await tokens()).toMatchObject([{ id: result.tokenId, expiresAt: result.expiresAt }]);
});

it('warns of tokens that never end', async () => {
  const { warnings } = await open.core.open(TYPE, { ...config, revokeOnClose: false });
  expect(warnings.map(({ detail }) => detail).join()).toContain('Configure `expires_in`');
});

it('says which token may be left if the response to its creation is lost', async () => {
  open.proxy.watch = async (passing) => {
    if (passing.method !== 'POST') return;
    await passing.forward();
    passing.drop();
  };
  const { message } = await refusal(open.core.open(TYPE, config));
  expect(message).toContain('POST /agent-pools/apool-main/authentication-tokens');
  open.proxy.watch = () => undefined;
  expect(await tokens()).toHaveLength(1);
});
