import { compareTexts } from './findings';
import type { Reference } from './report';
import { printableLine } from '../../printing/printable';
import type { Configuration, ConfigurationModule, Expressions, Plan } from '../stack/plan-json';

/**
 * Which object refers to which, as the configuration says it, between the instances that the plan names. A configuration speaks of resources:
 * where one of them has several instances, all are meant. References through the inputs and outputs of modules are followed.
 */
export function referencesIn({ configuration }: Plan, addresses: ReadonlySet<string>): Reference[] {
  const instances = new Map<string, string[]>();
  for (const address of addresses) {
    const resource = withoutKeys(address);
    instances.set(resource, [...instances.get(resource) ?? [], address]);
  }
  const found = new Map<string, Reference>();
  for (const reference of resourceReferences(configuration)) {
    for (const from of instances.get(reference.from) ?? []) {
      for (const to of instances.get(reference.to) ?? []) {
        if (from !== to && sameModuleInstance(from, to)) found.set(`${from} ${to}`, { from: printableLine(from), to: printableLine(to) });
      }
    }
  }
  return [...found.values()].sort((one, other) => compareTexts(one.from, other.from) || compareTexts(one.to, other.to));
}

/** `module.a["x"].lintel_policy.p[0]` is of `module.a.lintel_policy.p`. */
export function withoutKeys(address: string): string {
  return address.replace(/\[(?:\d+|"(?:[^"\\]|\\.)*")\]/g, '');
}

/** Within one module that has several instances, each refers to its own. */
function sameModuleInstance(one: string, other: string): boolean {
  const theirs = modulesOf(other);
  return modulesOf(one).every((part, index) => index >= theirs.length || part === theirs[index] || withoutKeys(part) !== withoutKeys(theirs[index]));
}

function modulesOf(address: string): string[] {
  return address.match(/module\.[^.[]+(?:\[(?:\d+|"(?:[^"\\]|\\.)*")\])?/g) ?? [];
}

/** Between resources, by their addresses without keys. */
function resourceReferences(configuration: Configuration | undefined): Reference[] {
  const root = configuration?.root_module;
  return root ? inModule(root, { prefix: '', module: root }) : [];
}

/** A module where it is called, and the place that calls it. */
interface CalledModule {
  readonly prefix: string;
  readonly module: ConfigurationModule;
  readonly caller?: CalledModule;
  readonly call?: string;
}

function inModule(module: ConfigurationModule, calledIn: CalledModule): Reference[] {
  const own = (module.resources ?? []).filter(({ mode }) => mode === 'managed').flatMap((resource) => {
    const named = [
      ...referencesOf(resource.expressions), ...resource.count_expression?.references ?? [], ...resource.for_each_expression?.references ?? [], ...resource.depends_on ?? [],
    ];
    return [...new Set(named.flatMap((reference) => targets(reference, calledIn)))].map((to) => ({ from: calledIn.prefix + resource.address, to }));
  });
  const inner = Object.entries(module.module_calls ?? {}).flatMap(([call, { module: called }]) => (
    called ? inModule(called, { prefix: `${calledIn.prefix}module.${call}.`, module: called, caller: calledIn, call }) : []));
  return [...own, ...inner];
}

/** The resources that a reference leads to, through variables and outputs. */
function targets(reference: string, calledIn: CalledModule, depth = 0): string[] {
  const parts = withoutKeys(reference).split('.');
  if (depth > 20) return [];
  if (parts[0] === 'var') {
    const { caller, call } = calledIn;
    const expressions = caller && call !== undefined ? caller.module.module_calls?.[call]?.expressions : undefined;
    return expressions && caller && Object.hasOwn(expressions, parts[1]) ? referencesOf({ it: expressions[parts[1]] }).flatMap((next) => targets(next, caller, depth + 1)) : [];
  }
  if (parts[0] === 'module') {
    const called = calledIn.module.module_calls?.[parts[1]]?.module;
    if (!called) return [];
    const inner: CalledModule = { prefix: `${calledIn.prefix}module.${parts[1]}.`, module: called, caller: calledIn, call: parts[1] };
    const outputs = Object.entries(called.outputs ?? {}).filter(([name]) => parts[2] === undefined || name === parts[2]);
    return outputs.flatMap(([, { expression }]) => (expression?.references ?? []).flatMap((next) => targets(next, inner, depth + 1)));
  }
  return parts.length >= 2 ? [`${calledIn.prefix}${parts[0]}.${parts[1]}`] : [];
}

function referencesOf(expressions: Expressions | undefined): string[] {
  return Object.entries(expressions ?? {}).flatMap(([name, value]) => {
    if (name === 'references') return Array.isArray(value) ? value.filter((one: unknown): one is string => typeof one === 'string') : [];
    if (name === 'constant_value' || typeof value !== 'object' || value === null) return [];
    return Array.isArray(value) ? value.flatMap((one) => (typeof one === 'object' && one !== null ? referencesOf(one as Expressions) : [])) : referencesOf(value as Expressions);
  });
}
