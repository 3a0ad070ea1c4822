import type { AdoptedObject, Input, Inputs, LeftAlone, SecretVariable } from './decision';
import type { Kind } from './kind';
import type { FoundObject } from './survey';
import type { PlainAttribute } from '../../definition/attribute';
import { check } from '../../definition/check';
import { configurationOf } from '../../definition/configuration';
import { equalValue } from '../../definition/equal';
import { flatAttributes } from '../../definition/flatten';
import { snakeCase } from '../../definition/names';
import { isValues, UNKNOWN, Value, Values } from '../../definition/value';

/** What an object is configured with. */
export interface Configured {
  readonly inputs: Inputs;
  readonly leftAlone?: LeftAlone;
  /** Why this is no valid configuration. */
  readonly problem?: string;
}

export interface Around {
  /** The path of the file that a text of the object is kept in. */
  fileFor(ending: string): string;
  /** The path of the folder that is made for the object. */
  folderFor(): string;
  /** The adopted object that a value names. */
  refer(attribute: string, value: Value): { readonly to: AdoptedObject; readonly attribute: string } | undefined;
  variableFor(path: readonly string[], attribute: PlainAttribute): SecretVariable;
  /** The name of the object. */
  readonly key: string;
}

/** Decides what is written of an object. */
export function configure({ kind, values }: FoundObject, around: Around): Configured {
  const { definition, adoption } = kind;
  const redacted = Object.entries(adoption.redacted ?? {}).filter(([name, pattern]) => typeof values[name] === 'string' && new RegExp(pattern, 'u').test(values[name])).map(([name]) => name);
  const config: { [name: string]: Value } = { ...configurationOf(definition, defaultsLeftOut(kind, said(kind, values))) };
  for (const name of redacted) config[name] = undefined;
  if (adoption.folder) config[adoption.folder.attribute] = FOLDER;
  const flat = flatAttributes(definition.attributes);
  const secrets = addSecrets(kind, config);
  const [problem] = check(definition, secrets).filter(({ severity }) => severity === 'error');
  if (problem) return { inputs: {}, problem: problem.detail };
  return { inputs: { ...inputsOf(flat, secrets, [], around), ...besides(kind, config, around) }, leftAlone: leaveAlone(redacted, adoption.folder?.attribute) };
}

function leaveAlone(redacted: readonly string[], folder: string | undefined): LeftAlone | undefined {
  const attributes = [...redacted, ...folder === undefined ? [] : [folder]];
  const reasons = [
    ...redacted.length > 0 ? ['The service shows a mask in place of the secret in it.'] : [],
    ...folder === undefined ? [] : ['No service knows where its folder is. Without this, the next apply records that, and changes of the folder are seen.'],
  ];
  return attributes.length === 0 ? undefined : { attributes: attributes.map(snakeCase), because: reasons.join(' ') };
}

/** Of a value and a list that say the same, one. */
function said({ adoption: { alternatives = {} } }: Kind, values: Values): Values {
  const left = Object.entries(alternatives).map(([several, one]) => (Array.isArray(values[several]) && values[several].length > 1 ? one : several));
  return Object.fromEntries<Value>(Object.entries(values).filter(([name]) => !left.includes(name)));
}

function defaultsLeftOut({ adoption: { defaults = {} }, definition }: Kind, values: Values): Values {
  const flat = flatAttributes(definition.attributes);
  return Object.fromEntries<Value>(Object.entries(values).filter(([name, value]) => !(name in defaults && equalValue(flat[name], value, defaults[name]))));
}

/** Stands for a path that is decided last: a name is taken for what is written only. */
const FOLDER = '.';

/** What is kept beside the code. */
function besides({ adoption: { file, folder } }: Kind, config: Values, around: Around): Inputs {
  const text = file && config[file.text];
  // What is left out of the configuration is the default.
  const ending = file && (file.ending.of[String(config[file.ending.by])] ?? Object.values(file.ending.of)[0]);
  return {
    ...file && ending !== undefined && typeof text === 'string' ? { [file.text]: { is: 'file', path: around.fileFor(ending), text } } : {},
    ...folder ? { [folder.attribute]: { is: 'folder', path: around.folderFor() } } : {},
  };
}

/** The secrets that may be configured beside the rest, as unknown values, in nested objects too. */
function addSecrets({ definition }: Kind, config: Values): Values {
  const problems = (candidate: Values) => check(definition, candidate).length;
  return secretPaths(definition.attributes, config).reduce((kept, path) => {
    const candidate = withValue(kept, path, UNKNOWN);
    return problems(candidate) > problems(kept) ? kept : candidate;
  }, config);
}

function secretPaths(attributes: Parameters<typeof flatAttributes>[0], config: Values): string[][] {
  const flat = flatAttributes(attributes);
  return Object.entries(flat).flatMap(([name, attribute]): string[][] => {
    if (attribute.type === 'object') return isValues(config[name]) ? secretPaths(attribute.attributes, config[name]).map((path) => [name, ...path]) : [];
    if (!attribute.writeOnly) return [];
    const { twin } = attribute.writeOnly;
    return twin === undefined || flat[twin].unreadable ? [[name]] : [];
  });
}

function withValue(values: Values, [name, ...rest]: readonly string[], value: Value): Values {
  return { ...values, [name]: rest.length === 0 ? value : withValue(values[name] as Values, rest, value) };
}

function inputsOf(flat: { readonly [name: string]: PlainAttribute }, config: Values, outer: readonly string[], around: Around): Inputs {
  return Object.fromEntries(Object.keys(flat).flatMap((name): [string, Input][] => {
    const value = config[name];
    return value === undefined ? [] : [[name, inputOf(flat[name], value, [...outer, name], around)]];
  }));
}

function inputOf(attribute: PlainAttribute, value: Value, path: readonly string[], around: Around): Input {
  if (value === UNKNOWN) return { is: 'variable', variable: around.variableFor(path, attribute), key: around.key };
  if (attribute.type === 'object') return { is: 'object', members: inputsOf(flatAttributes(attribute.attributes), value as Values, path, around) };
  if (attribute.type === 'objects') {
    return { is: 'objects', elements: (value as readonly Values[]).map((element) => inputsOf(flatAttributes(attribute.attributes), element, path, around)) };
  }
  const reference = path.length === 1 ? around.refer(path[0], value) : undefined;
  return reference ? { is: 'reference', ...reference } : { is: 'value', attribute, value };
}

/** What the service tells of none of these objects and could have been set, in Terraform's spelling: of secrets, variables speak. */
export function unreportedOf({ definition }: Kind, objects: readonly FoundObject[]): string[] {
  const flat = flatAttributes(definition.attributes);
  const isUntold = (name: string): boolean => {
    const { unreadable, sensitive } = flat[name];
    return unreadable !== undefined && !sensitive && !('default' in flat[name]) && objects.every(({ values }) => values[name] === undefined);
  };
  return Object.keys(flat).filter(isUntold).map(snakeCase);
}
