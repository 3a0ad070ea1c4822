import type { PlainAttribute } from '../../definition/attribute';
import { flatAttributes } from '../../definition/flatten';
import { camelCase } from '../../definition/names';
import { valueText } from '../drift/wording';
import type { Json, Plan, ResourceChange } from '../stack/plan-json';
import type { AdoptedObject } from './decision';
import { type Kind, kinds } from './kind';

/** The changes in a plan of the adopted objects. */
export interface PlanCheck {
  readonly counts: { readonly import: number; readonly add: number; readonly change: number; readonly destroy: number };
  /** Unavoidable changes, with their reasons. */
  readonly expected: readonly Finding[];
  /** Unexpected changes to objects of this run: the generated code does not match the service. */
  readonly defects: readonly Finding[];
  /** The changes to all other objects of the configuration. */
  readonly others: readonly Finding[];
}

export interface Finding {
  readonly address: string;
  /** In Terraform's spelling. Undefined if the finding is about the whole object. */
  readonly attribute?: string;
  readonly because: string;
  /** The values, such as `true → false`. Missing if they are sensitive or unknown. */
  readonly values?: string;
}

const NOT_RETURNED = 'the service does not return it';
const ONLY_IN_STATE = 'it is stored only in the state: the next apply records it there, without a request';
const SECRET_SENT = 'the configured secret will be sent, because the service does not return it';

/** Checks the planned changes of adopted objects, and lists changes of other objects with their reasons. */
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
  const ours = new Set(written.map(addressOf));
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
    others: changes.filter(({ address }) => !ours.has(address)).flatMap(describeOther),
  };
}

const IN_CODE = 'the code has another value than the service';
const COMPUTED = 'its value is known after apply';

/** The reasons for a change of an object that this run did not write. */
function describeOther(planned: ResourceChange): Finding[] {
  const { address, type } = planned;
  const { actions, importing } = planned.change;
  if (actions.includes('create') && actions.length === 1) {
    return [{ address, because: 'it is created: it is in the code, and not in the state' }];
  }
  if (actions.includes('delete') && actions.length === 1) {
    return [{ address, because: 'it is deleted: it is in the state, and no longer in the code' }];
  }
  if (actions.includes('forget')) {
    return [{ address, because: 'it is removed from the state, and not deleted: the code says so' }];
  }
  const isReplaced = actions.length > 1;
  if (!isReplaced && !actions.includes('update')) return [];
  const kind = kindOf(type);
  const marksOf = (attribute: string) => kind && flatAttributes(kind.definition.attributes)[camelCase(attribute)];
  const forcing = new Set((planned.change.replace_paths ?? []).map(([name]) => name));
  const found = changedNames(planned)
    .filter((attribute) => !marksOf(attribute)?.moving && !(isReplaced && isComputed(planned, attribute)))
    .map((attribute): Finding => {
      const marks = marksOf(attribute);
      const values = valuesOf(planned, attribute);
      const because =
        (marks &&
          reasonFor(marks, valueIn(planned.change.before, attribute), valueIn(planned.change.after, attribute))) ??
        (isComputed(planned, attribute) ? COMPUTED : importing ? `${IN_CODE}, which is imported` : IN_CODE);
      return {
        address,
        attribute,
        because: forcing.has(attribute) ? `${because}: the object is replaced` : because,
        ...(values === undefined ? {} : { values }),
      };
    });
  if (found.length > 0) return found;
  return isReplaced
    ? [{ address, because: `the object is replaced${planned.action_reason ? ` (${planned.action_reason})` : ''}` }]
    : [];
}

function kindOf(type: string): Kind | undefined {
  return kinds().find(({ adoption }) => adoption.type === type);
}

function isComputed({ change: { after_unknown: unknown } }: ResourceChange, attribute: string): boolean {
  return hasMark(valueIn(unknown, attribute));
}

function valuesOf(planned: ResourceChange, attribute: string): string | undefined {
  const { before, after, before_sensitive: hiddenBefore, after_sensitive: hiddenAfter } = planned.change;
  const isHidden = hasMark(valueIn(hiddenBefore, attribute)) || hasMark(valueIn(hiddenAfter, attribute));
  if (isHidden || isComputed(planned, attribute)) return undefined;
  return `${valueText(valueIn(before, attribute) ?? null)} → ${valueText(valueIn(after, attribute) ?? null)}`;
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
    // Attributes that change on their own are unknown in every update.
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
