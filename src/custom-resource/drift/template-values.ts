/** The parts of a template that are read. */
export interface StackTemplate {
  readonly Parameters?: {
    readonly [name: string]: { readonly Type?: string; readonly Default?: unknown; readonly NoEcho?: unknown };
  };
  readonly Conditions?: { readonly [name: string]: unknown };
  readonly Mappings?: { readonly [name: string]: { readonly [key: string]: { readonly [key: string]: unknown } } };
  readonly Resources: { readonly [logicalId: string]: TemplateResource };
  readonly Outputs?: { readonly [name: string]: { readonly Value?: unknown } };
}

export interface TemplateResource {
  readonly Type: string;
  readonly Condition?: string;
  readonly Properties?: Properties;
  readonly Metadata?: { readonly [name: string]: unknown };
}

/** The values that a template's intrinsic functions refer to. */
export interface Known {
  readonly template: StackTemplate;
  /** The parameters with their defaults, and pseudo parameters. Other parameters are unknown. */
  readonly parameters: { readonly [name: string]: unknown };
  /** The value of `Ref` of a resource. */
  id(logicalId: string): string | undefined;
  /** The value of `Fn::GetAtt` of a resource. The name of an attribute may contain dots. */
  attribute(logicalId: string, name: string): unknown;
  /** Results of other intrinsic functions, by the JSON text of the call. */
  readonly values?: { readonly [call: string]: unknown };
}

interface Properties {
  readonly [name: string]: unknown;
}

/** Properties that do not describe the object. */
const NOT_OF_THE_OBJECT: ReadonlySet<string> = new Set([
  'ServiceToken',
  'ServiceTimeout',
  'PrivateKeySecret',
  'Connection',
  'Adopt',
]);

/** Thrown for a value that only CloudFormation knows. */
class Unresolved extends Error {}

/** Evaluates the intrinsic functions in properties. `unresolved` names the properties that only CloudFormation can evaluate. */
export function resolveProperties(
  properties: Properties,
  known: Known,
): { readonly properties: Properties; readonly unresolved: string[] } {
  const resolved: { [name: string]: unknown } = {};
  const unresolved: string[] = [];
  for (const [name, value] of Object.entries(properties)) {
    const found = resolveValue(value, known);
    if (found) resolved[name] = found.value;
    else if (!NOT_OF_THE_OBJECT.has(name)) unresolved.push(name);
  }
  return { properties: resolved, unresolved };
}

/** Undefined if only CloudFormation knows the value. */
export function resolveValue(value: unknown, known: Known): { readonly value: unknown } | undefined {
  try {
    return { value: resolve(value, known) };
  } catch (error) {
    if (!(error instanceof Unresolved)) throw error;
    return undefined;
  }
}

/** Whether a condition is known to be false, so that its resources were not created. */
export function isExcluded(condition: string | undefined, known: Known): boolean {
  return condition !== undefined && resolveValue({ Condition: condition }, known)?.value === false;
}

/** The parameter values as `Ref` returns them: given values or defaults. Parameters stored in Systems Manager are unknown. */
export function parametersOf(
  { Parameters = {} }: StackTemplate,
  given: { readonly [name: string]: unknown },
): { [name: string]: unknown } {
  return Object.fromEntries(
    Object.entries(Parameters).flatMap(([name, { Type = 'String', Default }]) => {
      const value = given[name] ?? (Type.startsWith('AWS::SSM::') ? undefined : Default);
      if (value === undefined) return [];
      return [
        [
          name,
          typeof value === 'string' && /CommaDelimitedList|List</.test(Type)
            ? value.split(',').map((element) => element.trim())
            : value,
        ],
      ];
    }),
  );
}

