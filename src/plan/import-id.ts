import { snakeCase } from '../definition/names';
import type { ResourceDefinition } from '../definition/resource';
import type { Values } from '../definition/value';
import { NotFound } from '../handlers/errors';

/** The attributes that an import id names. The first form that matches counts. */
export function parseImportId(definition: ResourceDefinition, id: string): Values {
  const form = definition.imports.find(({ matches }) => new RegExp(matches, 'u').test(id));
  if (!form) throw new NotFound(unknownForm(definition, id));
  const names = [...form.form.matchAll(/\{([^}]+)\}/g)].map(([, name]) => name);
  const literals = form.form.split(/\{[^}]+\}/).map(escape);
  // Only the first name may span segments: a mount can be a path.
  const pattern = literals.map((literal, index) => (index === 0 ? literal : `${index === 1 ? '(.+)' : '([^/]+)'}${literal}`)).join('');
  const values = new RegExp(`^${pattern}$`, 'u').exec(id);
  if (!values) throw new NotFound(unknownForm(definition, id));
  return Object.fromEntries(names.map((name, index) => [name, values[index + 1]]));
}

/** Every import id of an object that what is known of it makes whole, in the order of the definition's forms. */
export function importIdsOf({ imports }: ResourceDefinition, state: Values): string[] {
  return imports.map(({ form }) => rendered(form, state)).filter((text) => text !== undefined);
}

function rendered(form: string, state: Values): string | undefined {
  const names = [...form.matchAll(/\{([^}]+)\}/g)].map(([, name]) => name);
  return names.some((name) => typeof state[name] !== 'string') ? undefined : form.replace(/\{([^}]+)\}/g, (_, name: string) => state[name] as string);
}

function unknownForm(definition: ResourceDefinition, id: string): string {
  const forms = definition.imports.map(({ form, example }) => `  ${form.replace(/\{([^}]+)\}/g, (_, name: string) => `<${snakeCase(name)}>`)}   for example ${example}`);
  return `\`${id}\` is not an import id of ${definition.type}. It is one of:\n\n${forms.join('\n')}`;
}

function escape(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}
