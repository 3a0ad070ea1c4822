/** The path of a namespace that the same plan creates. The plan itself shows the path as known only after apply. */

import type { ConfigurationModule, ConfigurationResource, Plan, ResourceChange } from '../stack/plan-json';
import { isExpression } from './configured-values';

const KEY = '\\[(?:"(?:[^"\\\\]|\\\\.)*"|\\d+)\\]';
const MODULES = new RegExp(`^(?:module\\.[\\w-]+(?:${KEY})?\\.)*`);

/** Undefined unless the argument refers to a single `lintel_namespace` whose name is known. */
export function plannedNamespace(plan: Plan, address: string): string | undefined {
  const expression = resourceAt(plan.configuration?.root_module, withoutKeys(address))?.expressions?.namespace;
  const references = expression && isExpression(expression) ? (expression.references ?? []) : [];
  const names = new Set(references.flatMap((one) => /^lintel_namespace\.[\w-]+/.exec(one) ?? []));
  const [name] = names;
  if (name === undefined || names.size > 1) return undefined;
  const [module] = MODULES.exec(address)!;
  const found = (plan.resource_changes ?? []).filter(
    (one) => one.address.startsWith(module) && withoutKeys(one.address.slice(module.length)) === name,
  );
  const key = new RegExp(`${KEY}$`).exec(address)?.[0];
  const change = found.length > 1 ? found.find((one) => one.address === `${module}${name}${key}`) : found[0];
  return change && pathOf(plan, change);
}

function pathOf(
  plan: Plan,
  { address, change: { after, after_unknown: unknown } }: ResourceChange,
): string | undefined {
  const { path, namespace } = (after ?? {}) as { readonly path?: string; readonly namespace?: string | null };
  if (typeof path !== 'string') return undefined;
  const isUnknown = (unknown as { readonly namespace?: unknown } | undefined)?.namespace === true;
  const parent = isUnknown ? plannedNamespace(plan, address) : (namespace ?? '');
  return parent === undefined ? undefined : [parent, path].filter((part) => part !== '').join('/');
}

function withoutKeys(address: string): string {
  return address.replace(new RegExp(KEY, 'g'), '');
}

function resourceAt(module: ConfigurationModule | undefined, address: string): ConfigurationResource | undefined {
  const [, call, rest] = /^module\.([^.]+)\.(.*)$/.exec(address) ?? [];
  return call === undefined
    ? module?.resources?.find((one) => one.address === address)
    : resourceAt(module?.module_calls?.[call]?.module, rest!);
}
