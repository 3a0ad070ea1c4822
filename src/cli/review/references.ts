import { printableLine } from '../../printing/printable';
import type { Configuration, ConfigurationModule, Expressions, Plan } from '../stack/plan-json';
import { compareTexts } from './findings';
import type { Reference } from './report';

/**
 * The references between the given instances, from the configuration. A configuration has references between resources, so for a resource with
 * several instances they apply to all of them. Follows references through the inputs and outputs of modules.
 */
export function referencesIn({ configuration }: Plan, addresses: ReadonlySet<string>): Reference[] {
  const instances = new Map<string, string[]>();
  for (const address of addresses) {
    const resource = withoutKeys(address);
    const known = instances.get(resource);
    if (known) known.push(address);
    else instances.set(resource, [address]);
  }
  const found = new Map<string, Reference>();
  for (const reference of resourceReferences(configuration)) {
    const targeted = instances.get(reference.to) ?? [];
    for (const [from, candidates] of paired(instances.get(reference.from) ?? [], targeted)) {
      for (const to of candidates) {
        if (from !== to && sameModuleInstance(from, to)) {
          found.set(`${from} ${to}`, { from: printableLine(from), to: printableLine(to) });
        }
      }
    }
  }
  return [...found.values()].sort((one, other) => compareTexts(one.from, other.from) || compareTexts(one.to, other.to));
}

/** More pairs of instances would mean a million references, all of which are guesses except those with equal keys. */
const MOST_PAIRS = 10_000;

/** The instances that each instance may refer to: all of them, or those with the same keys if there are too many. */
function paired(from: readonly string[], to: readonly string[]): (readonly [string, readonly string[]])[] {
  if (from.length * to.length <= MOST_PAIRS) return from.map((one) => [one, to] as const);
  const byKeys = new Map<string, string[]>();
  for (const one of to) byKeys.set(keysOf(one), [...(byKeys.get(keysOf(one)) ?? []), one]);
  return from.map((one) => [one, byKeys.get(keysOf(one)) ?? []] as const);
}

function keysOf(address: string): string {
  return (address.match(KEY) ?? []).join('');
}

const KEY = /\[(?:\d+|"(?:[^"\\]|\\.)*")\]/g;

/** `module.a["x"].lintel_policy.p[0]` becomes `module.a.lintel_policy.p`. */
export function withoutKeys(address: string): string {
  return address.replace(KEY, '');
}

/** Resources refer to the same instance of their module, not to other instances. */
function sameModuleInstance(one: string, other: string): boolean {
  const theirs = modulesOf(other);
  return modulesOf(one).every((part, index) => {
    const their = theirs[index];
    return their === undefined || part === their || withoutKeys(part) !== withoutKeys(their);
  });
}

function modulesOf(address: string): string[] {
  return address.match(/module\.[^.[]+(?:\[(?:\d+|"(?:[^"\\]|\\.)*")\])?/g) ?? [];
}

/** References between resources, by their addresses without keys. */
function resourceReferences(configuration: Configuration | undefined): Reference[] {
  const root = configuration?.root_module;
  return root ? inModule(root, { prefix: '', module: root }) : [];
}

/** A module call, with the module that contains it. */
interface ModuleCall {
  readonly prefix: string;
  readonly module: ConfigurationModule;
  readonly caller?: ModuleCall;
  readonly call?: string;
}

function inModule(module: ConfigurationModule, moduleCall: ModuleCall): Reference[] {
  const own = (module.resources ?? [])
    .filter(({ mode }) => mode === 'managed')
    .flatMap((resource) => {
      const references = [
        ...referencesOf(resource.expressions),
        ...(resource.count_expression?.references ?? []),
        ...(resource.for_each_expression?.references ?? []),
        ...(resource.depends_on ?? []),
      ];
      return [...new Set(references.flatMap((reference) => targets(reference, moduleCall)))].map((to) => ({
        from: moduleCall.prefix + resource.address,
        to,
      }));
    });
  const inner = Object.entries(module.module_calls ?? {}).flatMap(([call, { module: called }]) =>
    called
      ? inModule(called, { prefix: `${moduleCall.prefix}module.${call}.`, module: called, caller: moduleCall, call })
      : [],
  );
  return [...own, ...inner];
}

/** The resources that a reference resolves to, through variables and outputs. */
function targets(reference: string, moduleCall: ModuleCall, depth = 0): string[] {
  const [kind, name, output] = withoutKeys(reference).split('.');
  if (depth > 20 || kind === undefined || name === undefined) return [];
  if (kind === 'var') {
    const { caller, call } = moduleCall;
    const expressions = caller && call !== undefined ? caller.module.module_calls?.[call]?.expressions : undefined;
    const expression = expressions && Object.hasOwn(expressions, name) ? expressions[name] : undefined;
    return caller && expression
      ? referencesOf({ it: expression }).flatMap((next) => targets(next, caller, depth + 1))
      : [];
  }
  if (kind === 'module') {
    const called = moduleCall.module.module_calls?.[name]?.module;
    if (!called) return [];
    const inner: ModuleCall = {
      prefix: `${moduleCall.prefix}module.${name}.`,
      module: called,
      caller: moduleCall,
      call: name,
    };
    const outputs = Object.entries(called.outputs ?? {}).filter(([key]) => output === undefined || key === output);
    return outputs.flatMap(([, { expression }]) =>
      (expression?.references ?? []).flatMap((next) => targets(next, inner, depth + 1)),
    );
  }
  return [`${moduleCall.prefix}${kind}.${name}`];
}

function referencesOf(expressions: Expressions | undefined): string[] {
  return Object.entries(expressions ?? {}).flatMap(([name, value]) => {
    if (name === 'references') {
      return Array.isArray(value) ? value.filter((one: unknown): one is string => typeof one === 'string') : [];
    }
    if (name === 'constant_value' || typeof value !== 'object' || value === null) return [];
    return Array.isArray(value)
      ? value.flatMap((one) => (typeof one === 'object' && one !== null ? referencesOf(one as Expressions) : []))
      : referencesOf(value as Expressions);
  });
}
