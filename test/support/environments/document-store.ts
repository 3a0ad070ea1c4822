import type { Attribute } from '../../../src/definition/attribute';
import { plural } from '../../../src/definition/names';
import type { Value, Values } from '../../../src/definition/value';
import type { DocumentDefinition } from '../../../src/handlers/platform/shared/stored/place';
import { camelNoun } from '../../../src/handlers/platform/shared/stored/places';
import type { TestEmulator } from '../emulator';

interface Answer {
  readonly id: string;
  readonly attributes: Readonly<Record<string, unknown>>;
  readonly relationships?: Readonly<Record<string, { readonly data?: unknown }>>;
}

type Objects = Readonly<Record<string, readonly Values[]>>;

/** Objects that the platform keeps as documents, read and changed by requests of another client, by their definitions. */
export class DocumentStore {
  constructor(
    private readonly service: TestEmulator,
    private readonly definition: DocumentDefinition,
  ) {}

  public async find(state: Values): Promise<Answer | undefined> {
    const { status, body } = await this.service.request('GET', this.pathOf(state));
    return status === 404 ? undefined : (body.data as Answer);
  }

  public async look(state: Values): Promise<Values | undefined> {
    const found = await this.find(state);
    if (!found) return undefined;
    return Object.fromEntries(this.inputs().map(([name, one]) => [name, valueIn(found, name, one)])) as Values;
  }

  public tamper(state: Values, attribute: string, value: Value): Promise<void> {
    // No request moves it.
    if (attribute === 'organization') return this.editOne(this.kind, state, { organization: value! });
    const one = this.definition.attributes[attribute]!;
    const { related } = one as { readonly related?: string };
    if (related === undefined) return this.change(state, { [wire(attribute, one)]: value ?? emptyOf(one) });
    const ids = (value ?? []) as readonly string[];
    const data =
      one.type === 'set' ? ids.map((id) => ({ id, type: related })) : value ? { id: value, type: related } : null;
    return this.change(state, {}, { [relationship(attribute, one)]: { data } });
  }

  public async change(state: Values, attributes: object, relationships: object = {}): Promise<void> {
    const { type } = this.definition.document;
    await this.send('PATCH', this.pathOf(state), { data: { type, attributes, relationships } });
  }

  public async remove(state: Values): Promise<void> {
    await this.service.request('DELETE', this.pathOf(state));
  }

  /** Deletes the organization that the object belongs to. */
  public removeParent({ organization }: Values): Promise<void> {
    return this.removeOrganization(organization, this.kind);
  }

  public async send(method: string, path: string, body?: object): Promise<Answer> {
    const { status, body: answer } = await this.service.request(method, path, body && { body });
    if (status >= 300) throw new Error(`${method} ${path}: ${status} ${JSON.stringify(answer)}`);
    return (answer as { data: Answer } | undefined)?.data as Answer;
  }

  /** Changes what no request changes. */
  public async edit(change: (objects: Objects) => Objects): Promise<void> {
    const snapshot = await this.service.control.snapshot();
    const objects = change(snapshot.objects as unknown as Objects);
    await this.service.control.restore({ ...snapshot, objects: objects as never });
  }

  /** Gives one stored object other values. `kind`: its collection. */
  public editOne(kind: string, { id }: Values, values: Values): Promise<void> {
    return this.edit((all) => ({
      ...all,
      [kind]: all[kind]!.map((one) => (one.id === id ? { ...one, ...values } : one)),
    }));
  }

  /** Deletes an organization together with its objects in these collections. */
  public removeOrganization(organization: Value, ...kinds: readonly string[]): Promise<void> {
    const without = (objects: Objects, kind: string, key: string) => [
      kind,
      objects[kind]!.filter((one) => one[key] !== organization),
    ];
    return this.edit((all) => ({
      ...all,
      ...(Object.fromEntries([
        without(all, 'organizations', 'name'),
        ...kinds.map((kind) => without(all, kind, 'organization')),
      ]) as Objects),
    }));
  }

  public pathOf(state: Values): string {
    const { type, lists, below } = this.definition.document;
    if (below === undefined) return `/api/v2/${type}/${String(state.id)}`;
    const list = lists.find((one) =>
      [...one.matchAll(/\{(\w+)\}/g)].every(([, name = '']) => state[name] !== undefined),
    )!;
    return `/api/v2${list.replace(/\{(\w+)\}/g, (_, name: string) => String(state[name]))}/${String(state[below])}`;
  }

  /** The collection of an emulator's snapshot. */
  private get kind(): string {
    return camelNoun(plural(this.definition.document.noun));
  }

  /** What can be configured and read. */
  private inputs(): (readonly [string, Attribute])[] {
    return Object.entries<Attribute>(this.definition.attributes).filter(
      ([, one]) =>
        one.type !== undefined && one.use !== 'computed' && one.unreadable !== true && !one.local && !one.writeOnly,
    );
  }
}

const kebab = (name: string) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
const relationship = (name: string, one: Attribute) =>
  (one as { readonly field?: string }).field ?? kebab(name).replace(/-ids$/, 's').replace(/-id$/, '');
const wire = (name: string, one: Attribute) => (one as { readonly field?: string }).field ?? kebab(name);

/** A value of the service as it would be configured. */
function valueIn({ attributes, relationships = {} }: Answer, name: string, one: Attribute): Value {
  if ((one as { readonly related?: string }).related !== undefined) {
    const data = relationships[relationship(name, one)]?.data;
    if (Array.isArray(data)) return (data as { id: string }[]).map(({ id }) => id);
    return (data as { id: string } | null | undefined)?.id;
  }
  return configured(one, attributes[wire(name, one)]);
}

function configured(one: Attribute, value: unknown): Value {
  if (value === null || value === undefined || value === '') return undefined;
  if (one.type === 'object') {
    return Object.fromEntries(
      Object.entries(one.attributes).map(([name, member]) => [
        name,
        configured(member, (value as Values)[wire(name, member)]),
      ]),
    );
  }
  const hasDefault = 'default' in one && one.default !== undefined;
  if (!hasDefault && typeof value === 'object' && Object.keys(value).length === 0) return undefined;
  return value as Value;
}

function emptyOf(one: Attribute): unknown {
  if ((one as { readonly nullable?: true }).nullable) return null;
  if (one.type === 'list' || one.type === 'set') return [];
  return one.type === 'string' ? '' : one.type === 'bool' ? false : null;
}
