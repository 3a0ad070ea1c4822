import { existsSync, readFileSync } from 'fs';
import * as path from 'path';
import type { Adoption } from '../../src/definition/adoption';
import type { ResourceDefinition } from '../../src/definition/resource';
import type { Found, Resources } from './read-resources';

/**
 * Renders `src/handlers/index.ts`: every resource by its type, loaded on first access. `source`: the folder of the sources, which shows
 * whether a stored object has hooks.
 */
export function renderRegistry(read: Resources, source: string): string {
  const stored = new Map(read.resources.filter(({ definition }) => isStored(definition)).map((one) => [one.file, one]));
  const entries = (found: readonly Found<{ readonly type: string }>[], own: Own, of: OfStored) =>
    found
      .map((one) => {
        const resource = stored.get(one.file);
        const isOwn = resource === undefined || of === undefined || hasQuery(one, source);
        return entry(one, isOwn ? own(one) : `${objectOf(resource, source)}.${of(one, resource)}`);
      })
      .join('');
  const inFile = (file: string, suffix: string) => (one: Found<unknown>) => load(one, file, `${one.name}${suffix}`);
  return `import type { Registry } from './registry';

/* oxlint-disable typescript/no-require-imports */

export const resources = {
${entries(read.resources, inFile('resource', 'Resource'), () => 'resource')}} satisfies Registry['resources'];

export const dataSources = {
${entries(read.dataSources, inFile('queries', 'Source'), (one, { definition }) =>
  one.definition.type === definition.type ? 'data' : 'names',
)}} satisfies Registry['dataSources'];

export const ephemeralResources = {
${entries(read.ephemeralResources, inFile('resource', 'Resource'), undefined)}} satisfies Registry['ephemeralResources'];

export const listResources = {
${entries(read.listResources, inFile('queries', 'Resource'), () => 'list')}} satisfies Registry['listResources'];

export const actions = {
${entries(read.actions, inFile('resource', 'Handlers'), undefined)}} satisfies Registry['actions'];
`;
}

type Own = (one: Found<{ readonly type: string }>) => string;
type OfStored = ((one: Found<{ readonly type: string }>, resource: Found<ResourceDefinition>) => string) | undefined;

/** Whether the folder has a query of its own for a data source, beside those that follow from its definition. */
function hasQuery({ file, name }: Found<unknown>, source: string): boolean {
  const queries = path.join(source, path.dirname(file), 'queries.ts');
  return existsSync(queries) && readFileSync(queries, 'utf8').includes(`export const ${name}Source`);
}

/** The handlers of a stored object: its \`resource.ts\` has hooks, and without one its definition says everything. */
function objectOf(resource: Found<ResourceDefinition>, source: string): string {
  if (existsSync(path.join(source, path.dirname(resource.file), 'resource.ts'))) {
    return load(resource, 'resource', `${resource.name}Object`);
  }
  const definition = load(resource, 'definition', resource.name);
  return resource.definition.document
    ? `require('./platform/shared/stored/stored-document').storedDocument(${definition})`
    : `require('./secrets/shared/stored/stored-object').storedObject(${definition})`;
}

/** Whether the handlers follow from the definition. */
export function isStored({ stored, document }: ResourceDefinition): boolean {
  return stored !== undefined || document !== undefined;
}

/** Renders `src/handlers/reviews.ts`: the review rules of every resource, in a separate file so that a review loads no client. */
export function renderReviews(read: Resources): string {
  const entries = read.resources.map(
    (one) =>
      `  ${one.definition.type}: { definition: () => ${load(one, 'definition', one.name)}, review: () => ${load(one, 'review', `${one.name}Review`)} },\n`,
  );
  return `import type { ReviewedResource } from './registry';

/* oxlint-disable typescript/no-require-imports */

export const reviews: { readonly [type: string]: ReviewedResource } = {
${entries.join('')}};
`;
}

/**
 * Renders `src/handlers/adoptions.ts`: the adoption of every resource, in a separate file because only `lintel adopt`
 * needs it.
 */
export function renderAdoptions(adoptions: readonly Found<Adoption>[]): string {
  const entries = adoptions.map((one) => `  ${one.definition.type}: () => ${load(one, 'adoption', one.name)},\n`);
  return `import type { Adoption } from '../definition/adoption';

/* oxlint-disable typescript/no-require-imports */

export const adoptions: { readonly [type: string]: () => Adoption } = {
${entries.join('')}};
`;
}

function entry(one: Found<{ readonly type: string }>, handlers: string): string {
  return `  ${one.definition.type}: { definition: () => ${load(one, 'definition', one.name)}, handlers: () => ${handlers} },\n`;
}

/** `require` loads a module late. */
function load(one: Found<unknown>, file: string, name: string): string {
  return `require('.${path.posix.dirname(one.file).slice('handlers'.length)}/${file}').${name}`;
}