/** The logical ids that a value refers to. */
export function referredTo(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(referredTo);
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, member]: [string, unknown]) => {
    if (name === 'Ref') return [String(member)];
    if (name === 'Fn::GetAtt') return [String(Array.isArray(member) ? member[0] : String(member).split('.')[0])];
    if (name !== 'Fn::Sub') return referredTo(member);
    return [
      ...[...String(Array.isArray(member) ? member[0] : member).matchAll(/\$\{([^!}.]+)/g)].map(
        ([, inner = '']) => inner,
      ),
      ...(Array.isArray(member) ? referredTo(member[1]) : []),
    ];
  });
}

function resolve(value: unknown, known: Known): unknown {
  if (Array.isArray(value)) {
    return value.map((element: unknown) => resolve(element, known)).filter((element) => element !== undefined);
  }
  // CloudFormation resolves dynamic references during the deployment.
  if (typeof value === 'string' && value.includes('{{resolve:')) throw new Unresolved(value);
  if (typeof value !== 'object' || value === null) return value ?? undefined;
  const entries = Object.entries(value) as [string, unknown][];
  const [[name, input] = ['', undefined]] = entries;
  if (entries.length === 1 && (name === 'Ref' || name === 'Condition' || name.startsWith('Fn::'))) {
    return evaluate(name, input, known);
  }
  return Object.fromEntries(
    entries.map(([member, inner]) => [member, resolve(inner, known)]).filter(([, inner]) => inner !== undefined),
  );
}

function evaluate(name: string, input: unknown, known: Known): unknown {
  const call = JSON.stringify({ [name]: input });
  if (known.values && Object.hasOwn(known.values, call)) return known.values[call];
  switch (name) {
    case 'Ref':
      return ref(String(input), known);
    case 'Fn::GetAtt':
      return attribute(input, known);
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
    case 'Fn::Sub':
      return substitute(input, known);
    case 'Fn::Base64':
      return Buffer.from(String(resolve(input, known))).toString('base64');
    case 'Fn::FindInMap': {
      const [map, first, second] = resolve(input, known) as [string, string, string];
      return known.template.Mappings?.[map]?.[first]?.[second] ?? unknownHere(map);
    }
    case 'Fn::If': {
      const [condition, yes, no] = input as [string, unknown, unknown];
      return resolve(holds(condition, known) ? yes : no, known);
    }
    case 'Condition':
      return holds(String(input), known);
    case 'Fn::Equals': {
      const [one, other] = resolve(input, known) as [unknown, unknown];
      return String(one) === String(other);
    }
    case 'Fn::Not':
      return !(resolve(input, known) as readonly unknown[])[0];
    case 'Fn::And':
      return (resolve(input, known) as readonly unknown[]).every(Boolean);
    case 'Fn::Or':
      return (resolve(input, known) as readonly unknown[]).some(Boolean);
    default:
      throw new Unresolved(name);
  }
}

function ref(name: string, { parameters, id }: Known): unknown {
  if (name === 'AWS::NoValue') return undefined;
  return Object.hasOwn(parameters, name) ? parameters[name] : (id(name) ?? unknownHere(name));
}

/** `["Task", "Id"]`, or `Task.Id`. */
function attribute(input: unknown, known: Known): unknown {
  const [logicalId = '', ...names] = Array.isArray(input) ? (input as string[]) : String(input).split('.');
  return known.attribute(logicalId, names.join('.')) ?? unknownHere(logicalId);
}

function holds(condition: string, known: Known): boolean {
  const rule = known.template.Conditions?.[condition];
  return rule === undefined ? unknownHere(condition) : Boolean(resolve(rule, known));
}

function substitute(input: unknown, known: Known): string {
  const [text, values] = Array.isArray(input)
    ? (input as [string, { readonly [name: string]: unknown }])
    : [String(input), {}];
  return text.replace(/\$\{([^}]+)\}/g, (_, name: string) => {
    if (name.startsWith('!')) return `\${${name.slice(1)}}`;
    if (Object.hasOwn(values, name)) return String(resolve(values[name], known));
    return String(name.includes('.') ? attribute(name, known) : ref(name, known));
  });
}

function unknownHere(name: string): never {
  throw new Unresolved(name);
}
