import { X509Certificate } from 'crypto';
import * as path from 'path';
import { CertificationRequest } from '@peculiar/asn1-csr';
import { AsnConvert } from '@peculiar/asn1-schema';
import { Certificate } from '@peculiar/asn1-x509';
import { describeOnOpenbao } from '../../support/openbao';
import type { SecretsService } from '../../support/openbao';
import { RecordedResponses } from '../secrets/compared';
import type { Reported } from '../secrets/compared';
import type { Ask } from '../secrets/service';
import { wrongInDer } from './der';
import { CERTIFICATE_ASKS, REQUEST } from './openbao-certificate-asks';

const recorded = new RecordedResponses(path.join(__dirname, 'openbao-certificates.json'));

function titleOf([method, where, body]: Ask, number: number): string {
  return `${number}: ${method} ${where} ${JSON.stringify(body).replace(JSON.stringify(REQUEST), '"PEM"')}`;
}

/** Every response, in order, with what its certificate or its CSR says. */
async function responses(service: SecretsService): Promise<Reported[]> {
  await service.data('POST', 'sys/mounts/ca', { type: 'pki', config: { max_lease_ttl: '8760h' } });
  const reported: Reported[] = [];
  for (const [method, where, body] of CERTIFICATE_ASKS) {
    const { status, body: response } = await service.ask(method, where, body);
    const { errors, warnings, data, lease_duration: duration, lease_id: lease } = response ?? {};
    reported.push({
      ask: titleOf([method, where, body], reported.length),
      status,
      ...(errors ? { errors: errors.map(plain) } : {}),
      ...(warnings ? { warnings: warnings.map(plain) } : {}),
      ...(data?.certificate || data?.csr
        ? {
            data: {
              ...shown(data),
              ...(lease ? { lease: lease.replace(/[^/]+$/, '…'), duration: near(duration) } : {}),
            },
          }
        : {}),
    });
  }
  return reported;
}

/** Without the times of the day on which it was recorded. */
function plain(text: string): string {
  return text
    .replace(/\d{4}-\d\d-\d\dT[\d:.]+Z/g, 'TIME')
    .replace(/\d{4}-\d\d-\d\d [\d:.]+ [^)]*/g, 'TIME')
    .replace(/"\d{4,}h\d+m[\d.]+s"/g, '"YEARS"');
}

/** Tens of seconds: creating it takes time. */
function near(seconds: number): number {
  return Math.round(seconds / 10) * 10;
}

function shown({ certificate, csr }: { readonly certificate?: string; readonly csr?: string }): object {
  const pem = (certificate ?? csr)!;
  const der = Buffer.from(pem.replace(/-----[^-]+-----|\s/g, ''), 'base64');
  const fault = wrongInDer(der);
  const subject = certificate
    ? AsnConvert.parse(der, Certificate).tbsCertificate.subject
    : AsnConvert.parse(der, CertificationRequest).certificationRequestInfo.subject;
  const name = { subject: Buffer.from(AsnConvert.serialize(subject)).toString('hex'), ...(fault ? { fault } : {}) };
  if (!certificate) return name;
  const { validFrom, validTo } = new X509Certificate(certificate);
  const [from, to] = [Date.parse(validFrom), Date.parse(validTo)];
  // An absolute end stays, whenever it was recorded.
  const isFixed = /^(2020-01-02|2060-01-02)T03:04:05/.test(new Date(to).toISOString());
  return { ...name, ...(isFixed ? { end: new Date(to).toISOString() } : { lifetime: near((to - from) / 1000) }) };
}

describeOnOpenbao('OpenBao and the emulator issue the same certificates', (service, kind) => {
  let reported: readonly Reported[];
  beforeAll(async () => {
    reported = await responses(service());
    if (kind === 'server' && process.env.RECORD_OPENBAO) recorded.write(reported);
  }, 60_000);

  it.each(CERTIFICATE_ASKS.map(titleOf))('for %s', (title) => {
    expect(reported.find(({ ask }) => ask === title)).toEqual(recorded.find(title));
  });

  it('without requests that are not recorded', () => {
    expect(recorded.all.map(({ ask }) => ask)).toEqual(reported.map(({ ask }) => ask));
  });

  it('each in DER', () => {
    expect(reported.filter(({ data }) => (data as { readonly fault?: string } | undefined)?.fault)).toEqual([]);
  });

  it('and one of ten roots that are asked for at once gets a name', async () => {
    const ask = async (where: string, body: object) => (await service().ask('POST', where, body)).status;
    const fields = { common_name: 'Same', key_type: 'ec', issuer_name: 'same', key_name: 'same-key' };
    const roots = await Promise.all(Array.from({ length: 10 }, async () => ask('ca/root/generate/internal', fields)));
    expect(roots.sort()).toEqual([200, ...Array<number>(9).fill(400)]);
    const { keys } = await service().data('LIST', 'ca/keys');
    expect(new Set(keys).size).toBe(keys.length);
    const more = { common_name: 'Same', key_type: 'ec', key_name: 'another' };
    const requests = await Promise.all(
      Array.from({ length: 10 }, async () => ask('ca/intermediate/generate/internal', more)),
    );
    expect(requests.sort()).toEqual([200, ...Array<number>(9).fill(400)]);
  });
});
