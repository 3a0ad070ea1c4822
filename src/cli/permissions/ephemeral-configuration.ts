/** Unlike OpenTofu's, Terraform's plans do not contain ephemeral resources, so their configuration is read from the stack's files. */
import { existsSync, readdirSync, readFileSync } from 'fs';
import * as path from 'path';
import { Failure } from '../failure';
import type { Configuration, ConfigurationModule, ConfigurationResource, Json, Plan } from '../stack/plan-json';
import { dataFolder } from '../stack/plan-stack';
import { ephemeralsInJson, ephemeralsInText } from './configuration-blocks';

/** The plan of the stack in a folder, including the ephemeral resources of all modules. */
export function withEphemerals(plan: Plan, stack: string): Plan {
  const folders = moduleFolders(stack);
  const completed = (module: ConfigurationModule, key: string): ConfigurationModule => {
    const { resources = [], module_calls: calls = {} } = module;
    const there = new Set(resources.map(({ address }) => address));
    const folder = folders.get(key);
    const more = folder === undefined ? [] : ephemeralsIn(folder).filter(({ address }) => !there.has(address));
    const within = Object.entries(calls).map(([name, call]) => {
      const child = call.module && completed(call.module, key === '' ? name : `${key}.${name}`);
      return [name, { ...call, ...(child ? { module: child } : {}) }] as const;
    });
    return { ...module, resources: [...resources, ...more], module_calls: Object.fromEntries(within) };
  };
  const { configuration = {} } = plan;
  return { ...plan, configuration: { ...configuration, root_module: completed(configuration.root_module ?? {}, '') } };
}

/** Each module's folder, by the names of its calls. The root's name is empty. */
function moduleFolders(stack: string): ReadonlyMap<string, string> {
  const list = path.join(dataFolder(stack), 'modules', 'modules.json');
  const { Modules: modules = [] } = existsSync(list) ? (JSON.parse(readFileSync(list, 'utf8')) as ModuleList) : {};
  return new Map([['', stack], ...modules.map(({ Key, Dir }) => [Key, path.resolve(stack, Dir)] as const)]);
}

/** The record written by `terraform init`. */
interface ModuleList {
  readonly Modules?: readonly { readonly Key: string; readonly Dir: string }[];
}

function ephemeralsIn(folder: string): ConfigurationResource[] {
  return readdirSync(folder)
    .sort()
    .flatMap((name) => {
      const read = name.endsWith('.tf') ? ephemeralsInText : name.endsWith('.tf.json') ? ephemeralsInJson : undefined;
      if (!read) return [];
      const file = path.join(folder, name);
      try {
        return read(readFileSync(file, 'utf8'));
      } catch (error) {
        throw new Failure('file-invalid', `the configuration ${file} cannot be read: ${(error as Error).message}`);
      }
    });
}

/** The addresses of Lintel's ephemeral resources that are referenced but missing from the plan. */
export function missingEphemerals({ configuration = {} }: Plan): readonly string[] {
  return [...new Set(missingIn(configuration.root_module ?? {}, providersOf(configuration), ''))].sort();
}

function providersOf({ provider_config: providers = {} }: Configuration): Json {
  return providers as unknown as Json;
}

function missingIn(module: ConfigurationModule, besides: Json, within: string): string[] {
  const { module_calls: calls = {}, ...own } = module;
  const there = new Set((own.resources ?? []).map(({ address }) => address));
  const given = Object.values(calls).map(({ expressions = {} }) => expressions);
  const missing = referencesIn([own, given, besides] as unknown as Json)
    .flatMap((reference) => /^ephemeral\.lintel_\w+\.[\w-]+/.exec(reference) ?? [])
    .filter((address) => !there.has(address));
  const below = Object.entries(calls).flatMap(([name, call]) =>
    missingIn(call.module ?? {}, [], `${within}module.${name}.`),
  );
  return [...missing.map((address) => `${within}${address}`), ...below];
}

function referencesIn(value: Json): string[] {
  if (typeof value !== 'object' || value === null) return [];
  if (Array.isArray(value)) return value.flatMap(referencesIn);
  return Object.entries(value).flatMap(([name, member]: [string, Json]) =>
    name === 'references' && Array.isArray(member) ? member.map(String) : referencesIn(member),
  );
}
