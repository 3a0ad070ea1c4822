import type { PlainAttribute } from '../../../src/definition/attribute';
import type { Value, Values } from '../../../src/definition/value';
import { configurable } from '../../handlers/secrets/shared/token-fields';
import type { TestEmulator } from '../emulator';

type Stored = Readonly<Record<string, unknown>>;

/** The objects of an auth method in the store of an emulator, under the names of attributes. A role has the fields of tokens inside. */
export class AuthStore {
  constructor(
    private readonly service: TestEmulator,
    private readonly kind: string,
    private readonly mount: string,
    /** The store's names for attributes that have another name there. */
    private readonly names: { readonly [attribute: string]: string } = {},
    private readonly attributes?: { readonly [name: string]: PlainAttribute },
  ) {}

  /** Empty values are none. */
  public async look(state: Values): Promise<Values | undefined> {
    const found = (await this.all()).find(this.isItself(state));
    if (!found) return undefined;
    const attributes = Object.fromEntries(Object.entries(this.names).map(([attribute, stored]) => [stored, attribute]));
    const { mount, token, ...values } = found;
    const stored = { ...values, ...(token as Stored | undefined), mount: String(mount).replace(/^auth\//, '') };
    return Object.fromEntries(
      Object.entries(stored).map(([name, value]) => [
        attributes[name] ?? name,
        this.configured(attributes[name] ?? name, value),
      ]),
    );
  }

  public async tamper(state: Values, attribute: string, value: Value): Promise<void> {
    const isItself = this.isItself(state);
    const name = this.names[attribute] ?? attribute;
    const changed = (one: Stored): Stored => ({ ...one, [name]: this.stored(one[name], value) });
    const change = (one: Stored): Stored =>
      name in ((one.token as Stored | undefined) ?? {})
        ? { ...one, token: changed(one.token as Stored) }
        : changed(one);
    await this.replace((all) => all.map((one) => (isItself(one) ? change(one) : one)));
  }

  public async remove(state: Values): Promise<void> {
    const isItself = this.isItself(state);
    await this.replace((all) => all.filter((one) => !isItself(one)));
  }

  /** Without the attributes of the resource, an empty value is none. */
  private configured(name: string, value: unknown): Value {
    const attribute = this.attributes?.[name];
    if (!attribute) return isNothing(value) ? undefined : (value as Value);
    if (attribute.type === 'document' && typeof value === 'object' && !isNothing(value)) return JSON.stringify(value);
    return isNothing(value) ? undefined : configurable(name, value as Value, this.attributes);
  }

  /** The value in the store's terms, like the one that is there. */
  private stored(before: unknown, value: Value): unknown {
    if (typeof before === 'number') return Number(value ?? 0);
    if (typeof before === 'object' && typeof value === 'string') return JSON.parse(value);
    return value ?? emptyLike(before);
  }

  private isItself({ mount = this.mount, name }: Values): (one: Stored) => boolean {
    return (one) => one.mount === `auth/${String(mount)}` && one.name === name;
  }

  private async all(): Promise<readonly Stored[]> {
    return this.in((await this.service.control.snapshot()).objects);
  }

  private async replace(changed: (all: readonly Stored[]) => readonly Stored[]): Promise<void> {
    const { objects, ...rest } = await this.service.control.snapshot();
    const all = changed(this.in(objects)) as never;
    await this.service.control.restore({ ...rest, objects: { ...objects, [this.kind]: all } });
  }

  private in(objects: object): readonly Stored[] {
    return (objects as Readonly<Record<string, readonly Stored[]>>)[this.kind]!;
  }
}

function isNothing(value: unknown): boolean {
  return value === '' || value === null || (typeof value === 'object' && Object.keys(value).length === 0);
}

function emptyLike(value: unknown): unknown {
  if (Array.isArray(value)) return [];
  return typeof value === 'string' ? '' : typeof value === 'object' ? {} : value;
}
