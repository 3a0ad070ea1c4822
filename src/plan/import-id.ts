import { check } from '../definition/check';
import { flatAttributes, flatEntries } from '../definition/flatten';
import { snakeCase } from '../definition/names';
import { oncePer, oncePerText } from '../definition/once-per';
import type { Problem } from '../definition/problem';
import type { ImportForm, ResourceDefinition } from '../definition/resource';
import { isUnknown, type Values } from '../definition/value';
import { NotFound } from '../handlers/errors';
import { importedState } from './imported-state';

/** Parses an import id into the attributes of a configuration. The first matching form applies. */
export function parseImportId(definition: ResourceDefinition, id: string): Values {
  const matched = matchForm(definition, id);
  const values = matched && withFoldedNames(definition, matched);
  if (!values) throw new NotFound(unknownForm(definition, id));
  // The pattern of a form by names checks its parts.
  if (formOf(definition, id)?.names !== undefined) return values;
  const [fault] = faultsOf(definition, values);
  if (fault) throw new NotFound(unknownForm(definition, id, fault));
  return values;
}

/** Checks that an identity contains the values of an import id. Optional attributes may be omitted. */
export function checkedIdentity(definition: ResourceDefinition, given: Values): Values {
  const identity = withFoldedNames(definition, given);
  const [fault] = faultsOf(definition, identity);
  if (fault) throw new NotFound(`The identity is not valid for ${definition.type}: ${fault}`);
  const state = importedState(definition, identity);
  const ids = importIdsOf(definition, state);
  const isOne = (id: string) => {
    // The read finds its parts, which an identity has already.
    if (formOf(definition, id)?.names !== undefined) return true;
    const parsed = matchForm(definition, id);
    return parsed !== undefined && Object.keys(parsed).every((name) => parsed[name] === state[name]);
  };
  if (ids.length === 0 || ids.some(isOne)) return identity;
  throw new NotFound(
    `The identity is not valid for ${definition.type}. ${formsOf(definition, 'Its values must be those of an import id')}`,
  );
}

/** Every import id that can be built from the known attributes of an object, in the order of the definition's forms. */
export function importIdsOf({ imports }: ResourceDefinition, state: Values): string[] {
  return imports
    .filter(({ names }) => names === undefined)
    .map(({ form }) => rendered(form, state))
    .filter((text) => text !== undefined);
}

/**
 * The key by which the service identifies an object, as far as its planned values determine it: the import id with the most attributes, with a
 * single spelling for names that ignore case. Undefined if the service chooses it.
 */
export function naturalKeyOf(definition: ResourceDefinition, planned: Values): string | undefined {
  const flat = flatAttributes(definition.attributes);
  // An input that is still unknown, such as a namespace, may make it a different object.
  const inputs = definition.imports
    .flatMap(({ form }) => namesIn(form))
    .filter((name) => flat[name]?.use !== 'computed');
  if (inputs.some((name) => isUnknown(planned[name]))) return undefined;
  const folded = withFoldedNames(definition, planned);
  const keys = definition.imports
    .filter(({ names, form }) => names === undefined && rendered(form, folded) !== undefined)
    .sort((one, other) => namesIn(one.form).length - namesIn(other.form).length)
    .map(({ form }) => rendered(form, folded)!);
  return keys.at(-1);
}

/** Names that ignore case, in the case in which the service stores them. */
export function withFoldedNames(definition: ResourceDefinition, values: Values): Values {
  const names = foldedNames(definition);
  if (names.length === 0) return values;
  const folded = names.map((name) => [
    name,
    typeof values[name] === 'string' ? values[name].toLowerCase() : values[name],
  ]);
  return { ...values, ...(Object.fromEntries(folded) as Values) };
}

const foldedNames = oncePer(({ attributes, identity }: ResourceDefinition): readonly string[] => {
  const flat = flatAttributes(attributes);
  return Object.keys(identity).filter(
    (name) => (flat[name] as { readonly compare?: string } | undefined)?.compare === 'anyCase',
  );
});

function formOf({ imports }: ResourceDefinition, id: string): ImportForm | undefined {
  return imports.find(({ matches }) => new RegExp(matches, 'u').test(id));
}

