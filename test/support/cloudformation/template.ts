/** The parts of a template that the player reads. */
export interface Template {
  readonly Parameters?: { readonly [name: string]: { readonly Default?: unknown; readonly Type?: string } };
  readonly Conditions?: { readonly [name: string]: unknown };
  readonly Mappings?: { readonly [name: string]: { readonly [key: string]: { readonly [key: string]: unknown } } };
  readonly Resources: { readonly [logicalId: string]: TemplateResource };
  readonly Outputs?: { readonly [name: string]: { readonly Value: unknown; readonly Condition?: string } };
}

export interface TemplateResource {
  readonly Type: string;
  readonly Properties?: { readonly [name: string]: unknown };
  readonly DependsOn?: string | readonly string[];
  readonly DeletionPolicy?: string;
  readonly UpdateReplacePolicy?: string;
  readonly Condition?: string;
}

/** The values for the intrinsic functions of a template. */
export interface Known {
  readonly template: Template;
  readonly parameters: { readonly [name: string]: unknown };
  /** Pseudo parameters, such as `AWS::Region`. */
  readonly pseudo: { readonly [name: string]: unknown };
  ref(logicalId: string): string;
  attribute(logicalId: string, name: string): unknown;
}

type Json = unknown;

/** Evaluates the intrinsic functions in a value. Undefined is `AWS::NoValue`. */
export function resolveValue(value: Json, known: Known): Json {
  if (Array.isArray(value)) {
    return value.map((element: Json) => resolveValue(element, known)).filter((element) => element !== undefined);
  }
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value);
  if (
    entries.length === 1 &&
    (entries[0][0] === 'Ref' || entries[0][0] === 'Condition' || entries[0][0].startsWith('Fn::'))
  ) {
    return call(entries[0][0], entries[0][1] as Json, known);
  }
  return Object.fromEntries(
    entries
      .map(([name, member]) => [name, resolveValue(member as Json, known)])
      .filter(([, member]) => member !== undefined),
  );
}

/** Properties as a custom resource receives them: scalars are strings, and null values are left out. */
export function asStrings(value: Json): Json {
  if (Array.isArray(value)) return value.filter((element) => element !== null).map(asStrings);
  if (typeof value === 'object' && value !== null) {
    return Object.fromEntries(
      Object.entries(value)
        .filter(([, member]) => member !== null && member !== undefined)
        .map(([name, member]) => [name, asStrings(member as Json)]),
    );
  }
  return String(value);
}

/** The resources in the order of their dependencies, without those whose condition is false. */
export function inOrder(template: Template, known: Known): string[] {
  const ordered: string[] = [];
  const visiting = new Set<string>();
  const visit = (logicalId: string) => {
    if (ordered.includes(logicalId)) return;
    if (visiting.has(logicalId)) throw new Error(`a circle of dependencies at ${logicalId}`);
    visiting.add(logicalId);
    for (const needed of dependenciesOf(template, logicalId)) visit(needed);
    ordered.push(logicalId);
  };
  for (const logicalId of Object.keys(template.Resources)) visit(logicalId);
  return ordered.filter((logicalId) => holds(template.Resources[logicalId].Condition, known));
}

/** The resources to which a resource refers, and those in its `DependsOn`. */
export function dependenciesOf(template: Template, logicalId: string): string[] {
  const { Properties, DependsOn = [] } = template.Resources[logicalId];
  const found = new Set<string>([DependsOn].flat());
  const search = (value: Json): void => {
    if (Array.isArray(value)) return value.forEach(search);
    if (typeof value === 'string' || typeof value !== 'object' || value === null) return;
    for (const [name, member] of Object.entries(value) as [string, Json][]) {
      if (name === 'Ref' && typeof member === 'string') {
        found.add(member);
      } else if (name === 'Fn::GetAtt') {
        found.add(attributeName(member)[0]);
      } else if (name === 'Fn::Sub') {
        for (const [, inner] of String(Array.isArray(member) ? member[0] : member).matchAll(/\$\{([^!}][^}]*)\}/g)) {
          found.add(inner.split('.')[0]);
        }
      }
      search(member);
    }
  };
  search(Properties);
  return [...found].filter((name) => name in template.Resources);
}

function call(name: string, input: Json, known: Known): Json {
  const argument = () => resolveValue(input, known) as any;
  switch (name) {
    case 'Ref':
      return ref(String(input), known);
    case 'Fn::GetAtt':
      return known.attribute(...attributeName(input));
    case 'Fn::Join': {
      const [separator, parts] = argument() as [string, unknown];
      return [parts].flat().map(String).join(separator);
    }
    case 'Fn::Select': {
      const [index, list] = argument() as [string, unknown[]];
      return list[Number(index)];
    }
    case 'Fn::Split': {
      const [separator, text] = argument() as [string, string];
      return text.split(separator);
    }
    case 'Fn::Sub':
      return substitute(input, known);
    case 'Fn::Base64':
      return Buffer.from(String(argument())).toString('base64');
    case 'Fn::GetAZs':
      return ['eu-central-1a', 'eu-central-1b'];
    case 'Fn::FindInMap': {
      const [map, first, second] = argument() as [string, string, string];
      return known.template.Mappings![map][first][second];
    }
    case 'Fn::If': {
      const [condition, yes, no] = input as [string, Json, Json];
      return resolveValue(holds(condition, known) ? yes : no, known);
    }
    case 'Condition':
      return holds(String(input), known);
    case 'Fn::Equals': {
      const [one, other] = argument() as [unknown, unknown];
      return String(one) === String(other);
    }
    case 'Fn::Not':
      return !(argument() as [unknown])[0];
    case 'Fn::And':
      return (argument() as unknown[]).every(Boolean);
    case 'Fn::Or':
      return (argument() as unknown[]).some(Boolean);
    default:
      throw new Error(`the player knows no ${name}`);
  }
}

function ref(name: string, known: Known): Json {
  if (name === 'AWS::NoValue') return undefined;
  if (name in known.pseudo) return known.pseudo[name];
  return name in known.parameters ? known.parameters[name] : known.ref(name);
}

function substitute(input: Json, known: Known): string {
  const [text, values] = Array.isArray(input) ? (input as [string, { [name: string]: Json }]) : [String(input), {}];
  return text.replace(/\$\{([^}]+)\}/g, (_, name: string) => {
    if (name.startsWith('!')) return `\${${name.slice(1)}}`;
    if (name in values) return String(resolveValue(values[name], known));
    return String(name.includes('.') ? known.attribute(...attributeName(name)) : ref(name, known));
  });
}

function holds(condition: string | undefined, known: Known): boolean {
  return condition === undefined || Boolean(resolveValue(known.template.Conditions![condition], known));
}

/** `["Task", "Id"]` or `Task.Id`. Names of attributes may contain dots. */
function attributeName(input: Json): [string, string] {
  if (Array.isArray(input)) return input as unknown as [string, string];
  const [logicalId, ...name] = String(input).split('.');
  return [logicalId, name.join('.')];
}
