import type { PlainAttribute } from '../../definition/attribute';
import { check } from '../../definition/check';
import { configurationOf } from '../../definition/configuration';
import { equalValue } from '../../definition/equal';
import { flatAttributes } from '../../definition/flatten';
import { isForThePlan } from '../../definition/for-the-plan';
import { snakeCase } from '../../definition/names';
import { isValues, UNKNOWN, Value, Values } from '../../definition/value';
import type { AdoptedObject, Input, Inputs, LeftAlone, SecretVariable } from './decision';
import { ELEMENT } from './hcl-text';
import type { Kind } from './kind';
import type { FoundObject } from './survey';

/** The configuration of an object. */
export interface Configured {
  readonly inputs: Inputs;
  readonly leftAlone?: LeftAlone;
  /** Why no valid configuration can be generated. */
  readonly problem?: string;
}

/** Names and references, decided across all objects. */
export interface ConfigurationContext {
  /** The path of the file for a text of the object. */
  fileFor(ending: string): string;
  /** The path of the object's folder. */
  folderFor(): string;
  /** The adopted object that a value refers to. */
  refer(attribute: string, value: Value): { readonly to: AdoptedObject; readonly attribute: string } | undefined;
  variableFor(path: readonly string[], attribute: PlainAttribute): SecretVariable;
  /** The name of the object. */
  readonly key: string;
  /**
   * Whether constructs validate the configuration. They know nothing about imports: unlike Terraform's validation, they defer nothing to the plan.
   */
  readonly isSynthesized: boolean;
}

/** Decides the inputs of an object. */
export function configure({ kind, values }: FoundObject, context: ConfigurationContext): Configured {
  const { definition, adoption } = kind;
  const redacted = redactedAttributes(kind, values);
  const config: { [name: string]: Value } = {
    ...configurationOf(definition, withoutDefaults(kind, withoutAlternatives(kind, values))),
  };
  for (const name of redacted) config[name] = undefined;
  const implied = context.isSynthesized ? impliedAttributes(kind, config, values) : {};
  Object.assign(config, implied);
  // A default that names an adopted object is written out, so that the two are created and destroyed in order.
  for (const name of Object.keys(adoption.references ?? {})) {
    if (config[name] === undefined && context.refer(name, values[name])) config[name] = values[name];
  }
  if (adoption.folder) config[adoption.folder.attribute] = FOLDER;
  const flat = flatAttributes(definition.attributes);
  const secrets = addSecrets(kind, config);
  const [problem] = check(definition, secrets).filter(
    (one) => one.severity === 'error' && (context.isSynthesized || !isForThePlan(definition, secrets, one)),
  );
  if (problem) return { inputs: {}, problem: problem.detail };
  return {
    inputs: { ...inputsOf(flat, secrets, [], context), ...filesOf(kind, config, context) },
    leftAlone: leaveAlone(redacted, Object.keys(implied), adoption.folder?.attribute),
  };
}

function redactedAttributes({ adoption: { redacted = {} } }: Kind, values: Values): string[] {
  return Object.entries(redacted).flatMap(([name, pattern]) => {
    const value = values[name];
    return typeof value === 'string' && new RegExp(pattern, 'u').test(value) ? [name] : [];
  });
}

/** Attributes that constructs require but an import lacks. */
function impliedAttributes({ adoption: { implied = {} } }: Kind, config: Values, values: Values): Values {
  const missing = Object.entries(implied).filter(([name]) => config[name] === undefined);
  return Object.fromEntries<Value>(missing.map(([name, other]) => [name, values[other]]));
}

function leaveAlone(
  redacted: readonly string[],
  implied: readonly string[],
  folder: string | undefined,
): LeftAlone | undefined {
  const attributes = [...redacted, ...implied, ...(folder === undefined ? [] : [folder])];
  const reasons = [
    ...(redacted.length > 0 ? ['The service returns a mask in place of the secret.'] : []),
    ...(implied.length > 0
      ? ['An import does not return this value, which constructs require. Terraform leaves the object as it is.']
      : []),
    ...(folder === undefined
      ? []
      : [
          'The service does not store the path of the folder. Remove this to track changes of the folder from the next apply on.',
        ]),
  ];
  return attributes.length === 0 ? undefined : { attributes: attributes.map(snakeCase), because: reasons.join(' ') };
}

/** Keeps one of two alternative attributes, such as a single value and a list. */
function withoutAlternatives({ adoption: { alternatives = {} } }: Kind, values: Values): Values {
  const dropped = Object.entries(alternatives).map(([several, one]) => {
    const list = values[several];
    return Array.isArray(list) && list.length > 1 ? one : several;
  });
  return Object.fromEntries<Value>(Object.entries(values).filter(([name]) => !dropped.includes(name)));
}

