import * as registry from '../../../../src/handlers';
import { mountEngine } from '../../../support/environments/mount';
import { Proxied, openProxied } from '../../../support/environments/proxied';
import { refusal } from '../../../support/environments/refusal';
import { provideIssuers } from '../shared/authorities';

const TYPE = 'lintel_pki_issuers_config';

let open: Proxied;
beforeEach(async () => {
  open = await openProxied(registry);
  await mountEngine(open.service, 'ca', 'pki');
  await provideIssuers(open.service, 'ca');
});
afterEach(async () => {
  await open.close();
});

const idOf = async (name: string) =>
  (
    (await open.service.request('GET', `/v1/ca/issuer/${name}`)).body as {
      readonly data: { readonly issuer_id: string };
    }
  ).data.issuer_id;
const config = (reference: string) => ({ mount: 'ca', default: reference });

describe('the default issuer', () => {
  it('is taken over where the service chose it, and refused where somebody did', async () => {
    await open.core.apply(TYPE, config('second'));
    const { message } = await refusal(open.core.apply(TYPE, config('third')));
    expect(message).toContain(`terraform import ${TYPE}.<name> ca/config/issuers`);
  });

  it('keeps its spelling, and is the same by id and by name', async () => {
    const { held } = await open.core.apply(TYPE, config('second'));
    expect(held.state.default).toBe('second');
    expect((await open.core.refreshAndPlan(TYPE, config(await idOf('second')), held)).action).toBe('nothing');
    const imported = (await open.core.import(TYPE, { id: 'ca/config/issuers' }))!;
    expect(imported.state.default).toBe(await idOf('second'));
    expect((await open.core.plan(TYPE, config('second'), imported)).action).toBe('nothing');
    expect((await open.core.plan(TYPE, config('third'), imported)).changes).toEqual(['default']);
  });

  it('changes back when its name went to another issuer', async () => {
    const { held } = await open.core.apply(TYPE, config('second'));
    const rename = async (from: string, to: string) =>
      open.service.request('PATCH', `/v1/ca/issuer/${from}`, {
        body: { issuer_name: to },
        headers: { 'content-type': 'application/merge-patch+json' },
      });
    await rename('second', 'former');
    await rename('third', 'second');
    const plan = await open.core.refreshAndPlan(TYPE, config('second'), held);
    expect(plan.changes).toEqual(['default']);
    await open.core.apply(TYPE, config('second'), plan.held);
    expect((await open.core.readData(TYPE, { mount: 'ca' })).default).toBe(await idOf('second'));
  });

  it('warns of a default that changes by itself, and stays after a destroy', async () => {
    const follows = { ...config('second'), defaultFollowsLatestIssuer: true };
    const { held, plan } = await open.core.apply(TYPE, follows);
    expect(plan.warnings).toMatchObject([{ summary: 'The default issuer changes by itself' }]);
    expect(await open.core.destroy(TYPE, held)).toMatchObject([
      { detail: expect.stringContaining('the default issuer stays until the engine is unmounted') },
    ]);
  });
});
