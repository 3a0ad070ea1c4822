import * as registry from '../../../../src/handlers';
import { Proxied, openProxied } from '../../../support/environments/proxied';
import { refusal } from '../../../support/environments/refusal';

const TYPE = 'lintel_pki_auto_tidy_config';
const on = { enabled: true, tidyCertStore: true };

let open: Proxied;
beforeEach(async () => {
  open = await openProxied(registry, { dialects: { secrets: 'openbao' } });
});
afterEach(async () => {
  await open.close();
});

const sent = () => open.proxy.passed.splice(0).flatMap(({ method, body }) => (method === 'POST' ? [body] : []));

describe('automatic tidying', () => {
  it.each([
    [{ enabled: true }, 'Set at least one of these to `true`: `tidy_cert_store`'],
    [{ ...on, publishStoredCertificateCountMetrics: true }, 'Set `maintain_stored_certificate_counts` to `true`, too'],
  ])('is refused during planning if it does nothing: %j', async (config, says) => {
    expect((await refusal(open.core.plan(TYPE, config))).message).toContain(says);
  });

  it('keeps revoked certificates as long as others unless that is configured', async () => {
    const { held } = await open.core.apply(TYPE, { ...on, safetyBuffer: '48h', pauseDuration: '250' });
    expect(held.state.revokedSafetyBuffer).toBe('48h');
    expect(sent()).toMatchObject([{ safety_buffer: 172_800, revoked_safety_buffer: 172_800, pause_duration: '250s' }]);
    const longer = { ...on, pauseDuration: '250', safetyBuffer: '60h' };
    const { held: after } = await open.core.apply(TYPE, longer, held);
    expect(sent()).toEqual([{ safety_buffer: 216_000, revoked_safety_buffer: 216_000 }]);
    const apart = { ...longer, revokedSafetyBuffer: '90h' };
    const { held: last } = await open.core.apply(TYPE, apart, after);
    await open.core.apply(TYPE, { ...apart, safetyBuffer: '61h' }, last);
    expect(sent()).toEqual([
      { revoked_safety_buffer: 324_000 },
      { safety_buffer: 219_600, revoked_safety_buffer: 324_000 },
    ]);
  });
});
