import { existsSync, readdirSync } from 'fs';
import * as path from 'path';
import { findUnwritten } from './unwritten';
import type { ActionDefinition } from '../src/definition/action';
import type { Adoption } from '../src/definition/adoption';
import type { DataSourceDefinition } from '../src/definition/data-source';
import type { EphemeralResourceDefinition } from '../src/definition/ephemeral-resource';
import type { ListResourceDefinition } from '../src/definition/list-resource';
import type { ResourceDefinition, Wing } from '../src/definition/resource';

/** A definition, and where it stands: what the generator starts from. */
export interface Found<D> {
  readonly definition: D;
  /** The name it is exported by, such as `runTask`. */
  readonly name: string;
  /** The file without its ending, below `src/`: `handlers/platform/run-task/definition`. */
  readonly file: string;
}

export interface Rooms {
  readonly resources: readonly Found<ResourceDefinition>[];
  readonly dataSources: readonly Found<DataSourceDefinition>[];
  readonly ephemeralResources: readonly Found<EphemeralResourceDefinition>[];
  readonly listResources: readonly Found<ListResourceDefinition>[];
  readonly actions: readonly Found<ActionDefinition>[];
  /** Absent, nothing becomes code. */
  readonly adoptions?: readonly Found<Adoption>[];
}

export const WINGS: readonly Wing[] = ['platform', 'secrets'];

/**
 * Reads every room: a folder of a wing, with `definition.ts` where the thing is managed, `data-sources.ts` where it is read,
 * `ephemeral-resources.ts` where it is opened, `list-resources.ts` where it is listed, `actions.ts` where it is done and `adoption.ts` for
 * how it becomes code. A room that is only laid out is none: what is left to write is told instead.
 */
export function readRooms(source: string): Rooms {
  const left = findUnwritten(path.dirname(source));
  if (left.length > 0) throw new Error(`${left.length} things are left to write:\n${left.map((line) => `  ${line}`).join('\n')}\n`);
  const folders = WINGS.flatMap((wing) => foldersIn(path.join(source, 'handlers', wing)).map((thing) => `handlers/${wing}/${thing}`));
  const all = <D extends { readonly type: string }>(file: string, mark = 'attributes') => sorted(folders.flatMap((folder) => definitionsIn<D>(source, `${folder}/${file}`, mark)));
  return {
    resources: all('definition'),
    dataSources: all('data-sources'),
    ephemeralResources: all('ephemeral-resources'),
    listResources: all('list-resources'),
    actions: all('actions'),
    adoptions: all('adoption', 'search'),
  };
}

function foldersIn(folder: string): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { withFileTypes: true }).filter((entry) => entry.isDirectory()).map((entry) => entry.name);
}

function definitionsIn<D extends { readonly type: string }>(source: string, file: string, mark: string): Found<D>[] {
  if (!existsSync(path.join(source, `${file}.ts`))) return [];
  // eslint-disable-next-line @typescript-eslint/no-require-imports
  const exported: Record<string, unknown> = require(path.join(source, file));
  return Object.entries(exported).filter(([, value]) => isDefinition(value, mark)).map(([name, value]) => ({ name, file, definition: value as D }));
}

/** By what every one of its kind has. */
function isDefinition(value: unknown, mark: string): boolean {
  return typeof value === 'object' && value !== null && 'type' in value && mark in value && ('source' in value || mark !== 'attributes');
}

function sorted<D extends { readonly type: string }>(found: Found<D>[]): Found<D>[] {
  return found.sort((a, b) => (a.definition.type < b.definition.type ? -1 : 1));
}