function withoutDefaults({ adoption, definition }: Kind, values: Values): Values {
  const flat = flatAttributes(definition.attributes);
  const { by, of } = adoption.defaultsBy ?? { by: '', of: {} };
  const defaults: Values = { ...adoption.defaults, ...of[String(values[by])] };
  const isDefault = (name: string, value: Value): boolean => {
    const attribute = flat[name];
    return attribute !== undefined && name in defaults && equalValue(attribute, value, defaults[name]);
  };
  return Object.fromEntries<Value>(Object.entries(values).filter(([name, value]) => !isDefault(name, value)));
}

/** Placeholder for the folder's path, which is decided after the configuration has been checked. */
const FOLDER = '.';

/** Inputs written to files beside the code. */
function filesOf({ adoption: { file, folder } }: Kind, config: Values, context: ConfigurationContext): Inputs {
  const text = file && config[file.text];
  // An omitted attribute has its default value.
  const ending = file && (file.ending.of[String(config[file.ending.by])] ?? Object.values(file.ending.of)[0]);
  return {
    ...(file && ending !== undefined && typeof text === 'string'
      ? { [file.text]: { is: 'file', path: context.fileFor(ending), text } }
      : {}),
    ...(folder ? { [folder.attribute]: { is: 'folder', path: context.folderFor() } } : {}),
  };
}

/** Adds all secrets that can be configured together with the other values, as unknown values. Includes nested objects. */
function addSecrets({ definition }: Kind, config: Values): Values {
  const problems = (candidate: Values) => check(definition, candidate).length;
  // An unknown value may be absent, so it violates no rule about presence.
  const isAllowed = (kept: Values, path: readonly string[]) =>
    !check(definition, withValue(kept, path, 'known')).some(
      ({ code, path: at }) => code === 'attribute-not-allowed' && at.join() === path.join(),
    );
  return secretPaths(definition.attributes, config).reduce((kept, path) => {
    const candidate = withValue(kept, path, UNKNOWN);
    return problems(candidate) > problems(kept) || !isAllowed(kept, path) ? kept : candidate;
  }, config);
}

function secretPaths(attributes: Parameters<typeof flatAttributes>[0], config: Values): string[][] {
  const flat = flatAttributes(attributes);
  return Object.entries(flat).flatMap(([name, attribute]): string[][] => {
    if (attribute.type === 'object') {
      return isValues(config[name])
        ? secretPaths(attribute.attributes, config[name]).map((path) => [name, ...path])
        : [];
    }
    if (!attribute.writeOnly) return [];
    const { twin } = attribute.writeOnly;
    // An import does not store objects of secrets in the state.
    return twin === undefined || flat[twin]?.unreadable || attribute.type === 'dynamic' ? [[name]] : [];
  });
}

function withValue(values: Values, [name, ...rest]: readonly string[], value: Value): Values {
  if (name === undefined) return values;
  return { ...values, [name]: rest.length === 0 ? value : withValue(values[name] as Values, rest, value) };
}

function inputsOf(
  flat: { readonly [name: string]: PlainAttribute },
  config: Values,
  outer: readonly string[],
  context: ConfigurationContext,
): Inputs {
  return Object.fromEntries(
    Object.entries(flat).flatMap(([name, attribute]): [string, Input][] => {
      const value = config[name];
      return value === undefined ? [] : [[name, inputOf(attribute, value, [...outer, name], context)]];
    }),
  );
}

function inputOf(
  attribute: PlainAttribute,
  value: Value,
  path: readonly string[],
  context: ConfigurationContext,
): Input {
  if (value === UNKNOWN) return { is: 'variable', variable: context.variableFor(path, attribute), key: context.key };
  if (attribute.type === 'object') {
    return { is: 'object', members: inputsOf(flatAttributes(attribute.attributes), value as Values, path, context) };
  }
  if (attribute.type === 'objects') {
    return {
      is: 'objects',
      elements: (value as readonly Values[]).map((element) =>
        inputsOf(flatAttributes(attribute.attributes), element, path, context),
      ),
    };
  }
  const [name, ...inner] = path;
  const refer = (one: Value) => (name !== undefined && inner.length === 0 ? context.refer(name, one) : undefined);
  if (Array.isArray(value) && value.some(refer)) {
    return { is: 'list', elements: value.map((element: Value) => referenceOr(refer(element), ELEMENT, element)) };
  }
  return referenceOr(refer(value), attribute, value);
}

function referenceOr(
  reference: ReturnType<ConfigurationContext['refer']>,
  attribute: PlainAttribute,
  value: Value,
): Input {
  return reference ? { is: 'reference', ...reference } : { is: 'value', attribute, value };
}

/** Inputs that the service does not report for any of these objects, in Terraform's spelling. Secrets are excluded, because they have variables. */
export function unreportedOf({ definition }: Kind, objects: readonly FoundObject[]): string[] {
  const flat = flatAttributes(definition.attributes);
  const isUnreported = ([name, attribute]: readonly [string, PlainAttribute]): boolean =>
    attribute.unreadable !== undefined &&
    !attribute.sensitive &&
    !('default' in attribute) &&
    objects.every(({ values }) => values[name] === undefined);
  return Object.entries(flat)
    .filter(isUnreported)
    .map(([name]) => snakeCase(name));
}
