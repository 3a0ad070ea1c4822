import type { ResourceDrift, StackTemplate } from './template';

/** What the functions of a template may ask about. */
export interface Known {
  readonly template: StackTemplate;
  readonly parameters: { readonly [name: string]: string };
  /** What was looked at before. */
  readonly found: ReadonlyMap<string, ResourceDrift>;
}

interface Properties {
  readonly [name: string]: unknown;
}

/** The function behind a resource, how long it may take, and where it puts keys. */
const NOT_OF_THE_OBJECT: ReadonlySet<string> = new Set(['ServiceToken', 'ServiceTimeout', 'PrivateKeySecret']);

/** A value that only CloudFormation knows. */
class Unresolved extends Error {}

/** Properties with the functions of the template carried out, as far as that needs nobody else. */
export function resolveProperties(properties: Properties, known: Known): { readonly properties: Properties; readonly unresolved: string[] } {
  const resolved: { [name: string]: unknown } = {};
  const unresolved: string[] = [];
  for (const [name, value] of Object.entries(properties)) {
    try {
      resolved[name] = resolve(value, known);
    } catch (error) {
      if (!(error instanceof Unresolved)) throw error;
      if (!NOT_OF_THE_OBJECT.has(name)) unresolved.push(name);
    }
  }
  return { properties: resolved, unresolved };
}

function resolve(value: unknown, known: Known): unknown {
  if (Array.isArray(value)) return value.map((element: unknown) => resolve(element, known)).filter((element) => element !== undefined);
  if (typeof value !== 'object' || value === null) return value ?? undefined;
  const entries = Object.entries(value) as [string, unknown][];
  const [[name, input] = ['', undefined]] = entries;
  if (entries.length === 1 && (name === 'Ref' || name.startsWith('Fn::'))) return carryOut(name, input, known);
  return Object.fromEntries(entries.map(([member, inner]) => [member, resolve(inner, known)]).filter(([, inner]) => inner !== undefined));
}

function carryOut(name: string, input: unknown, known: Known): unknown {
  switch (name) {
    case 'Ref': return ref(String(input), known);
    case 'Fn::GetAtt': return attribute(input, known);
    case 'Fn::Join': {
      const [separator, parts] = resolve(input, known) as [string, unknown];
      return [parts].flat().map(String).join(separator);
    }
    case 'Fn::Select': {
      const [index, list] = resolve(input, known) as [unknown, readonly unknown[]];
      return list[Number(index)];
    }
    case 'Fn::Split': {
      const [separator, text] = resolve(input, known) as [string, string];
      return text.split(separator);
    }
    case 'Fn::Sub': return substitute(input, known);
    default: throw new Unresolved(name);
  }
}

function ref(name: string, { template, parameters, found }: Known): unknown {
  if (name === 'AWS::NoValue') return undefined;
  if (Object.hasOwn(parameters, name)) return parameters[name];
  const parameter = template.Parameters?.[name];
  if (parameter?.Default !== undefined) return parameter.Default;
  return found.get(name)?.id ?? unknownHere(name);
}

/** `["Task", "Id"]`, or `Task.Id`. */
function attribute(input: unknown, { found }: Known): unknown {
  const [logicalId, ...names] = Array.isArray(input) ? input as string[] : String(input).split('.');
  const drift = found.get(logicalId);
  const data = drift && 'data' in drift ? drift.data : {};
  return data[names.join('.')] ?? unknownHere(logicalId);
}

function substitute(input: unknown, known: Known): string {
  const [text, values] = Array.isArray(input) ? input as [string, { readonly [name: string]: unknown }] : [String(input), {}];
  return text.replace(/\$\{([^}]+)\}/g, (_, name: string) => {
    if (name.startsWith('!')) return `\${${name.slice(1)}}`;
    if (Object.hasOwn(values, name)) return String(resolve(values[name], known));
    return String(name.includes('.') ? attribute(name, known) : ref(name, known));
  });
}

function unknownHere(name: string): never {
  throw new Unresolved(name);
}
