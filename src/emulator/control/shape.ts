/** The shape of a value in a snapshot. */
export type Shape =
  | 'any'
  | 'string'
  | 'number'
  | 'boolean'
  | 'null'
  | { readonly one: readonly (string | number | boolean)[] }
  | { readonly array: Shape }
  | { readonly map: Shape }
  /** Names of optional fields end in a question mark. */
  | { readonly fields: Readonly<Record<string, Shape>> }
  | { readonly union: readonly Shape[] };

/** Describes the mismatch of a value, with its path, such as `objects.leases[0].id must be a string`. */
export function mismatch(shape: Shape, value: unknown, path: string): string | undefined {
  if (shape === 'any') return undefined;
  if (typeof shape === 'string') return isPlain(shape, value) ? undefined : wrong(shape, path);
  if ('one' in shape) return shape.one.some((choice) => choice === value) ? undefined : wrong(shape, path);
  if ('array' in shape) {
    if (!Array.isArray(value)) return wrong(shape, path);
    return first(value, (item, index) => mismatch(shape.array, item, `${path}[${index}]`));
  }
  if ('union' in shape) return unionMismatch(shape.union, value, path);
  if (!isRecord(value)) return wrong(shape, path);
  if ('map' in shape) return first(Object.entries(value), ([key, item]) => mismatch(shape.map, item, `${path}.${key}`));
  return fieldsMismatch(shape.fields, value, path);
}

function fieldsMismatch(
  fields: Readonly<Record<string, Shape>>,
  value: Readonly<Record<string, unknown>>,
  path: string,
): string | undefined {
  const known = fieldsOf(fields);
  const unknown = Object.keys(value).find((key) => !known.has(key));
  if (unknown !== undefined) return `${path}.${unknown} is not known`;
  return first(known.values(), ({ name, shape, isOptional, isTime }) => {
    const item = value[name];
    if (item === undefined) return isOptional ? undefined : `${path}.${name} is missing`;
    const wrongTime = () => (isTime ? timeMismatch(item, `${path}.${name}`) : undefined);
    return mismatch(shape, item, `${path}.${name}`) ?? wrongTime();
  });
}

interface Field {
  readonly name: string;
  readonly shape: Shape;
  readonly isOptional: boolean;
  /** Whether the name ends in `At`, as the names of times do. */
  readonly isTime: boolean;
}

/** Caches the fields of shapes, because a snapshot has many objects of few shapes. */
const used = new WeakMap<Readonly<Record<string, Shape>>, ReadonlyMap<string, Field>>();

function fieldsOf(fields: Readonly<Record<string, Shape>>): ReadonlyMap<string, Field> {
  const found = used.get(fields);
  if (found) return found;
  const made = new Map(
    Object.entries(fields).map(([key, shape]) => {
      const name = key.replace(/\?$/, '');
      return [name, { name, shape, isOptional: name !== key, isTime: name.endsWith('At') }];
    }),
  );
  used.set(fields, made);
  return made;
}

function timeMismatch(value: unknown, path: string): string | undefined {
  const isWrong = typeof value === 'string' && Number.isNaN(Date.parse(value));
  return isWrong ? `${path} must be a time in RFC 3339` : undefined;
}

/** Reports the mismatch with the member that the value comes closest to. */
function unionMismatch(members: readonly Shape[], value: unknown, path: string): string | undefined {
  const found = members.map((member) => mismatch(member, value, path));
  if (found.includes(undefined)) return undefined;
  const general = wrong({ union: members }, path);
  return found.find((text) => text !== undefined && !text.startsWith(`${path} must be`)) ?? general;
}

function isPlain(shape: string, value: unknown): boolean {
  if (shape === 'null') return value === null;
  return typeof value === shape && (shape !== 'number' || Number.isFinite(value));
}

function wrong(shape: Shape, path: string): string {
  return `${path} must be ${describe(shape)}`;
}

function describe(shape: Shape): string {
  if (typeof shape === 'string') return shape === 'null' ? 'null' : `a ${shape}`;
  if ('one' in shape) return shape.one.map((choice) => JSON.stringify(choice)).join(' or ');
  if ('array' in shape) return 'an array';
  if ('union' in shape) return [...new Set(shape.union.map(describe))].join(' or ');
  return 'an object';
}

function first<Item>(
  items: Iterable<Item>,
  check: (item: Item, index: number) => string | undefined,
): string | undefined {
  let index = 0;
  for (const item of items) {
    const found = check(item, index++);
    if (found !== undefined) return found;
  }
  return undefined;
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
