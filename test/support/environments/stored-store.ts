import type { Attribute } from '../../../src/definition/attribute';
import { parseDuration } from '../../../src/definition/kinds/duration';
import { snakeCase } from '../../../src/definition/names';
import type { Value, Values } from '../../../src/definition/value';
import type { StoredDefinition } from '../../../src/handlers/secrets/shared/stored/place';
import type { TestEmulator } from '../emulator';

/** Objects that the secrets service stores under a path, read and changed by requests of another client, by their definitions. */
export class StoredStore {
  constructor(
    private readonly service: TestEmulator,
    private readonly definition: StoredDefinition,
    /** What another client writes for an attribute that has no value. */
    private readonly unset: { readonly [attribute: string]: unknown } = {},
  ) {}

  public async look(state: Values): Promise<Values | undefined> {
    const { status, body } = await this.service.request('GET', this.pathOf(state));
    if (status === 404) return undefined;
    const data = body.data as Record<string, unknown>;
    const values = this.inputs().map(([name, one]) => [name, configured(one, data[snakeCase(name)])] as const);
    const found: Values = { ...Object.fromEntries(values), ...this.located(state) };
    // What always exists counts as absent while it says nothing.
    const isUnwritten = this.definition.stored.always && values.every(([name, value]) => this.isInitial(name, value));
    return isUnwritten ? undefined : found;
  }

  public async tamper(state: Values, attribute: string, value: Value): Promise<void> {
    await this.write(state, { [snakeCase(attribute)]: value ?? this.emptyOf(attribute) });
  }

  /** What always exists is reset. */
  public async remove(state: Values): Promise<void> {
    if (!this.definition.stored.always) return this.send('DELETE', this.pathOf(state));
    const reset = this.inputs().map(([name]) => [snakeCase(name), this.initialOf(name) ?? this.emptyOf(name)]);
    await this.write(state, Object.fromEntries(reset) as Record<string, unknown>);
  }

  public async removeParent({ mount = this.definition.stored.mount }: Values): Promise<void> {
    const { in: kind } = this.definition.stored;
    await this.send('DELETE', `/v1/sys/${kind === 'auth' ? 'auth' : 'mounts'}/${String(mount)}`);
  }

  private async write(state: Values, fields: object): Promise<void> {
    const { changes } = this.definition.stored;
    await this.send('POST', [this.pathOf(state), ...(changes === undefined ? [] : [changes])].join('/'), fields);
  }

  private async send(method: string, path: string, body?: object): Promise<void> {
    const { status, body: answer } = await this.service.request(method, path, body && { body });
    if (status >= 300) throw new Error(`${method} ${path}: ${status} ${JSON.stringify(answer)}`);
  }

  private pathOf(state: Values): string {
    const { in: kind, mount, collection, name } = this.definition.stored;
    const place = kind === 'service' ? mount : String(state.mount ?? mount);
    const last = name === undefined ? [] : [String(state[name])];
    return ['/v1', ...(kind === 'auth' ? ['auth'] : []), place, collection, ...last].join('/');
  }

  private located(state: Values): Values {
    const { name, mount, in: kind } = this.definition.stored;
    return {
      ...(kind === 'service' ? {} : { mount: state.mount ?? mount }),
      ...(name === undefined ? {} : { [name]: state[name] }),
    };
  }

  /** The fields of the service that can be configured and read. */
  private inputs(): (readonly [string, Attribute])[] {
    const location = ['id', 'namespace', 'mount', this.definition.stored.name];
    return Object.entries<Attribute>(this.definition.attributes).filter(
      ([name, one]) =>
        !location.includes(name) &&
        one.type !== undefined &&
        one.use !== 'computed' &&
        one.unreadable !== true &&
        !one.local &&
        !one.writeOnly,
    );
  }

  private isInitial(name: string, value: Value): boolean {
    return JSON.stringify(value) === JSON.stringify(this.initialOf(name));
  }

  private initialOf(name: string): Value {
    const attribute = this.definition.attributes[name]!;
    return 'default' in attribute ? (attribute.default as Value) : undefined;
  }

  private emptyOf(name: string): unknown {
    if (name in this.unset) return this.unset[name];
    const { type } = this.definition.attributes[name]!;
    if (type === 'list' || type === 'set') return [];
    if (type === 'map') return {};
    return type === 'string' ? '' : type === 'bool' ? false : 0;
  }
}

/** A value of the service as it would be configured. */
function configured(attribute: Attribute, value: unknown): Value {
  const isEmpty =
    value === undefined ||
    value === null ||
    value === '' ||
    (typeof value === 'object' && Object.keys(value).length === 0);
  if (attribute.type === 'duration') {
    const seconds = typeof value === 'string' ? parseDuration(value) : (value as number | undefined);
    return seconds ? String(seconds) : undefined;
  }
  if ('default' in attribute && attribute.default !== undefined && !isEmpty) return value as Value;
  return isEmpty || value === 0 || value === false ? undefined : (value as Value);
}
