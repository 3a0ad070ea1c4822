import type { AdoptedObject } from './decision';
import type { PlainAttribute } from '../../definition/attribute';
import { flatAttributes } from '../../definition/flatten';
import { camelCase } from '../../definition/names';
import type { Json, Plan, ResourceChange } from '../stack/plan-json';

/** The changes in a plan of the adopted objects. */
export interface PlanCheck {
  readonly counts: { readonly import: number; readonly add: number; readonly change: number; readonly destroy: number };
  /** Unavoidable changes, with their reasons. */
  readonly expected: readonly Finding[];
  /** Unexpected changes to objects of this run: the generated code does not match the service. */
  readonly defects: readonly Finding[];
}

export interface Finding {
  readonly address: string;
  /** In Terraform's spelling. Undefined if the finding is about the whole object. */
  readonly attribute?: string;
  readonly because: string;
}

const NOT_RETURNED = 'the service does not return it';
const ONLY_IN_STATE = 'it is stored only in the state: the next apply records it there, without a request';
const SECRET_SENT = 'the configured secret will be sent, because the service does not return it';

/** Checks the planned changes of adopted objects, and ignores other objects in the folder. */
export function checkPlan(
  plan: Plan,
  written: readonly AdoptedObject[],
  addressOf: (object: AdoptedObject) => string,
): PlanCheck {
  const changes = (plan.resource_changes ?? []).filter(({ mode }) => mode === 'managed');
  const byAddress = new Map(changes.map((change) => [change.address, change]));
  const findings = written.flatMap((object) =>
    findingsFor(object, addressOf(object), byAddress.get(addressOf(object))),
  );
  const countOf = (action: string) =>
    changes.filter(({ change }) => (change.actions as readonly string[]).includes(action)).length;
  return {
    counts: {
      import: changes.filter(({ change }) => change.importing).length,
      add: countOf('create'),
      change: countOf('update'),
      destroy: countOf('delete'),
    },
    expected: findings.filter(({ isExpected }) => isExpected).map(({ finding }) => finding),
    defects: findings.filter(({ isExpected }) => !isExpected).map(({ finding }) => finding),
  };
}

interface CheckedChange {
  readonly finding: Finding;
  readonly isExpected: boolean;
}

function findingsFor({ found }: AdoptedObject, address: string, planned: ResourceChange | undefined): CheckedChange[] {
  const defect = (because: string): CheckedChange[] => [{ finding: { address, because }, isExpected: false }];
  if (!planned) return defect('it is not in the plan');
  const { actions, importing } = planned.change;
  if (!importing) return defect('it is not imported');
  const [action] = actions;
  if (actions.length > 1 || (action !== 'no-op' && action !== 'update')) {
    return defect(`the plan has the actions ${actions.join(' and ')}`);
  }
  if (action === 'no-op') return [];
  const flat = flatAttributes(found.kind.definition.attributes);
  return changedNames(planned).flatMap((attribute): CheckedChange[] => {
    const marks = flat[camelCase(attribute)];
    // Attributes that change by themselves are unknown in every update.
    if (marks?.moving) return [];
    const because =
      marks && reasonFor(marks, valueIn(planned.change.before, attribute), valueIn(planned.change.after, attribute));
    return [
      {
        finding: { address, attribute, because: because ?? 'the generated code does not match the service' },
        isExpected: because !== undefined,
      },
    ];
  });
}

function reasonFor(marks: PlainAttribute, before: Json | undefined, after: Json | undefined): string | undefined {
  if (marks.local) return ONLY_IN_STATE;
  if (marks.revision) return SECRET_SENT;
  if (marks.unreadable) return NOT_RETURNED;
  if (marks.type !== 'object') return undefined;
  const members = flatAttributes(marks.attributes);
  const differing = names(before, after).filter((name) => !isSame(valueIn(before, name), valueIn(after, name)));
  const reasons = differing.map((name) => {
    const member = members[camelCase(name)];
    return member && reasonFor(member, valueIn(before, name), valueIn(after, name));
  });
  return reasons.length > 0 && reasons.every((reason) => reason !== undefined) ? reasons[0] : undefined;
}

/** The names of attributes that change or are known after apply. */
function changedNames({ change: { before, after, after_unknown: unknown } }: ResourceChange): string[] {
  return [...new Set([...names(before, after), ...names(unknown, undefined)])]
    .filter((name) => hasMark(valueIn(unknown, name)) || !isSame(valueIn(before, name), valueIn(after, name)))
    .sort();
}

function hasMark(mark: Json | undefined): boolean {
  return (
    mark === true ||
    (typeof mark === 'object' && mark !== null && Object.values(mark).some((member) => hasMark(member as Json)))
  );
}

function names(one: Json | undefined, other: Json | undefined): string[] {
  return [one, other].flatMap((value) => (typeof value === 'object' && value !== null ? Object.keys(value) : []));
}

function valueIn(value: Json | undefined, name: string): Json | undefined {
  return typeof value === 'object' && value !== null ? (value as { readonly [name: string]: Json })[name] : undefined;
}

function isSame(one: Json | undefined, other: Json | undefined): boolean {
  return JSON.stringify(one ?? null) === JSON.stringify(other ?? null);
}
