import type { Value, Values } from '../../../src/definition/value';
import type { TestEmulator } from '../emulator';

type Stored = Readonly<Record<string, unknown>>;

/** The objects of an auth method in the store of an emulator, under the names of attributes. */
export class AuthStore {
  constructor(
    private readonly service: TestEmulator,
    private readonly kind: string,
    private readonly mount: string,
    /** The store's names for attributes that have another name there. */
    private readonly names: { readonly [attribute: string]: string } = {},
  ) {}

  /** Empty values are none. */
  public async look(state: Values): Promise<Values | undefined> {
    const found = (await this.all()).find(this.isItself(state));
    if (!found) return undefined;
    const attributes = Object.fromEntries(Object.entries(this.names).map(([attribute, stored]) => [stored, attribute]));
    const { mount, ...values } = found;
    const stored = { ...values, mount: String(mount).replace(/^auth\//, '') };
    return Object.fromEntries(
      Object.entries(stored).map(([name, value]) => [
        attributes[name] ?? name,
        isNothing(value) ? undefined : (value as Value),
      ]),
    );
  }

  public async tamper(state: Values, attribute: string, value: Value): Promise<void> {
    const isItself = this.isItself(state);
    const name = this.names[attribute] ?? attribute;
    const change = (one: Stored): Stored => (isItself(one) ? { ...one, [name]: value ?? emptyLike(one[name]) } : one);
    await this.replace((await this.all()).map(change));
  }

  public async remove(state: Values): Promise<void> {
    const isItself = this.isItself(state);
    await this.replace((await this.all()).filter((one) => !isItself(one)));
  }

  private isItself({ mount = this.mount, name }: Values): (one: Stored) => boolean {
    return (one) => one.mount === `auth/${String(mount)}` && one.name === name;
  }

  private async all(): Promise<readonly Stored[]> {
    const { objects } = await this.service.control.snapshot();
    return (objects as Readonly<Record<string, unknown>>)[this.kind] as readonly Stored[];
  }

  private async replace(all: readonly Stored[]): Promise<void> {
    const { objects, ...rest } = await this.service.control.snapshot();
    await this.service.control.restore({ ...rest, objects: { ...objects, [this.kind]: all } } as typeof rest & {
      objects: typeof objects;
    });
  }
}

function isNothing(value: unknown): boolean {
  return value === '' || value === null || (typeof value === 'object' && Object.keys(value).length === 0);
}

function emptyLike(value: unknown): unknown {
  if (Array.isArray(value)) return [];
  return typeof value === 'string' ? '' : typeof value === 'object' ? {} : value;
}
