/** The service's own description of a path: its methods, and the members of a body. */
import { path as pathTo, segments, type SecretsClient } from '../../../../clients/secrets';
import type { MemberType } from '../../../any-object/comparison';

export interface Description {
  readonly methods: ReadonlySet<string>;
  /** By name; undefined for an unknown type. Absent if the members are not described. */
  readonly members?: ReadonlyMap<string, MemberType | undefined>;
}

/**
 * Any token may read the description, even for a path that it may not read. Undefined if the service has none, which is not an
 * error: `body` is then compared by its values.
 */
export async function describe(
  { secrets, signal }: { readonly secrets: SecretsClient; readonly signal?: AbortSignal },
  path: string,
): Promise<Description | undefined> {
  const read = async () => {
    try {
      const { data } = await secrets.getBare(pathTo`/${segments(path)}`, {}, { help: 1 });
      return [readDescription(data)];
    } catch {
      return [];
    }
  };
  const [described] = (await secrets.readShared(`description of ${path}`, read, signal)) ?? [];
  return described;
}

type Part = { readonly [name: string]: unknown };

function readDescription({ openapi }: Part): Description | undefined {
  const document = partOf(openapi);
  const [described] = Object.values(partOf(document.paths));
  if (described === undefined) return undefined;
  const operations = partOf(described);
  const schema = ['post', 'put'].map((method) => schemaOf(document, operations[method])).find((one) => one);
  return {
    methods: new Set(Object.keys(operations).filter((name) => ['get', 'post', 'put', 'delete'].includes(name))),
    ...(schema && { members: new Map(Object.entries(schema).map(([name, one]) => [name, typeOf(partOf(one))])) }),
  };
}

/** The members of the body of an operation. */
function schemaOf(document: Part, operation: unknown): Part | undefined {
  const content = partOf(partOf(partOf(operation).requestBody).content);
  const { $ref: reference, properties } = partOf(partOf(content['application/json']).schema);
  if (typeof reference !== 'string') return properties as Part | undefined;
  const schemas = partOf(partOf(document.components).schemas);
  return partOf(schemas[reference.slice(reference.lastIndexOf('/') + 1)]).properties as Part | undefined;
}

function typeOf({ type, format }: Part): MemberType | undefined {
  switch (type) {
    case 'integer':
      return format === 'seconds' ? 'seconds' : 'number';
    case 'number':
      return 'number';
    case 'boolean':
      return 'flag';
    case 'string':
      return format === 'date-time' ? 'time' : 'text';
    case 'array':
      return 'list';
    default:
      return type === 'object' ? 'object' : undefined;
  }
}

function partOf(value: unknown): Part {
  return typeof value === 'object' && value !== null ? (value as Part) : {};
}
