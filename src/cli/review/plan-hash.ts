import { createHash } from 'crypto';
import type { Json, Marks, Plan } from '../stack/plan-json';
import { invocationsIn } from './action-invocations';

/**
 * The hash of a plan's effects. Planning again gives the same hash if nothing has changed: it omits the time and tool of the plan, and the values of
 * secrets.
 */
export function planHash(plan: Plan): string {
  const changes = [...(plan.resource_changes ?? []), ...invocationsIn(plan)]
    .filter(({ mode, change: { actions } }) => mode !== 'ephemeral' && !actions.every((action) => action === 'no-op'))
    .map(({ address, deposed, previous_address: previous, type, provider_name: provider, change }) => ({
      address,
      deposed,
      previous,
      type,
      provider,
      actions: change.actions,
      before: withoutSecrets(change.before, change.before_sensitive),
      after: withoutSecrets(change.after, change.after_sensitive),
      unknown: change.after_unknown,
      importing: change.importing,
    }))
    .sort((one, other) => (one.address < other.address ? -1 : one.address > other.address ? 1 : 0));
  const outputs = Object.entries(plan.output_changes ?? {}).map(([name, change]) => ({
    name,
    actions: change.actions,
    before: withoutSecrets(change.before, change.before_sensitive),
    after: withoutSecrets(change.after, change.after_sensitive),
  }));
  return `sha256:${createHash('sha256').update(canonical({ changes, outputs })).digest('hex')}`;
}

function withoutSecrets(value: Json | undefined, marks: Marks | undefined): Json {
  if (marks === true) return '(sensitive)';
  if (typeof value !== 'object' || value === null || typeof marks !== 'object' || marks === null) return value ?? null;
  const at = (key: string | number): Marks | undefined => (marks as { readonly [key: string | number]: Marks })[key];
  if (Array.isArray(value)) return value.map((element: Json, index) => withoutSecrets(element, at(index)));
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, withoutSecrets(inner as Json, at(key))]));
}

/** JSON with the members of objects in the order of their names. */
function canonical(value: unknown): string {
  return JSON.stringify(value, (_, inner: unknown) =>
    typeof inner === 'object' && inner !== null && !Array.isArray(inner)
      ? Object.fromEntries(Object.entries(inner).sort(([one], [other]) => (one < other ? -1 : 1)))
      : inner,
  );
}
