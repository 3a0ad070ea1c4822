import { importedState } from './imported-state';
import { check } from '../definition/check';
import { flatAttributes } from '../definition/flatten';
import { snakeCase } from '../definition/names';
import type { Problem } from '../definition/problem';
import type { ResourceDefinition } from '../definition/resource';
import type { Values } from '../definition/value';
import { NotFound } from '../handlers/errors';

/** The attributes that an import id names, as a configuration could have them. The first form that matches counts. */
export function parseImportId(definition: ResourceDefinition, id: string): Values {
  const values = matchForm(definition, id);
  if (!values) throw new NotFound(unknownForm(definition, id));
  const [fault] = faultsOf(definition, values);
  if (fault) throw new NotFound(unknownForm(definition, id, fault));
  return values;
}

/** The attributes that an identity names: no others than those of an import id. What may be left out of it, is. */
export function checkedIdentity(definition: ResourceDefinition, identity: Values): Values {
  const [fault] = faultsOf(definition, identity);
  if (fault) throw new NotFound(`The identity names no ${definition.type}: ${fault}`);
  const state = importedState(definition, identity);
  const ids = importIdsOf(definition, state);
  const isOne = (id: string) => {
    const parsed = matchForm(definition, id);
    return parsed !== undefined && Object.keys(parsed).every((name) => parsed[name] === state[name]);
  };
  if (ids.length === 0 || ids.some(isOne)) return identity;
  throw new NotFound(`The identity names no ${definition.type}. ${formsOf(definition, 'Its values are those of an import id')}`);
}

/** Every import id of an object that what is known of it makes whole, in the order of the definition's forms. */
export function importIdsOf({ imports }: ResourceDefinition, state: Values): string[] {
  return imports.map(({ form }) => rendered(form, state)).filter((text) => text !== undefined);
}

function matchForm(definition: ResourceDefinition, id: string): Values | undefined {
  const form = definition.imports.find(({ matches }) => new RegExp(matches, 'u').test(id));
  if (!form) return undefined;
  const names = namesIn(form.form);
  const literals = form.form.split(/\{[^}]+\}/).map(escape);
  // Only the first name may span segments: a mount can be a path.
  const pattern = literals.map((literal, index) => (index === 0 ? literal : `${index === 1 ? '(.+)' : '([^/]+)'}${literal}`)).join('');
  const values = new RegExp(`^${pattern}$`, 'u').exec(id);
  return values ? Object.fromEntries(names.map((name, index) => [name, values[index + 1]])) : undefined;
}

/**
 * What the schema's own rules have against what is named. A value that no configuration could have would be replaced by the next plan. White
 * space around a value was pasted along; of what only the service decides, none is empty or has any.
 */
function faultsOf({ attributes }: ResourceDefinition, values: Values): string[] {
  const flat = flatAttributes(attributes);
  const named = Object.keys(values).filter((name) => values[name] !== undefined);
  const configurable = Object.fromEntries(named.filter((name) => flat[name].use !== 'computed').map((name) => [name, flat[name]]));
  const spaced = named.filter((name) => (flat[name].use === 'computed' ? /^$|\s/u : /^\s|\s$/u).test(String(values[name])));
  return [
    ...spaced.map((name) => `\`${snakeCase(name)}\` would be ${JSON.stringify(values[name])}, with white space or empty.`),
    ...check({ attributes: configurable }, Object.fromEntries(Object.keys(configurable).map((name) => [name, values[name]])))
      .filter(({ severity }) => severity === 'error').map(describeFault),
  ];
}

function describeFault({ path, detail }: Problem): string {
  return `\`${snakeCase(String(path[0]))}\`: ${detail}`;
}

function namesIn(form: string): string[] {
  return [...form.matchAll(/\{([^}]+)\}/g)].map(([, name]) => name);
}

function rendered(form: string, state: Values): string | undefined {
  return namesIn(form).some((name) => typeof state[name] !== 'string') ? undefined : form.replace(/\{([^}]+)\}/g, (_, name: string) => state[name] as string);
}

function unknownForm(definition: ResourceDefinition, id: string, fault?: string): string {
  return `\`${id}\` is not an import id of ${definition.type}${fault === undefined ? '.' : `: ${fault}`} ${formsOf(definition, 'It is one of')}`;
}

function formsOf({ imports }: ResourceDefinition, words: string): string {
  const forms = imports.map(({ form, example }) => `  ${form.replace(/\{([^}]+)\}/g, (_, name: string) => `<${snakeCase(name)}>`)}   for example ${example}`);
  return `${words}:\n\n${forms.join('\n')}`;
}

function escape(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}
