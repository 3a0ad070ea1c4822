import { containsRedacted, type DisplayValue } from '../display-value';
import type { ResourceDefinition } from '../resource';
import type {
  AttributeRule,
  Judgement,
  ResourceReview,
  ReviewRule,
  ObjectChange,
  ObjectRule,
  Operation,
  Remark,
  Severity,
  Words,
} from '../review-rule';
import { decide, type AttributeChange } from './decide';
import { attributeAt, seenAt } from './paths';
import { peek } from './redact';

/** One finding about a change, with its sentence and values. */
export interface Interpretation extends Words {
  /** The sentence of the rule, also if words are put before it because a value is still unknown. */
  readonly rule: string;
  /** The attribute, as a path of the definition's names; if absent, the finding is about the whole object. */
  readonly attribute?: string;
  readonly old: DisplayValue;
  readonly new: DisplayValue;
  readonly items: readonly DisplayValue[];
  /** Whether to show old and new value as a line diff. */
  readonly asText: boolean;
}

const DEFAULT: readonly Operation[] = ['update', 'replace'];
const SENDING: readonly Operation[] = ['update'];
/** The tests that are reported in addition to earlier ones for the same attribute. */
const SEPARATE: readonly AttributeRule['when'][] = ['gains', 'loses', 'unencrypted'];

/** Applies the review rules of a resource to a change. The findings keep the order of the rules, those about attributes before those about the object. */
export function interpret(
  definition: ResourceDefinition,
  review: ResourceReview,
  change: ObjectChange,
): Interpretation[] {
  const found: Interpretation[] = [];
  const covered = new Set<string>();
  const sides = { before: peek(change.before), after: peek(change.after) };
  for (const rule of review.rules) {
    if (isAboutAttribute(rule)) found.push(...interpretAttributes(definition, rule, { change, ...sides }, covered));
  }
  const isCause = ({ attribute }: Pick<Remark, 'attribute'>): boolean =>
    change.operation === 'replace' && attribute !== undefined && change.replacing.has(attribute.replace(/\..*$/, ''));
  let isObjectCovered = found.some(isCause);
  for (const rule of review.rules) {
    if (isAboutAttribute(rule) || !rule.on.includes(change.operation)) continue;
    const remarks = remarksOf(rule, change).filter(({ attribute }) => attribute !== undefined || !isObjectCovered);
    isObjectCovered ||= remarks.some((remark) => remark.attribute === undefined || isCause(remark));
    found.push(...remarks.map((remark) => complete(remark, change, { rule: remark.says, asText: remark.asText })));
  }
  return found;
}

function isAboutAttribute(rule: ReviewRule): rule is AttributeRule {
  return 'when' in rule;
}

function interpretAttributes(
  definition: ResourceDefinition,
  rule: AttributeRule,
  { change, before, after }: Pick<AttributeChange, 'change' | 'before' | 'after'>,
  covered: Set<string>,
): Interpretation[] {
  if (!(rule.on ?? (rule.when === 'sent' ? SENDING : DEFAULT)).includes(change.operation)) return [];
  return [rule.attribute].flat().flatMap((name) => {
    const topic = SEPARATE.includes(rule.when) ? `${name} ${rule.when}` : name;
    if (covered.has(topic) || (topic === name && SEPARATE.some((when) => covered.has(`${name} ${when}`)))) return [];
    const attribute = attributeAt(definition.attributes, name);
    if (!attribute) throw new Error(`${definition.type}: a review rule names ${name}, which is not an attribute`);
    const verdict = decide(definition, rule, { name, attribute, before, after, change });
    if (!verdict) return [];
    covered.add(topic);
    const words = verdict.undecided ? undecided(rule, change) : rule;
    const shown = !containsRedacted(seenAt(change.before, name)) && !containsRedacted(seenAt(change.after, name));
    return [
      complete({ ...pick(words), attribute: name, items: shown ? verdict.items : [] }, change, {
        rule: rule.says,
        asText: 'asText' in rule && rule.asText,
      }),
    ];
  });
}

function remarksOf(rule: ObjectRule | Judgement, change: ObjectChange): readonly Remark[] {
  if ('judge' in rule) return rule.judge(change);
  if (!rule.where) return [pick(rule)];
  const side = change.operation === 'delete' || change.operation === 'forget' ? change.before : change.after;
  return rule.where.is.includes(seenAt(side, rule.where.attribute) as string) ? [pick(rule)] : [];
}

function complete(
  remark: Remark,
  change: ObjectChange,
  { rule, asText = false }: { readonly rule: string; readonly asText?: boolean },
): Interpretation {
  const { attribute } = remark;
  return {
    ...pick(remark),
    rule,
    attribute,
    asText,
    items: remark.items ?? [],
    old: attribute === undefined ? undefined : seenAt(change.before, attribute),
    new: attribute === undefined ? undefined : seenAt(change.after, attribute),
  };
}

/** A finding that depends on an unknown value is worth a look, but never a danger. */
function undecided({ severity, says, why }: Words, { operation }: ObjectChange): Words {
  const most: Severity = operation === 'create' ? 'note' : 'warning';
  return {
    severity: severity === 'danger' ? most : severity === 'warning' ? most : 'note',
    says: `Known only after apply: ${lowerFirst(says)}`,
    why,
  };
}

/** Abbreviations, such as `IP`, stay unchanged. */
function lowerFirst(sentence: string): string {
  return /^[A-Z][a-z ]/.test(sentence) ? sentence.charAt(0).toLowerCase() + sentence.slice(1) : sentence;
}

function pick({ severity, says, why }: Words): Words {
  return { severity, says, why };
}
