import { Failure } from '../failure';
import type { Plan } from '../stack/plan-json';

/**
 * Throws if a document does not have the structure of a plan. The message contains the path, but not the value, which may be a secret.
 */
export function checkShape(plan: Plan): void {
  for (const list of ['resource_changes', 'resource_drift', 'deferred_changes'] as const) {
    const entries: unknown = plan[list];
    if (entries === undefined || entries === null) continue;
    if (!Array.isArray(entries)) throw malformed(list, 'is not a list');
    entries.forEach((entry: unknown, index) =>
      checkChange(isObject(entry) && list === 'deferred_changes' ? entry.resource_change : entry, `${list}[${index}]`),
    );
  }
  const { action_invocations: invocations } = plan as { readonly action_invocations?: unknown };
  if (invocations !== undefined && invocations !== null) {
    if (!Array.isArray(invocations)) throw malformed('action_invocations', 'is not a list');
    invocations.forEach((entry: unknown, index) =>
      checkNames(entry, `action_invocations[${index}]`, ['address', 'type', 'provider_name']),
    );
  }
  for (const name of ['output_changes', 'configuration', 'variables', 'prior_state'] as const) {
    const value: unknown = plan[name];
    if (value !== undefined && value !== null && !isObject(value)) throw malformed(name, 'is not an object');
  }
  for (const [name, output] of Object.entries(plan.output_changes ?? {})) {
    if (!isActed(output)) throw malformed(`output_changes.${name}`, 'has no list of actions');
  }
}

function checkChange(entry: unknown, location: string): void {
  checkNames(entry, location, ['address', 'type', 'provider_name', 'mode']);
  const { change } = entry as { readonly change?: unknown };
  if (!isObject(change) || !isActed(change)) throw malformed(`${location}.change`, 'has no list of actions');
  for (const side of ['before', 'after']) {
    const value = change[side];
    if (value !== undefined && value !== null && !isObject(value)) {
      throw malformed(`${location}.change.${side}`, 'is not an object');
    }
  }
  const { replace_paths: paths } = change;
  if (paths !== undefined && paths !== null && !(Array.isArray(paths) && paths.every((path) => Array.isArray(path)))) {
    throw malformed(`${location}.change.replace_paths`, 'is not a list of paths');
  }
}

function checkNames(entry: unknown, location: string, names: readonly string[]): void {
  if (!isObject(entry)) throw malformed(location, 'is not an object');
  for (const name of names) {
    if (typeof entry[name] !== 'string') throw malformed(`${location}.${name}`, 'is not a string');
  }
}

function isActed(change: unknown): boolean {
  return (
    isObject(change) && Array.isArray(change.actions) && change.actions.every((action) => typeof action === 'string')
  );
}

function isObject(value: unknown): value is { readonly [name: string]: unknown } {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function malformed(location: string, what: string): Failure {
  return new Failure('plan-invalid', `invalid plan: ${location} ${what}.`);
}
