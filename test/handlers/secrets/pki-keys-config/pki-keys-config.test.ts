import * as registry from '../../../../src/handlers';
import { mountEngine } from '../../../support/environments/mount';
import { openProxied } from '../../../support/environments/proxied';
import { refusal } from '../../../support/environments/refusal';
import { provideIssuers } from '../shared/authorities';

const TYPE = 'lintel_pki_keys_config';

it('takes the default key over where the service chose it, and refuses where somebody did', async () => {
  const open = await openProxied(registry);
  await mountEngine(open.service, 'ca', 'pki');
  await provideIssuers(open.service, 'ca');
  const { held } = await open.core.apply(TYPE, { mount: 'ca', default: 'second' });
  expect((await open.core.refreshAndPlan(TYPE, { mount: 'ca', default: 'second' }, held)).action).toBe('nothing');
  const { message } = await refusal(open.core.apply(TYPE, { mount: 'ca', default: 'third' }));
  expect(message).toContain(`terraform import ${TYPE}.<name> ca/config/keys`);
  await open.close();
});
