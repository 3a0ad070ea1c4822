import { decide, type Looked } from './decide';
import { peek } from './redact';
import { attributeAt, seenAt } from './paths';
import type { AttributeRule, Judgement, ResourceReview, ReviewRule, ObjectChange, ObjectRule, Operation, Remark, Severity, Words } from '../review-rule';
import type { ResourceDefinition } from '../resource';
import { containsRedacted, type DisplayValue } from '../display-value';

/** What a change means, as one sentence with what belongs to it. */
export interface Interpretation extends Words {
  /** The attribute, as a path of the definition's names; absent, the whole object is meant. */
  readonly attribute?: string;
  readonly old: DisplayValue;
  readonly new: DisplayValue;
  readonly items: readonly DisplayValue[];
  /** Old and new are texts, and what differs in them is lines. */
  readonly asText: boolean;
}

const DEFAULT: readonly Operation[] = ['update', 'replace'];
const SENDING: readonly Operation[] = ['update'];

/** What the rules of a room say of a change, in the order of the rules: those about attributes before those about the whole object. */
export function interpret(definition: ResourceDefinition, review: ResourceReview, change: ObjectChange): Interpretation[] {
  const reported: Interpretation[] = [];
  const spoken = new Set<string>();
  const sides = { before: peek(change.before), after: peek(change.after) };
  for (const rule of review.rules) {
    if (isAboutAttribute(rule)) reported.push(...interpretAttributes(definition, rule, { change, ...sides }, spoken));
  }
  const isCause = ({ attribute }: Pick<Remark, 'attribute'>): boolean => change.operation === 'replace' && attribute !== undefined && change.replacing.has(attribute.split('.')[0]);
  let isReportedWhole = reported.some(isCause);
  for (const rule of review.rules) {
    if (isAboutAttribute(rule) || !rule.on.includes(change.operation)) continue;
    const remarks = remarksOf(rule, change).filter(({ attribute }) => attribute !== undefined || !isReportedWhole);
    isReportedWhole ||= remarks.some((remark) => remark.attribute === undefined || isCause(remark));
    reported.push(...remarks.map((remark) => complete(remark, change)));
  }
  return reported;
}

function isAboutAttribute(rule: ReviewRule): rule is AttributeRule {
  return 'when' in rule;
}

function interpretAttributes(
  definition: ResourceDefinition, rule: AttributeRule, { change, before, after }: Pick<Looked, 'change' | 'before' | 'after'>, spoken: Set<string>,
): Interpretation[] {
  if (!(rule.on ?? (rule.when === 'sent' ? SENDING : DEFAULT)).includes(change.operation)) return [];
  return [rule.attribute].flat().flatMap((name) => {
    const matter = name + (rule.when === 'gains' || rule.when === 'loses' ? ` ${rule.when}` : '');
    if (spoken.has(matter) || (matter === name && (spoken.has(`${name} gains`) || spoken.has(`${name} loses`)))) return [];
    const attribute = attributeAt(definition.attributes, name);
    if (!attribute) throw new Error(`${definition.type}: its meaning names ${name}, which it does not have`);
    const verdict = decide(definition, rule, { name, attribute, before, after, change });
    if (!verdict) return [];
    spoken.add(matter);
    const words = verdict.undecided ? undecided(rule, change) : rule;
    const shown = !containsRedacted(seenAt(change.before, name)) && !containsRedacted(seenAt(change.after, name));
    return [complete({ ...pick(words), attribute: name, items: shown ? verdict.items : [] }, change, 'asText' in rule && rule.asText)];
  });
}

function remarksOf(rule: ObjectRule | Judgement, change: ObjectChange): readonly Remark[] {
  if ('judge' in rule) return rule.judge(change);
  if (!rule.where) return [pick(rule)];
  const side = change.operation === 'delete' || change.operation === 'forget' ? change.before : change.after;
  return rule.where.is.includes(seenAt(side, rule.where.attribute) as string) ? [pick(rule)] : [];
}

function complete(remark: Remark, change: ObjectChange, asText = remark.asText ?? false): Interpretation {
  const { attribute } = remark;
  return {
    ...pick(remark), attribute, asText, items: remark.items ?? [],
    old: attribute === undefined ? undefined : seenAt(change.before, attribute),
    new: attribute === undefined ? undefined : seenAt(change.after, attribute),
  };
}

/** What cannot be told yet is no reason to stop, but one to look. */
function undecided({ severity, says, why }: Words, { operation }: ObjectChange): Words {
  const most: Severity = operation === 'create' ? 'note' : 'warning';
  return { severity: severity === 'danger' ? most : severity === 'warning' ? most : 'note', says: `It is known only after apply whether this is so: ${lowerFirst(says)}`, why };
}

/** Words that are names, such as `IP`, stay as they are. */
function lowerFirst(sentence: string): string {
  return /^[A-Z][a-z ]/.test(sentence) ? sentence[0].toLowerCase() + sentence.slice(1) : sentence;
}

function pick({ severity, says, why }: Words): Words {
  return { severity, says, why };
}
