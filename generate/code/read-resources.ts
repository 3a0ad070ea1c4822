import { existsSync, readdirSync } from 'fs';
import * as path from 'path';
import type { ActionDefinition } from '../../src/definition/action';
import type { Adoption } from '../../src/definition/adoption';
import type { DataSourceDefinition } from '../../src/definition/data-source';
import { DefinitionKind, isOfKind } from '../../src/definition/definition-kind';
import type { EphemeralResourceDefinition } from '../../src/definition/ephemeral-resource';
import type { ListResourceDefinition } from '../../src/definition/list-resource';
import type { ResourceDefinition, Service } from '../../src/definition/resource';
import { findUnwritten } from './unwritten';

/** A definition and its location. */
export interface Found<D> {
  readonly definition: D;
  /** The name of its export, such as `runTask`. */
  readonly name: string;
  /** The file without its extension, below `src/`: `handlers/platform/run-task/definition`. */
  readonly file: string;
}

export interface Resources {
  readonly resources: readonly Found<ResourceDefinition>[];
  readonly dataSources: readonly Found<DataSourceDefinition>[];
  readonly ephemeralResources: readonly Found<EphemeralResourceDefinition>[];
  readonly listResources: readonly Found<ListResourceDefinition>[];
  readonly actions: readonly Found<ActionDefinition>[];
  /** If not set, `lintel adopt` adopts nothing. */
  readonly adoptions?: readonly Found<Adoption>[];
}

export const SERVICES: readonly Service[] = ['platform', 'secrets'];

/**
 * Reads every resource's folder: `definition.ts` has the resource, its data sources, list resource, ephemeral resources
 * and actions, `adoption.ts` its adoption. Refuses while a folder has sentences that say what to write.
 */
export function readResources(source: string): Resources {
  const left = findUnwritten(path.dirname(source));
  if (left.length > 0) {
    throw new Error(`${left.length} things are still to be written:\n${left.map((line) => `  ${line}`).join('\n')}\n`);
  }
  const folders = SERVICES.flatMap((service) =>
    foldersIn(path.join(source, 'handlers', service)).map((thing) => `handlers/${service}/${thing}`),
  );
  const all = <D extends { readonly type: string }>(kind: DefinitionKind) =>
    sorted(folders.flatMap((folder) => definitionsIn<D>(source, `${folder}/definition`, kind)));
  return {
    resources: all('resource'),
    dataSources: all('dataSource'),
    ephemeralResources: all('ephemeralResource'),
    listResources: all('listResource'),
    actions: all('action'),
    adoptions: sorted(folders.flatMap((folder) => adoptionsIn(source, `${folder}/adoption`))),
  };
}

function foldersIn(folder: string): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map((entry) => entry.name);
}

function definitionsIn<D extends { readonly type: string }>(
  source: string,
  file: string,
  kind: DefinitionKind,
): Found<D>[] {
  return exportsOf(source, file)
    .filter(([, value]) => isOfKind(kind, value))
    .map(([name, value]) => ({ name, file, definition: value as D }));
}

function adoptionsIn(source: string, file: string): Found<Adoption>[] {
  return exportsOf(source, file)
    .filter(([, value]) => typeof value === 'object' && value !== null && 'search' in value)
    .map(([name, value]) => ({ name, file, definition: value as Adoption }));
}

function exportsOf(source: string, file: string): [string, unknown][] {
  if (!existsSync(path.join(source, `${file}.ts`))) return [];
  // oxlint-disable-next-line typescript/no-require-imports
  return Object.entries(require(path.join(source, file)) as Record<string, unknown>);
}

function sorted<D extends { readonly type: string }>(found: Found<D>[]): Found<D>[] {
  return found.sort((a, b) => (a.definition.type < b.definition.type ? -1 : 1));
}
