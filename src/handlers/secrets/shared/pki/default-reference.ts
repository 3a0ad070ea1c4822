/** The default issuer and the default key of an authority. Each is a reference in a separate configuration. */

import type { Problem } from '../../../../definition/problem';
import type { Value, Values } from '../../../../definition/value';
import type { Context, PlanContext } from '../../../contract';
import { look } from '../../../look';
import type { AnyPlanModification, SomeProposal } from '../../../registry';
import type { StoredHooks } from '../stored/stored-object';
import { findReference, firstIssuers, isId, listReferences, type Reference, type ReferenceKind } from './references';

/** The differences between the configurations of the default issuer and key. Its `default` is an id or a name; the service returns the id. */
export function defaultReference(
  kind: ReferenceKind,
  problemsOf: (context: PlanContext, proposal: SomeProposal) => Promise<readonly Problem[]> = async () => [],
): StoredHooks {
  return {
    async prepare(context, { mount }, known, judges) {
      if (!judges && (known.default === undefined || isId(known.default))) return {};
      const all = await listReferences(context, kind, mount);
      const ids = Object.fromEntries(all.flatMap(({ id, name }) => (name === undefined ? [] : [[name, id]])));
      return { ids, ...(judges ? { chosen: await chosenByService(context, kind, mount, all) } : {}) };
    },
    // The service requires it in every write.
    write: (body, config) => ({ ...body, default: config.default }),
    // The configured spelling is kept while it refers to the service's value.
    read: (_, fields, known) => ({ default: leadsTo(known, fields.default) ? known.default : fields.default }),
    vacant: (state, known) =>
      state.defaultFollowsLatestIssuer !== true &&
      (state.default === undefined || ((known.chosen ?? []) as readonly Value[]).includes(idOf(known, state.default))),
    plan: async (context, proposal) => {
      const { problems = [], ...modification } = await compare(context, kind, proposal);
      return { ...modification, problems: [...(await problemsOf(context, proposal)), ...problems] };
    },
  };
}

function idOf({ ids }: Values, reference: Value): Value {
  return (ids as Values | undefined)?.[String(reference)] ?? reference;
}

function leadsTo(known: Values, id: Value): boolean {
  return known.default !== undefined && idOf(known, known.default) === id;
}

/** The service makes the first issuer and the first key the default by itself, so any other default was chosen by a client. */
async function chosenByService(
  context: Context,
  kind: ReferenceKind,
  mount: string,
  all: readonly Reference[],
): Promise<readonly string[]> {
  if (kind === 'issuer') return firstIssuers(context, mount, all);
  if (all.length < 2) return all.map(({ id }) => id);
  // Keys have no creation time: that of the first issuer applies.
  const issuers = (await look(() => listReferences(context, 'issuer', mount))) ?? [];
  const first = await firstIssuers(context, mount, issuers);
  return issuers.flatMap(({ id, keyId }) => (keyId !== undefined && first.includes(id) ? [keyId] : []));
}

/** An id and a name of the same object are equal. */
async function compare(
  context: PlanContext,
  kind: ReferenceKind,
  { config, unknown, prior }: SomeProposal,
): Promise<AnyPlanModification> {
  const isChanged = prior?.default !== config.default;
  if (unknown.has('default') || unknown.has('mount') || config.default === undefined || !isChanged) return {};
  const all = await look(() => listReferences(context, kind, String(config.mount ?? 'pki')));
  const wanted = all && findReference(all, config.default);
  if (!wanted) return {};
  if (prior && prior.mount === config.mount && findReference(all, prior.default)?.id === wanted.id) {
    return { keep: ['default'] };
  }
  return { problems: kind === 'issuer' && wanted.keyId === undefined ? [withoutKey] : [] };
}

const withoutKey: Problem = {
  path: ['default'],
  severity: 'warning',
  code: 'issuer-without-key',
  summary: 'The default issuer has no key',
  detail:
    'The mount does not have the key of this issuer, so requests that name no issuer are refused until the key is imported or the default changes.',
};
