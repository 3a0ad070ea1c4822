import * as registry from '../../../../src/handlers';
import { Proxied, openProxied } from '../../../support/environments/proxied';
import { refusal } from '../../../support/environments/refusal';

const TYPE = 'lintel_pki_cluster_config';
const config = { path: 'https://secrets.example.com/v1/pki', aiaPath: 'http://pki.example.com/v1/pki' };

let open: Proxied;
beforeEach(async () => {
  open = await openProxied(registry);
});
afterEach(async () => {
  await open.close();
});

describe('the addresses of an authority', () => {
  it.each([
    ['path', '`path`'],
    ['aiaPath', '`aia_path`'],
  ])('cannot be removed: %s', async (name, words) => {
    const { held } = await open.core.apply(TYPE, config);
    const { message } = await refusal(open.core.plan(TYPE, { ...config, [name]: undefined }, held));
    expect(message).toContain(`${words} cannot be removed`);
    expect(message).toContain('The service accepts no empty address once one is set');
  });

  it('are forgotten with a warning', async () => {
    const { held } = await open.core.apply(TYPE, config);
    expect(await open.core.destroy(TYPE, held)).toMatchObject([
      { severity: 'warning', detail: expect.stringMatching(/its addresses stay until the engine is unmounted/) },
    ]);
    expect((await refusal(open.core.apply(TYPE, { path: 'https://other.example.com' }))).message).toContain(
      `terraform import ${TYPE}.<name> pki/config/cluster`,
    );
  });
});
