import { snakeCase } from '../../definition/names';
import type { Operation } from '../../definition/review-rule';
import { attributePaths, seenAt } from '../../definition/review/paths';
import { isUnknown } from '../../definition/value';
import { printableLine } from '../../printing/printable';
import { count } from '../count';
import { NO_RULES, type TeamRules } from '../rules/team-rules';
import type { Diagnostic } from '../stack/events';
import type { Plan, ResourceChange } from '../stack/plan-json';
import { countSeverities } from './acknowledgements';
import { invocationsIn } from './action-invocations';
import { type OurChange, ourChanges } from './changes';
import { checkShape } from './check-shape';
import { bySeverity, compareTexts, findingsOf } from './findings';
import { formatValue } from './format-value';
import { addressOf, isOurProvider, isOurs, operationOf } from './operations';
import { planHash } from './plan-hash';
import { attachWarnings, planWarnings } from './plan-warnings';
import { referencesIn } from './references';
import type { Change, ChangedAttribute, Drift, OtherChange, Review, Summary } from './report';
import { unreviewedIn } from './unreviewed';

/** The inputs of a review other than the plan. */
export interface ReviewContext {
  /** The name of the stack. */
  readonly name?: string;
  /** The warnings from `terraform plan`. */
  readonly diagnostics?: readonly Diagnostic[];
  /** The team's rules. */
  readonly rules?: TeamRules;
  /** The plan that was reviewed before this one. */
  readonly reviewed?: Plan;
}

/** Reviews a plan together with the warnings from `terraform plan`. Throws `Failure` if it does not have the structure of a Terraform plan. */
export function reviewPlan(
  plan: Plan,
  { name, diagnostics = [], rules = NO_RULES, reviewed }: ReviewContext = {},
): Review {
  checkShape(plan);
  const sources = [...(plan.resource_changes ?? []).filter(({ mode }) => mode !== 'ephemeral'), ...invocationsIn(plan)];
  const ours = ourChanges(plan, sources);
  const acted = ours.filter(
    ({ change, source }) => change || source.change.importing || source.previous_address !== undefined,
  );
  const { findings, others: warnings } = attachWarnings(
    ours.flatMap((one) => findingsOf(one, rules)).sort(bySeverity),
    planWarnings(plan, diagnostics),
  );
  const changes = acted.flatMap(changeOf).sort(byAddress);
  const isRead = ({ mode, provider_name: provider }: ResourceChange) => mode === 'data' && isOurProvider(provider);
  const others = sources
    .filter((source) => !isOurs(source) && !isRead(source))
    .flatMap(otherChangeOf)
    .sort(byAddress);
  const reads = sources
    .filter(isRead)
    .flatMap(otherChangeOf)
    .map(({ address, type }) => ({ address, type }))
    .sort(byAddress);
  const drift = driftIn(plan, rules);
  return {
    format: 'lintel-review',
    version: 1,
    ...(name === undefined ? {} : { name: printableLine(name) }),
    ...(typeof plan.terraform_version === 'string' ? { terraformVersion: printableLine(plan.terraform_version) } : {}),
    plan: planHash(plan),
    summary: summaryOf(findings, changes, others, drift),
    findings,
    ...(reviewed === undefined ? {} : { unreviewed: unreviewedIn(plan, reviewed) }),
    changes,
    drift,
    others,
    ...(reads.length === 0 ? {} : { reads }),
    outputs: Object.entries(plan.output_changes ?? {})
      .filter(([, { actions }]) => !actions.includes('no-op'))
      .map(([output]) => printableLine(output))
      .sort(compareTexts),
    references: referencesIn(
      plan,
      new Set(
        [...ours, ...sources.filter((source) => !isOurs(source)).map((source) => ({ source }))].map(
          ({ source }) => source.address,
        ),
      ),
    ),
    remarks: [
      ...remarksOn(plan),
      ...madeAgain(drift, changes),
      ...(others.length > 0 && !sources.some((source) => isOurProvider(source.provider_name)) ? [NOTHING_OF_OURS] : []),
    ],
    ...(warnings.length === 0 ? {} : { warnings }),
  };
}

function changeOf(ours: OurChange): Change[] {
  const { definition, planned, change, source } = ours;
  const { type, service } = definition;
  return [
    {
      address: printableLine(planned.address),
      type,
      service,
      operation: change?.operation ?? 'update',
      imported: source.change.importing !== undefined,
      ...(source.previous_address === undefined ? {} : { previousAddress: printableLine(source.previous_address) }),
      attributes:
        change && (change.operation === 'update' || change.operation === 'replace') ? changedAttributes(ours) : [],
    },
  ];
}

