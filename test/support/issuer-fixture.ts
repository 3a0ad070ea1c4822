import type { Value, Values } from '../../src/definition/value';
import type { Snapshot } from '../../src/emulator/world';
import type { TestEmulator } from './emulator';
import type { Fixture } from './environments/fixture';

type Objects = { readonly [kind: string]: readonly Values[] };

/** What the service keeps of issuers that are gone: their certificates, revocation lists, and numbers of such lists. */
const KINDS = ['pkiCertificates', 'pkiIssuers', 'pkiConfigs'] as const;

const LISTS = ['issuingCertificates', 'crlDistributionPoints', 'deltaCrlDistributionPoints', 'ocspServers'];
const FIELDS: readonly string[] = [
  ...LISTS,
  'issuerName',
  'leafNotAfterBehavior',
  'usage',
  'manualChain',
  'revocationSignatureAlgorithm',
  'enableAiaUrlTemplating',
];

const snake = (name: string) => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

export interface IssuerLooks extends Required<Pick<Fixture, 'removeParent' | 'sweep'>> {
  /** The settings of an issuer, as the tests configure them. */
  settings(state: Values): Promise<Values | undefined>;
  /** Changes a setting. */
  set(state: Values, name: string, value: Value): Promise<void>;
  /** Exchanges the certificate that the service stores. */
  exchange(state: Values, certificate: string): Promise<void>;
  remove(state: Values): Promise<void>;
  stored(): Promise<Objects>;
}

/** Reads and changes issuers without Lintel. */
export async function issuerLooks(service: TestEmulator): Promise<IssuerLooks> {
  const stored = async () => (await service.control.snapshot()).objects as unknown as Objects;
  const start = await stored();
  const put = async (objects: Partial<Objects>) => {
    const snapshot = await service.control.snapshot();
    await service.control.restore({
      ...snapshot,
      objects: { ...snapshot.objects, ...objects } as unknown as Snapshot['objects'],
    });
  };
  const pathOf = ({ mount = 'pki', issuerId }: Values) => `/v1/${String(mount)}/issuer/${String(issuerId)}`;
  const send = async (method: string, path: string, body?: object) => {
    const { status, body: answer } = await service.request(method, path, {
      body,
      ...(method === 'PATCH' ? { headers: { 'Content-Type': 'application/merge-patch+json' } } : {}),
    });
    if (status >= 300) throw new Error(`${method} ${path}: ${status} ${JSON.stringify(answer)}`);
  };
  return {
    stored,
    async settings(state) {
      const { status, body } = await service.request('GET', pathOf(state));
      if (status !== 200) return undefined;
      const data = (body as Values).data as Values;
      const names = (await stored()).pkiIssuers!;
      const nameOf = (id: Value) => (id === data.issuer_id ? 'self' : (names.find((one) => one.id === id)?.name ?? id));
      const shown = Object.fromEntries<Value>(FIELDS.map((name) => [name, data[snake(name)]]));
      const filled = (value: Value) => (Array.isArray(value) && value.length === 0 ? undefined : (value ?? undefined));
      return {
        ...Object.fromEntries<Value>(FIELDS.map((name) => [name, filled(shown[name])])),
        issuerName: data.issuer_name || undefined,
        revocationSignatureAlgorithm: data.revocation_signature_algorithm || undefined,
        usage: String(data.usage).split(','),
        manualChain: Array.isArray(data.manual_chain) ? data.manual_chain.map(nameOf) : undefined,
        ...Object.fromEntries<Value>(
          Object.keys(data)
            .filter((name) => name.startsWith('disable_'))
            .map((name) => [name.replace(/_(.)/g, (_, letter: string) => letter.toUpperCase()), data[name]]),
        ),
        mount: state.mount ?? 'pki',
      };
    },
    async set(state, name, value) {
      const empty = name === 'manualChain' || LISTS.includes(name) ? [] : '';
      await send('PATCH', pathOf(state), { [snake(name)]: value ?? empty });
    },
    async exchange({ issuerId }, certificate) {
      const { pkiIssuers } = await stored();
      await put({ pkiIssuers: pkiIssuers!.map((one) => (one.id === issuerId ? { ...one, certificate } : one)) });
    },
    async remove(state) {
      await send('DELETE', pathOf(state));
    },
    async removeParent({ mount = 'pki' }) {
      await service.request('DELETE', `/v1/sys/mounts/${String(mount)}`);
    },
    async sweep() {
      await put(Object.fromEntries(KINDS.map((kind) => [kind, start[kind]!])));
    },
  };
}