function matchForm(definition: ResourceDefinition, id: string): Values | undefined {
  const form = formOf(definition, id);
  if (!form) return undefined;
  if (form.names !== undefined) return { id };
  const names = namesIn(form.form);
  const literals = form.form.split(/\{[^}]+\}/).map(escape);
  // Only the first value may contain slashes, because a mount can be a path, as can the last one after a path of several segments. For a document,
  // only the last value may, which is a name.
  const mayHaveSlashes = (index: number) =>
    definition.document ? index === names.length : index === 1 || /\/.+\//.test(literals[index - 1] ?? '');
  const pattern = literals
    .map((literal, index) => (index === 0 ? literal : `${mayHaveSlashes(index) ? '(.+)' : '([^/]+)'}${literal}`))
    .join('');
  const values = new RegExp(`^${pattern}$`, 'u').exec(id);
  return values ? Object.fromEntries(names.map((name, index) => [name, values[index + 1]])) : undefined;
}

/**
 * Checks the values against the rules of the schema, because an invalid value would be replaced by the next plan. White space around a value is
 * usually a copy-and-paste mistake; computed values are neither empty nor contain white space.
 */
function faultsOf({ attributes }: ResourceDefinition, values: Values): string[] {
  const given = flatEntries(attributes).filter(([name]) => values[name] !== undefined);
  const configurable = Object.fromEntries(given.filter(([, { use }]) => use !== 'computed'));
  const spaced = given
    .filter(([name, { use }]) => (use === 'computed' ? /^$|\s/u : /^\s|\s$/u).test(String(values[name])))
    .map(([name]) => name);
  return [
    ...spaced.map(
      (name) =>
        `\`${snakeCase(name)}\` would be ${JSON.stringify(values[name])}, which is empty or contains white space.`,
    ),
    ...check(
      { attributes: configurable },
      Object.fromEntries(Object.keys(configurable).map((name) => [name, values[name]])),
    )
      .filter(({ severity }) => severity === 'error')
      .map(describeFault),
  ];
}

function describeFault({ path, detail }: Problem): string {
  return `\`${snakeCase(String(path[0]))}\`: ${detail}`;
}

const namesIn = oncePerText((form: string): readonly string[] =>
  [...form.matchAll(/\{([^}]+)\}/g)].map(([, name = '']) => name),
);

function rendered(form: string, state: Values): string | undefined {
  return namesIn(form).some((name) => typeof state[name] !== 'string')
    ? undefined
    : form.replace(/\{([^}]+)\}/g, (_, name: string) => state[name] as string);
}

function unknownForm(definition: ResourceDefinition, id: string, fault?: string): string {
  return `\`${id}\` is not an import id of ${definition.type}${fault === undefined ? '.' : `: ${fault}`} ${formsOf(definition, 'Use one of')}${fault === undefined ? suggested(definition, id) : ''}`;
}

function suggested(definition: ResourceDefinition, id: string): string {
  const form = filledForm(definition, id);
  return form === undefined || id.trim() === '' ? '' : `\n\nWith the parts of this id: ${form}`;
}

/**
 * The form that fits the most parts of an id, filled with these parts from the end, and with names in place of missing parts. If all parts fit a
 * form but the result does not match it, the parts are of another kind.
 */
function filledForm(definition: ResourceDefinition, id: string): string | undefined {
  const { imports } = definition;
  const parts = id.split('/').filter((part) => part.trim() !== '');
  const filled = imports.map(({ form, names = form }) => {
    const segments = names.split('/');
    const literals = new Set(segments.filter((segment) => !segment.includes('{')));
    const left = parts.filter((part) => !literals.has(part));
    const used = Math.min(left.length, namesIn(names).length);
    // The path of a mount consists of the parts that remain.
    const partFor = (name: string) => (name === 'mount' ? left.splice(0).join('/') || undefined : left.pop());
    const text = segments.reduceRight<string[]>(
      (rest, segment) => [
        segment.replace(/\{([^}]+)\}/g, (_, name: string) => partFor(name) ?? `<${snakeCase(name)}>`),
        ...rest,
      ],
      [],
    );
    return { text: text.join('/'), missing: namesIn(names).length - used, lost: parts.length - literals.size - used };
  });
  const usable = filled.filter(({ text, missing }) => missing > 0 || parsesAs(definition, text));
  return usable.sort((one, other) => one.missing - other.missing || one.lost - other.lost)[0]?.text;
}

function parsesAs(definition: ResourceDefinition, text: string): boolean {
  const values = matchForm(definition, text);
  return values !== undefined && faultsOf(definition, values).length === 0;
}

function formsOf({ imports }: ResourceDefinition, words: string): string {
  const forms = imports.map(
    ({ form, names = form, example }) =>
      `  ${names.replace(/\{([^}]+)\}/g, (_, name: string) => `<${snakeCase(name)}>`)}   for example ${example}`,
  );
  return `${words}:\n\n${forms.join('\n')}`;
}

function escape(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}