/** Changed inputs and known computed attributes. Lists the members of an object instead of the object. */
function changedAttributes({ definition, change }: OurChange): ChangedAttribute[] {
  if (!change) return [];
  return attributePaths(definition.attributes).flatMap(([path, attribute]) => {
    const wanted = seenAt(change.after, path);
    if (
      !change.changed.has(path) ||
      attribute.type === 'object' ||
      attribute.moving ||
      (attribute.use === 'computed' && isUnknown(wanted))
    ) {
      return [];
    }
    return [{ path: snakeCase(path), old: formatValue(seenAt(change.before, path)), new: formatValue(wanted) }];
  });
}

function otherChangeOf({
  address,
  deposed,
  type,
  provider_name: provider,
  change: { actions },
}: ResourceChange): OtherChange[] {
  const known = operationOf({ change: { actions } } as ResourceChange);
  if (known === 'none' && actions.includes('no-op')) return [];
  return [
    {
      address: printableLine(addressOf({ address, deposed })),
      type: printableLine(type),
      provider: printableLine(provider),
      operation: known === 'none' ? (actions.includes('read') ? 'read' : 'other') : known,
    },
  ];
}

/** Drift is reviewed with the same rules as planned changes. */
function driftIn(plan: Plan, rules: TeamRules): Drift[] {
  const sources = (plan.resource_drift ?? []).filter(({ mode }) => mode === 'managed');
  const ours = ourChanges(plan, sources);
  return [
    ...ours.flatMap((drifted): Drift[] => {
      const attributes = changedAttributes(drifted);
      const gone = drifted.change?.operation === 'delete';
      if (!gone && attributes.length === 0) return [];
      return [
        {
          address: printableLine(drifted.planned.address),
          type: drifted.definition.type,
          service: drifted.definition.service,
          what: gone ? 'gone' : 'changed',
          attributes,
          findings: gone ? [] : findingsOf(drifted, rules).sort(bySeverity),
        },
      ];
    }),
    ...sources
      .filter((source) => !isOurs(source))
      .map((source): Drift => ({
        address: printableLine(addressOf(source)),
        type: printableLine(source.type),
        what: operationOf(source) === 'delete' ? 'gone' : 'changed',
        attributes: [],
        findings: [],
      })),
  ].sort(byAddress);
}

function summaryOf(
  findings: Review['findings'],
  changes: readonly Change[],
  others: readonly OtherChange[],
  drift: readonly Drift[],
): Summary {
  const done = (operation: Operation): number =>
    changes.filter((change) => change.operation === operation && !isOnlyKept(change)).length;
  return {
    severities: countSeverities(findings),
    operations: {
      create: done('create'),
      update: done('update'),
      replace: done('replace'),
      delete: done('delete'),
      forget: done('forget'),
    },
    imported: changes.filter(({ imported }) => imported).length,
    others: others.filter(({ operation }) => operation !== 'read').length,
    drifted: drift.length,
  };
}

/** Only imported or moved, without other changes. */
export function isOnlyKept({ operation, attributes, imported, previousAddress }: Change): boolean {
  return operation === 'update' && attributes.length === 0 && (imported || previousAddress !== undefined);
}

const NOTHING_OF_OURS = 'Nothing in this plan belongs to Lintel. Its changes are listed, but not reviewed.';

function remarksOn({ errored, complete, deferred_changes: deferred }: Plan): string[] {
  return [
    ...(errored ? ['The plan ended with an error. This review is incomplete.'] : []),
    ...(deferred && deferred.length > 0
      ? [
          `Terraform has deferred ${count(deferred.length, 'change')}, because of unknown dependencies. This review does not include deferred changes.`,
        ]
      : []),
    ...(complete === false && !errored && !deferred?.length
      ? ['The plan is incomplete. Another plan is needed after this one.']
      : []),
  ];
}

/** The only sign of a plan against the wrong service, or against one that has lost its contents: objects that are created again. */
function madeAgain(drift: readonly Drift[], changes: readonly Change[]): string[] {
  const created = new Set(changes.filter(({ operation }) => operation === 'create').map(({ address }) => address));
  const gone = drift.filter(({ what, address, service }) => what === 'gone' && service && created.has(address)).length;
  if (gone === 0) return [];
  return [
    gone === 1
      ? 'An object in the state no longer exists, and is created again. If nobody has deleted it, check that this plan reads the service that the state is from.'
      : `${gone} objects in the state no longer exist, and are created again. If nobody has deleted them, check that this plan reads the service that the state is from.`,
  ];
}

function byAddress(one: { readonly address: string }, other: { readonly address: string }): number {
  return compareTexts(one.address, other.address);
}
