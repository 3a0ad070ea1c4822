import type { Value } from '../../../../src/definition/value';
import type { TestEmulator } from '../../../support/emulator';
import type { Fixture } from '../../../support/environments/fixture';
import { mountEngine } from '../../../support/environments/mount';

/** Gives authorities three issuers with keys of the same names. The first is older, as if it were the first by long. */
export async function provideIssuers(service: Pick<TestEmulator, 'request'>, mount: string): Promise<void> {
  for (const name of ['first', 'second', 'third']) {
    const { status } = await service.request('GET', `/v1/${mount}/issuer/${name}`);
    if (status === 200) continue;
    const body = {
      common_name: `${name}.example.com`,
      issuer_name: name,
      key_name: name,
      key_type: 'ec',
      ttl: '87600h',
      // The authority that every emulator has began with another issuer.
      not_before_duration: name === 'first' && mount !== 'pki' ? '2h' : '30s',
    };
    const made = await service.request('POST', `/v1/${mount}/root/generate/internal`, { body });
    if (made.status >= 300) throw new Error(`${mount} got no issuer: ${made.status} ${JSON.stringify(made.body)}`);
  }
}

interface Named {
  readonly mount: string;
  readonly id: string;
  readonly name: string;
}
interface Configured {
  readonly mount: string;
  readonly defaultIssuer: string;
  readonly defaultFollowsLatest: boolean;
  readonly defaultKey: string;
}
interface Stored {
  readonly pkiConfigs: readonly Configured[];
  readonly pkiIssuers: readonly Named[];
  readonly pkiKeys: readonly Named[];
}

/** The default issuer or key of authorities that have three, by name. The service chose that of the first. */
export async function issuing(
  service: TestEmulator,
  kind: 'issuer' | 'key',
  ...mounts: readonly string[]
): Promise<Pick<Fixture, 'look' | 'tamper' | 'remove' | 'removeParent'>> {
  for (const mount of mounts) {
    await mountEngine(service, mount, 'pki');
    await provideIssuers(service, mount);
  }
  const stored = async () => (await service.control.snapshot()).objects as unknown as Stored;
  const field = kind === 'issuer' ? 'defaultIssuer' : 'defaultKey';
  const named = ({ pkiIssuers, pkiKeys }: Stored) => (kind === 'issuer' ? pkiIssuers : pkiKeys);
  const configOf = ({ pkiConfigs }: Stored, mount: Value) => pkiConfigs.find((one) => one.mount === mount);
  const change = async (mount: Value, changes: Partial<Configured>) => {
    const { objects, ...rest } = await service.control.snapshot();
    const { pkiConfigs, ...others } = objects as unknown as Stored;
    const changed = pkiConfigs.map((one) => (one.mount === mount ? { ...one, ...changes } : one));
    await service.control.restore({ ...rest, objects: { ...others, pkiConfigs: changed } as never });
  };
  const beginning = await stored();
  const firstOf = (mount: Value) => configOf(beginning, mount)?.[field];
  return {
    async look({ mount = 'pki' }) {
      const all = await stored();
      const found = configOf(all, mount);
      if (!found || (found[field] === firstOf(mount) && !(kind === 'issuer' && found.defaultFollowsLatest))) {
        return undefined;
      }
      const name = named(all).find(({ id }) => id === found[field])?.name;
      return {
        mount,
        default: name,
        ...(kind === 'issuer' ? { defaultFollowsLatestIssuer: found.defaultFollowsLatest } : {}),
      };
    },
    async tamper({ mount = 'pki' }, attribute, value) {
      const one = named(await stored()).find((each) => each.mount === mount && each.name === value);
      await change(mount, attribute === 'default' ? { [field]: one!.id } : { defaultFollowsLatest: value === true });
    },
    remove: ({ mount = 'pki' }) =>
      change(mount, {
        [field]: firstOf(mount),
        ...(kind === 'issuer' ? { defaultFollowsLatest: false } : {}),
      }),
    async removeParent({ mount = 'pki' }) {
      await service.request('DELETE', `/v1/sys/mounts/${String(mount)}`);
    },
  };
}
