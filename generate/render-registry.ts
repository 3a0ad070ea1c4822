import type { Found, Resources } from './read-resources';
import type { Adoption } from '../src/definition/adoption';

/** Renders `src/handlers/index.ts`: every resource by its type, loaded on first access. */
export function renderRegistry(read: Resources): string {
  return `import type { Registry } from './registry';

/* eslint-disable @typescript-eslint/no-require-imports */

export const resources = {
${read.resources.map((resource) => entry(resource, 'resource', `${resource.name}Resource`)).join('')}} satisfies Registry['resources'];

export const dataSources = {
${read.dataSources.map((resource) => entry(resource, 'queries', `${resource.name}Source`)).join('')}} satisfies Registry['dataSources'];

export const ephemeralResources = {
${read.ephemeralResources.map((resource) => entry(resource, 'resource', `${resource.name}Resource`)).join('')}} satisfies Registry['ephemeralResources'];

export const listResources = {
${read.listResources.map((resource) => entry(resource, 'queries', `${resource.name}Resource`)).join('')}} satisfies Registry['listResources'];

export const actions = {
${read.actions.map((resource) => entry(resource, 'resource', `${resource.name}Handlers`)).join('')}} satisfies Registry['actions'];
`;
}

/** Renders `src/handlers/reviews.ts`: the review rules of every resource, in a separate file so that a review loads no client. */
export function renderReviews(read: Resources): string {
  return `import type { ReviewedResource } from './registry';

/* eslint-disable @typescript-eslint/no-require-imports */

export const reviews: { readonly [type: string]: ReviewedResource } = {
${read.resources.map(reviewEntry).join('')}};
`;
}

function reviewEntry(resource: Found<{ readonly type: string }>): string {
  const definitionFile = `.${resource.file.slice('handlers'.length)}`;
  return `  ${resource.definition.type}: {
    definition: () => ${load(definitionFile, resource.name)},
    review: () => ${load(definitionFile.replace(/[^/]+$/, 'review'), `${resource.name}Review`)},
  },
`;
}

/**
 * Renders `src/handlers/adoptions.ts`: the adoption of every resource, in a separate file because only `lintel adopt`
 * needs it.
 */
export function renderAdoptions(adoptions: readonly Found<Adoption>[]): string {
  const entries = adoptions.map(
    ({ definition, file, name }) => `  ${definition.type}: () => ${load(`.${file.slice('handlers'.length)}`, name)},\n`,
  );
  return `import type { Adoption } from '../definition/adoption';

/* eslint-disable @typescript-eslint/no-require-imports */

export const adoptions: { readonly [type: string]: () => Adoption } = {
${entries.join('')}};
`;
}

function entry(resource: Found<{ readonly type: string }>, handlersFile: string, handlers: string): string {
  const definitionFile = `.${resource.file.slice('handlers'.length)}`;
  return `  ${resource.definition.type}: {
    definition: () => ${load(definitionFile, resource.name)},
    handlers: () => ${load(definitionFile.replace(/[^/]+$/, handlersFile), handlers)},
  },
`;
}

/** `require` loads a module late; the type import makes a wrong name fail to compile. */
function load(file: string, name: string): string {
  return `(require('${file}') as typeof import('${file}')).${name}`;
}
