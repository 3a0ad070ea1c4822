import * as registry from '../../../src/handlers';
import { Proxied, openProxied } from '../../support/environments/proxied';
import { refusal } from '../../support/environments/refusal';

let open: Proxied;
beforeEach(async () => {
  open = await openProxied(registry);
});
afterEach(async () => {
  await open.close();
});

describe('what is done to an authority', () => {
  it('shows its result as the progress of an action', async () => {
    const { body } = await open.service.request('POST', '/v1/pki/root/generate/internal', {
      body: { common_name: 'other.example.com', issuer_name: 'other', key_type: 'ec', ttl: '24h' },
    });
    expect(body).toBeDefined();
    const said = async (type: string, config: object) => (await open.core.invoke(type, { ...config })).progress;
    expect(await said('lintel_pki_issuer_revocation', { issuerRef: 'other' })).toEqual([
      'The issuer `other` at `pki` is revoked.',
    ]);
    expect(await said('lintel_pki_crl_rotation', {})).toEqual(['The revocation lists of `pki` were rebuilt.']);
    expect(await said('lintel_pki_tidy', { tidyCertStore: true })).toEqual([
      'The tidy operation of `pki`: Finished',
      'The tidy operation of `pki` removed 0 certificates, and 0 revoked ones.',
    ]);
  });

  it.each([
    ['lintel_pki_tidy', {}, 'Set at least one of these to `true`: `tidy_cert_store`'],
    ['lintel_pki_tidy', { tidyCertStore: true, pageSize: 50 }, 'supported only with the dialect "openbao"'],
    [
      'lintel_pki_certificate_revocation',
      { certificate: '-----BEGIN CERTIFICATE-----\nYQ==\n-----END CERTIFICATE-----' },
      'The certificate cannot be read',
    ],
  ])('is refused during planning if it cannot be done: %s %j', async (type, config, says) => {
    expect((await refusal(open.core.plan(type, config))).message).toContain(says);
  });

  it('fails if the service has not started a tidy operation', async () => {
    open.proxy.watch = async (passing) => {
      const response = await passing.forward();
      if (!passing.path.endsWith('/tidy')) return passing.response(response);
      const warnings = ['Tidy operation already in progress.'];
      passing.response({ ...response, body: { ...(response.body as object), warnings } });
    };
    const { message } = await refusal(open.core.apply('lintel_pki_tidy', { tidyCertStore: true }));
    expect(message).toContain('was not started: Tidy operation already in progress.');
  });
});
