import { X509Certificate } from 'crypto';
import type { Value, Values } from '../../src/definition/value';
import type { Snapshot } from '../../src/emulator/world';
import type { TestEmulator } from './emulator';
import type { Fixture } from './environments/fixture';
import { mountEngine } from './environments/mount';

/** The kinds that the service deletes on expiry. It keeps everything that it signed. */
const KINDS = ['pkiCertificates', 'pkiIssuers', 'pkiConfigs'] as const;
type Objects = { readonly [kind: string]: readonly Values[] };

/** A role that allows what a test requests, with keys that are fast to generate. */
const ROLE = {
  allow_any_name: true,
  enforce_hostnames: false,
  cn_validations: ['disabled'],
  require_cn: false,
  allowed_uri_sans: ['*'],
  allowed_other_sans: ['*'],
  allowed_user_ids: ['*'],
  key_type: 'ec',
  use_csr_common_name: false,
  use_csr_sans: false,
  ttl: '24h',
};

export const ROLES = ['certificates', 'certificates-2'] as const;
export const SECOND_MOUNT = 'edge/pki';

/** Two authorities with two roles each. Fixtures share them, and create only those that do not exist. */
export async function provideAuthorities(service: TestEmulator): Promise<void> {
  const post = async (path: string, body: object) => {
    const { status, body: response } = await service.request('POST', `/v1/${path}`, { body });
    if (status >= 300) throw new Error(`${path}: ${status} ${JSON.stringify(response)}`);
  };
  await mountEngine(service, SECOND_MOUNT, 'pki');
  const { status } = await service.request('LIST', `/v1/${SECOND_MOUNT}/issuers`);
  if (status === 404) {
    await post(`${SECOND_MOUNT}/root/generate/internal`, {
      common_name: 'Edge root',
      issuer_name: 'root',
      key_type: 'ec',
      not_after: '2045-01-01T00:00:00Z',
    });
  }
  for (const mount of ['pki', SECOND_MOUNT]) for (const role of ROLES) await post(`${mount}/roles/${role}`, ROLE);
}

type Looks = Pick<Fixture, 'look' | 'tamper' | 'remove' | 'removeParent' | 'sweep'>;

/** Reads certificates without Lintel: their content, and whether they are revoked. */
export async function certificateLooks(service: TestEmulator): Promise<Looks> {
  const stored = async () => (await service.control.snapshot()).objects as unknown as Objects;
  const start = await stored();
  const put = async (objects: Partial<Objects>) => {
    const snapshot = await service.control.snapshot();
    await service.control.restore({
      ...snapshot,
      objects: { ...snapshot.objects, ...objects } as unknown as Snapshot['objects'],
    });
  };
  const isIt =
    ({ mount = 'pki', serialNumber }: Values) =>
    (one: Values) =>
      one.mount === mount && one.serial === serialNumber;
  return {
    async look(state) {
      const found = (await stored()).pkiCertificates.find(isIt(state));
      return found && found.revokedAt === null
        ? { mount: found.mount, ...shown(String(found.certificate)) }
        : undefined;
    },
    async tamper() {
      throw new Error('a certificate cannot be changed');
    },
    /** Like tidy for expired certificates. */
    async remove(state) {
      await put({ pkiCertificates: (await stored()).pkiCertificates.filter((one) => !isIt(state)(one)) });
    },
    async removeParent({ mount = 'pki' }) {
      await service.request('DELETE', `/v1/sys/mounts/${String(mount)}`);
    },
    async sweep() {
      await put(Object.fromEntries(KINDS.map((kind) => [kind, start[kind]])));
    },
  };
}

/** The inputs that can be read from a certificate. */
function shown(pem: string): Values {
  const certificate = new X509Certificate(pem);
  const { CN: commonName } = certificate.toLegacyObject().subject as { CN?: string };
  const names = (certificate.subjectAltName ?? '').split(', ').filter((name) => name !== '');
  const of = (...kinds: string[]): Value => {
    const values = names
      .flatMap((name) => kinds.flatMap((kind) => (name.startsWith(`${kind}:`) ? [name.slice(kind.length + 1)] : [])))
      .filter((name) => name !== commonName);
    return values.length > 0 ? values : undefined;
  };
  return { commonName, altNames: of('DNS', 'email'), ipSans: of('IP Address'), uriSans: of('URI') };
}
