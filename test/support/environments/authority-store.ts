import type { PlainAttribute } from '../../../src/definition/attribute';
import { snakeCase } from '../../../src/definition/names';
import type { Value, Values } from '../../../src/definition/value';
import type { TestEmulator } from '../emulator';
import { mountEngine } from './mount';

type Stored = Readonly<Record<string, unknown>>;
type Snapshot = Awaited<ReturnType<TestEmulator['control']['snapshot']>>;

/** One of the configurations of certificate authorities in the store of an emulator, under the names of attributes. */
export class AuthorityStore {
  /** The store before the test: each write of some configurations makes new revocation lists. */
  private before: Snapshot | undefined;

  constructor(
    private readonly service: TestEmulator,
    /** Its name in the store. */
    private readonly part: 'urls' | 'cluster' | 'crl' | 'acme' | 'autoTidy',
    private readonly attributes: { readonly [name: string]: PlainAttribute },
    /** What the service has while nobody has written it, under the service's names. */
    private readonly standard: Stored,
  ) {}

  /** Mounts authorities, and lets the store have a record of each, with all that the dialect has. */
  public async provide(...mounts: readonly string[]): Promise<void> {
    const path = this.part === 'autoTidy' ? 'auto-tidy' : this.part;
    for (const mount of mounts) {
      await mountEngine(this.service, mount, 'pki');
      await this.service.request('POST', `/v1/${mount}/config/${path}`, { body: {} });
    }
    this.before = await this.service.control.snapshot();
  }

  /** Undefined while nobody has written it. */
  public async look(state: Values): Promise<Values | undefined> {
    const found = this.partOf((await this.all()).find(this.isItself(state)));
    if (!found || JSON.stringify(found) === JSON.stringify({ ...found, ...this.standard })) return undefined;
    const named = Object.keys(this.attributes)
      .filter((name) => snakeCase(name) in found)
      .map((name) => [name, this.configured(name, found[snakeCase(name)])]);
    return { ...Object.fromEntries<Value>(named as [string, Value][]), mount: state.mount ?? 'pki' };
  }

  public async tamper(state: Values, attribute: string, value: Value): Promise<void> {
    const isDuration = typeof this.standard[snakeCase(attribute)] === 'number' && typeof value === 'string';
    const standard = this.standard[snakeCase(attribute)];
    const stored = isDuration ? Number(value) : (value ?? standard);
    await this.replace(state, (found) => ({ ...found, [snakeCase(attribute)]: stored }));
  }

  public async remove(state: Values): Promise<void> {
    await this.replace(state, (found) => ({ ...found, ...this.standard }));
  }

  public async removeParent({ mount = 'pki' }: Values): Promise<void> {
    await this.service.request('DELETE', `/v1/sys/mounts/${String(mount)}`);
  }

  /** Takes the numbers, times and lists of revocations back to what they were. */
  public async sweep(): Promise<void> {
    const { objects, ...rest } = await this.service.control.snapshot();
    const earlier = (kind: string) => recordsOf(this.before!.objects, kind);
    const swept = (kind: string, key: string, names: readonly string[]) =>
      recordsOf(objects, kind).map((one) => {
        const former = earlier(kind).find((other) => other[key] === one[key]);
        return former ? { ...one, ...Object.fromEntries(names.map((name) => [name, former[name]])) } : one;
      });
    await this.service.control.restore({
      ...rest,
      objects: {
        ...objects,
        pkiConfigs: swept('pkiConfigs', 'mount', ['crlNumber', 'crlBuiltAt', 'deltaBuiltAt', 'autoTidiedAt', 'tidy']),
        pkiIssuers: swept('pkiIssuers', 'id', ['revocationList', 'deltaList']),
      } as never,
    });
  }

  private configured(name: string, value: unknown): Value {
    const attribute = this.attributes[name]!;
    if ('default' in attribute && value === this.standard[snakeCase(name)]) return attribute.default as Value;
    const isNothing = value === '' || (Array.isArray(value) && value.length === 0);
    if (isNothing) return undefined;
    return attribute.type === 'duration' ? String(value) : (value as Value);
  }

  private isItself({ mount = 'pki' }: Values): (one: Stored) => boolean {
    return (one) => one.mount === mount;
  }

  private partOf(one: Stored | undefined): Stored | undefined {
    return one?.[this.part] as Stored | undefined;
  }

  private async all(): Promise<readonly Stored[]> {
    return recordsOf((await this.service.control.snapshot()).objects, 'pkiConfigs');
  }

  private async replace(state: Values, change: (found: Stored) => Stored): Promise<void> {
    const { objects, ...rest } = await this.service.control.snapshot();
    const isItself = this.isItself(state);
    const pkiConfigs = recordsOf(objects, 'pkiConfigs').map((one) =>
      isItself(one) ? { ...one, [this.part]: change(this.partOf(one)!) } : one,
    );
    await this.service.control.restore({ ...rest, objects: { ...objects, pkiConfigs } as never });
  }
}

function recordsOf(objects: object, kind: string): readonly Stored[] {
  return (objects as Readonly<Record<string, readonly Stored[]>>)[kind] ?? [];
}
