import type { AdoptedObject } from './decision';
import type { PlainAttribute } from '../../definition/attribute';
import { flatAttributes } from '../../definition/flatten';
import { camelCase } from '../../definition/names';
import type { Json, Plan, ResourceChange } from '../stack/plan-json';

/** What a plan does to what was adopted, and to everything else in the folder. */
export interface Judgement {
  readonly counts: { readonly import: number; readonly add: number; readonly change: number; readonly destroy: number };
  /** Changes that cannot be avoided, with the reason for each. */
  readonly expected: readonly Finding[];
  /** Changes of what this run has written that should not be: the code does not say what there is. */
  readonly defects: readonly Finding[];
}

export interface Finding {
  readonly address: string;
  /** In Terraform's spelling; absent where it is about the whole object. */
  readonly attribute?: string;
  readonly because: string;
}

const NOT_GIVEN_BACK = 'the service does not give it back';
const ONLY_IN_STATE = 'only the state keeps it: the next apply records it there, and sends nothing';
const SECRET_GIVEN = 'a secret that is given here is sent, because the service does not tell whether it has it';

/** Looks at what this run has written; what a person made of the rest is theirs. */
export function judge(plan: Plan, written: readonly AdoptedObject[], addressOf: (object: AdoptedObject) => string): Judgement {
  const changes = (plan.resource_changes ?? []).filter(({ mode }) => mode === 'managed');
  const byAddress = new Map(changes.map((change) => [change.address, change]));
  const findings = written.flatMap((object) => findingsFor(object, addressOf(object), byAddress.get(addressOf(object))));
  const doing = (action: string) => changes.filter(({ change }) => (change.actions as readonly string[]).includes(action)).length;
  return {
    counts: { import: changes.filter(({ change }) => change.importing).length, add: doing('create'), change: doing('update'), destroy: doing('delete') },
    expected: findings.filter(({ expected }) => expected).map(({ finding }) => finding),
    defects: findings.filter(({ expected }) => !expected).map(({ finding }) => finding),
  };
}

interface Judged {
  readonly finding: Finding;
  readonly expected: boolean;
}

function findingsFor({ found }: AdoptedObject, address: string, planned: ResourceChange | undefined): Judged[] {
  const defect = (because: string): Judged[] => [{ finding: { address, because }, expected: false }];
  if (!planned) return defect('it is not in the plan');
  const { actions, importing } = planned.change;
  if (!importing) return defect('it is not imported');
  const [action] = actions;
  if (actions.length > 1 || (action !== 'no-op' && action !== 'update')) return defect(`it is planned to ${actions.join(' and ')}`);
  if (action === 'no-op') return [];
  const flat = flatAttributes(found.kind.definition.attributes);
  return changedNames(planned).flatMap((attribute): Judged[] => {
    const marks = flat[camelCase(attribute)];
    // What moves by itself moves along with everything that is sent.
    if (marks?.moving) return [];
    const because = marks && reasonFor(marks, valueIn(planned.change.before, attribute), valueIn(planned.change.after, attribute));
    return [{ finding: { address, attribute, because: because ?? 'the code does not say what the service has' }, expected: because !== undefined }];
  });
}

function reasonFor(marks: PlainAttribute, before: Json | undefined, after: Json | undefined): string | undefined {
  if (marks.local) return ONLY_IN_STATE;
  if (marks.revision) return SECRET_GIVEN;
  if (marks.unreadable) return NOT_GIVEN_BACK;
  if (marks.type !== 'object') return undefined;
  const members = flatAttributes(marks.attributes);
  const differing = names(before, after).filter((name) => !isSame(valueIn(before, name), valueIn(after, name)));
  const reasons = differing.map((name) => {
    const member = members[camelCase(name)];
    return member && reasonFor(member, valueIn(before, name), valueIn(after, name));
  });
  return reasons.length > 0 && reasons.every((reason) => reason !== undefined) ? reasons[0] : undefined;
}

/** What differs, or is known only after apply. */
function changedNames({ change: { before, after, after_unknown: unknown } }: ResourceChange): string[] {
  return [...new Set([...names(before, after), ...names(unknown, undefined)])]
    .filter((name) => hasMark(valueIn(unknown, name)) || !isSame(valueIn(before, name), valueIn(after, name))).sort();
}

function hasMark(mark: Json | undefined): boolean {
  return mark === true || (typeof mark === 'object' && mark !== null && Object.values(mark).some((member) => hasMark(member as Json)));
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
