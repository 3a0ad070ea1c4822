import type { Found, Rooms } from './read-rooms';
import type { Adoption } from '../src/definition/adoption';

/** Renders `src/handlers/index.ts`: every room under its type name, loaded when it is asked for. */
export function renderRegister(rooms: Rooms): string {
  return `import type { Register } from './register';

/* eslint-disable @typescript-eslint/no-require-imports */

export const resources = {
${rooms.resources.map((room) => entry(room, 'resource', `${room.name}Resource`)).join('')}} satisfies Register['resources'];

export const dataSources = {
${rooms.dataSources.map((room) => entry(room, 'data-source', `${room.name}Source`)).join('')}} satisfies Register['dataSources'];

export const ephemeralResources = {
${rooms.ephemeralResources.map((room) => entry(room, 'ephemeral-resource', `${room.name}Resource`)).join('')}} satisfies Register['ephemeralResources'];

export const listResources = {
${rooms.listResources.map((room) => entry(room, 'list', `${room.name}Resource`)).join('')}} satisfies Register['listResources'];

export const actions = {
${rooms.actions.map((room) => entry(room, 'action', `${room.name}Handlers`)).join('')}} satisfies Register['actions'];
`;
}

/** Renders `src/handlers/meanings.ts`: what changes of every resource mean, apart from the rooms that do something, so that whoever asks loads no client. */
export function renderMeanings(rooms: Rooms): string {
  return `import type { MeaningRoom } from './register';

/* eslint-disable @typescript-eslint/no-require-imports */

export const meanings: { readonly [type: string]: MeaningRoom } = {
${rooms.resources.map(meaningEntry).join('')}};
`;
}

function meaningEntry(room: Found<{ readonly type: string }>): string {
  const definitionFile = `.${room.file.slice('handlers'.length)}`;
  return `  ${room.definition.type}: {
    definition: () => ${load(definitionFile, room.name)},
    meaning: () => ${load(definitionFile.replace(/[^/]+$/, 'meaning'), `${room.name}Meaning`)},
  },
`;
}

/** Renders `src/handlers/adoptions.ts`: how each becomes code, apart from the rooms, since nobody else asks for it. */
export function renderAdoptions(adoptions: readonly Found<Adoption>[]): string {
  const entries = adoptions.map(({ definition, file, name }) => `  ${definition.type}: () => ${load(`.${file.slice('handlers'.length)}`, name)},\n`);
  return `import type { Adoption } from '../definition/adoption';

/* eslint-disable @typescript-eslint/no-require-imports */

export const adoptions: { readonly [type: string]: () => Adoption } = {
${entries.join('')}};
`;
}

function entry(room: Found<{ readonly type: string }>, handlersFile: string, handlers: string): string {
  const definitionFile = `.${room.file.slice('handlers'.length)}`;
  return `  ${room.definition.type}: {
    definition: () => ${load(definitionFile, room.name)},
    handlers: () => ${load(definitionFile.replace(/[^/]+$/, handlersFile), handlers)},
  },
`;
}

/** `require` is how a module is loaded late; the type beside it is the module's own, so that a wrong name does not compile. */
function load(file: string, name: string): string {
  return `(require('${file}') as typeof import('${file}')).${name}`;
}
