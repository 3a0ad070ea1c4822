import type { Attributes, ObjectAttribute, PlainAttribute } from '../attribute';
import { flatAttributes } from '../flatten';
import { parseDuration } from '../kinds/duration';
import { compareNumbers, isNumber } from '../kinds/number';
import { addError, type Between, type Inspection } from '../problem';
import type { GroupRule } from '../rule';
import { describeUnlisted, presenceOf, type AttributesCheck, type Config } from './attributes';
import { asList, isScalar } from './value-kinds';
import { listNames, listValues, showValue } from './words';

/** Compiles a rule about several attributes. A name with dots, such as `credentialConfig.keyType`, refers to an attribute of a nested object. */
export function compileGroupRule(attributes: Attributes, rule: GroupRule): AttributesCheck {
  switch (rule.rule) {
    case 'exactlyOneOf':
      return compileExactlyOneOf(
        rule.attributes.map((name) => find(attributes, name)),
        rule.within === undefined ? undefined : find(attributes, rule.within),
      );
    case 'oneOrMoreOf':
      return compileOneOrMoreOf(
        rule.attributes.map((name) => find(attributes, name)),
        rule.when === undefined ? undefined : { subject: find(attributes, rule.when), is: rule.is },
      );
    case 'conflicts': {
      const subject = find(attributes, rule.attribute);
      const others = rule.with.map((name) => find(attributes, name));
      return (config, path, to) => {
        const given = others.filter((other) => other.presence(config, to) === 'known').map(({ name }) => name);
        if (given.length === 0 || subject.presence(config, to) !== 'known') return;
        const all = listNames(given, 'and');
        addError(
          to,
          'attributes-conflict',
          [...path, ...subject.steps],
          `\`${subject.name}\` conflicts with ${all}`,
          `\`${subject.name}\` cannot be configured together with ${all}${rule.words ? `: ${rule.words}` : ''}. Remove one of them.`,
          excess([rule.attribute, ...rule.with]),
        );
      };
    }
    case 'requires': {
      const subject = find(attributes, rule.attribute);
      const needed = find(attributes, rule.needs);
      return (config, path, to) => {
        if (subject.presence(config, to) !== 'known' || needed.presence(config, to) !== 'absent') return;
        addError(
          to,
          'attribute-missing',
          [...path, ...subject.steps],
          `\`${subject.name}\` requires \`${needed.name}\``,
          `\`${subject.name}\` can only be configured together with \`${needed.name}\`. Configure \`${needed.name}\` too, or remove \`${subject.name}\`.`,
          missing([needed.name], [subject.name]),
        );
      };
    }
    case 'enumBy':
      return compileEnumBy(find(attributes, rule.attribute), find(attributes, rule.by), rule.values, rule.absent);
    case 'onlyWhen':
      return compileOnlyWhen(find(attributes, rule.attribute), find(attributes, rule.when), rule);
    case 'requiredWhen':
      return compileRequiredWhen(find(attributes, rule.attribute), find(attributes, rule.when), rule.is);
    case 'atMost':
      return compileAtMost(find(attributes, rule.attribute), find(attributes, rule.limit));
    case 'sumAtMost':
      return compileSumAtMost(find(attributes, rule.attribute), rule.member, find(attributes, rule.limit));
    case 'asManyAs':
      return compileAsManyAs(find(attributes, rule.attribute), find(attributes, rule.as));
    case 'notBoth':
      return compileNotBoth(find(attributes, rule.attribute), find(attributes, rule.with));
    case 'disjointKeys':
      return compileDisjointKeys(find(attributes, rule.attribute), find(attributes, rule.with));
    case 'disjoint':
      return compileDisjoint(find(attributes, rule.attribute), find(attributes, rule.with));
    case 'notBothFilled':
      return compileNotBothFilled(
        find(attributes, rule.attribute),
        rule.with.map((name) => find(attributes, name)),
      );
    case 'emptyUnless':
      return compileEmptyUnless(find(attributes, rule.attribute), find(attributes, rule.when), rule.is);
  }
}

function compileExactlyOneOf(subjects: readonly Subject[], within?: Subject): AttributesCheck {
  const names = subjects.map(({ name }) => name);
  return (config, path, to) => {
    if (within && within.presence(config, to) !== 'known') return;
    const given = subjects.filter((subject) => subject.presence(config, to) === 'known');
    const [first, second] = given;
    if (first && second) {
      addError(
        to,
        'attributes-conflict',
        [...path, ...second.steps],
        `\`${second.name}\` conflicts with \`${first.name}\``,
        `Configure exactly one of ${listNames(names, 'and')} (got ${listNames(
          given.map(({ name }) => name),
          'and',
        )}).`,
        excess(names),
      );
    } else if (subjects.every((subject) => subject.presence(config, to) === 'absent')) {
      addError(
        to,
        'attribute-missing',
        [...path, ...(subjects[0]?.steps ?? [])],
        `Missing ${listNames(names, 'or')}`,
        `Configure exactly one of ${listNames(names, 'and')}.`,
        missing(names),
      );
    }
  };
}

function compileOneOrMoreOf(
  subjects: readonly Subject[],
  when?: { readonly subject: Subject; readonly is?: string | boolean },
): AttributesCheck {
  const names = subjects.map(({ name }) => name);
  return (config, path, to) => {
    if (when && (when.subject.presence(config, to) === 'unknown' || when.subject.value(config) !== when.is)) return;
    if (subjects.some((subject) => subject.presence(config, to) !== 'absent')) return;
    addError(
      to,
      'attribute-missing',
      [...path, ...(subjects[0]?.steps ?? [])],
      `Missing ${listNames(names, 'or')}`,
      `Configure at least one of ${listNames(names, 'and')}${when ? `, because \`${when.subject.name}\` is ${showValue(when.is, false)}` : ''}.`,
      missing(names, when ? [when.subject.name] : []),
    );
  };
}

function compileEnumBy(
  subject: Subject,
  by: Subject,
  vocabularies: { readonly [value: string]: readonly string[] },
  absent?: string,
): AttributesCheck {
  return (config, path, to) => {
    const decides = by.value(config) ?? absent;
    const deciding = isScalar(decides) ? String(decides) : '';
    const vocabulary = Object.hasOwn(vocabularies, deciding) ? vocabularies[deciding] : undefined;
    if (subject.presence(config, to) !== 'known' || by.presence(config, to) === 'unknown' || !vocabulary) return;
    const value = subject.value(config);
    for (const word of Array.isArray(value) ? value : [value]) {
      if (!isScalar(word) || vocabulary.includes(String(word))) continue;
      addError(
        to,
        'value-invalid',
        [...path, ...subject.steps],
        `Invalid \`${subject.name}\``,
        describeUnlisted(word, vocabulary, subject.sensitive, ` if \`${by.name}\` is ${JSON.stringify(deciding)}`),
      );
    }
  };
}

function compileOnlyWhen(
  subject: Subject,
  when: Subject,
  {
    is,
    orAbsent,
    words,
  }: { readonly is: string | boolean | readonly string[]; readonly orAbsent?: true; readonly words?: string },
): AttributesCheck {
  const allowed: readonly (string | boolean)[] = typeof is === 'object' ? is : [is];
  return (config, path, to) => {
    if (subject.presence(config, to) !== 'known' || when.presence(config, to) === 'unknown') return;
    const value = when.value(config);
    if (value === undefined ? orAbsent : allowed.includes(value as string | boolean)) return;
    const found = value === undefined ? 'not configured' : showValue(value, when.sensitive);
    addError(
      to,
      'attribute-not-allowed',
      [...path, ...subject.steps],
      `\`${subject.name}\` cannot be configured`,
      `\`${subject.name}\` can only be configured if \`${when.name}\` is ${listValues(allowed, 'or')}${orAbsent ? ' or not configured' : ''}; it is ${found}.${words === undefined ? '' : ` ${words}`}`,
      excess([subject.name], [when.name]),
    );
  };
}

function compileRequiredWhen(subject: Subject, when: Subject, is: string | boolean): AttributesCheck {
  return (config, path, to) => {
    if (
      subject.presence(config, to) !== 'absent' ||
      when.presence(config, to) === 'unknown' ||
      when.value(config) !== is
    ) {
      return;
    }
    addError(
      to,
      'attribute-missing',
      [...path, ...subject.steps],
      `Missing \`${subject.name}\``,
      `\`${subject.name}\` must be configured if \`${when.name}\` is ${listValues([is], 'or')}.`,
      missing([subject.name], [when.name]),
    );
  };
}

function compileAtMost(subject: Subject, limit: Subject): AttributesCheck {
  return (config, path, to) => {
    if (subject.presence(config, to) !== 'known' || limit.presence(config, to) !== 'known') return;
    const [value, most] = [subject, limit].map((one) => one.value(config));
    const [size, bound] = [value, most].map((one) =>
      isNumber(one) ? one : typeof one === 'string' ? parseDuration(one) : undefined,
    );
    if (
      size === undefined ||
      bound === undefined ||
      compareNumbers(bound, 0) === 0 ||
      compareNumbers(size, bound) <= 0
    ) {
      return;
    }
    addError(
      to,
      'value-invalid',
      [...path, ...subject.steps],
      `Invalid \`${subject.name}\``,
      `${showValue(value, subject.sensitive)} is too large. \`${subject.name}\` must be at most \`${limit.name}\`, which is ${showValue(most, limit.sensitive)}.`,
    );
  };
}

/** Numbers that are not known yet count as 0. */
function compileSumAtMost(subject: Subject, member: string, limit: Subject): AttributesCheck {
  return (config, path, to) => {
    if (subject.presence(config, to) !== 'known' || limit.presence(config, to) !== 'known') return;
    const most = limit.value(config);
    const numbers = asList(subject.value(config)).map((element) => {
      const number = (element as Config | undefined)?.[member];
      return isNumber(number) ? Number(number) : 0;
    });
    const sum = numbers.filter((number) => number > 0).reduce((all, number) => all + number, 0);
    if (!isNumber(most) || compareNumbers(sum, most) <= 0) return;
    addError(
      to,
      'value-invalid',
      [...path, ...subject.steps],
      `Invalid \`${subject.name}\``,
      `\`${member}\` adds up to ${sum} in \`${subject.name}\`. The sum must be at most \`${limit.name}\`, which is ${showValue(most, limit.sensitive)}.`,
    );
  };
}

function compileAsManyAs(subject: Subject, as: Subject): AttributesCheck {
  return (config, path, to) => {
    if (subject.presence(config, to) !== 'known' || as.presence(config, to) !== 'known') return;
    const all = subject.value(config);
    const wanted = as.value(config);
    if (!Array.isArray(all) || !isNumber(wanted) || compareNumbers(all.length, wanted) === 0) return;
    addError(
      to,
      'value-invalid',
      [...path, ...subject.steps],
      `Invalid \`${subject.name}\``,
      `\`${subject.name}\` has ${all.length} ${all.length === 1 ? 'element' : 'elements'}. The number must equal \`${as.name}\`, which is ${showValue(wanted, as.sensitive)}.`,
    );
  };
}

function compileNotBoth(subject: Subject, other: Subject): AttributesCheck {
  return (config, path, to) => {
    if ([subject, other].some((one) => one.presence(config, to) === 'unknown' || one.value(config) !== true)) return;
    addError(
      to,
      'attributes-conflict',
      [...path, ...subject.steps],
      `\`${subject.name}\` conflicts with \`${other.name}\``,
      `\`${subject.name}\` and \`${other.name}\` cannot both be true.`,
    );
  };
}

function compileDisjointKeys(subject: Subject, other: Subject): AttributesCheck {
  return (config, path, to) => {
    if (subject.presence(config, to) !== 'known' || other.presence(config, to) !== 'known') return;
    const keys = Object.keys(other.value(config) as object);
    const both = Object.keys(subject.value(config) as object).filter((key) => keys.includes(key));
    if (both.length === 0) return;
    addError(
      to,
      'attributes-conflict',
      [...path, ...subject.steps],
      `\`${subject.name}\` and \`${other.name}\` overlap`,
      `${listValues(both, 'and')} must be in \`${subject.name}\` or in \`${other.name}\`, not in both.`,
    );
  };
}

function compileDisjoint(subject: Subject, other: Subject): AttributesCheck {
  return (config, path, to) => {
    if (subject.presence(config, to) !== 'known' || other.presence(config, to) !== 'known') return;
    const elements = asList(other.value(config));
    const both = asList(subject.value(config)).filter(
      (element) => !to.isUnknown(element) && elements.includes(element),
    );
    if (both.length === 0) return;
    addError(
      to,
      'attributes-conflict',
      [...path, ...subject.steps],
      `\`${subject.name}\` and \`${other.name}\` overlap`,
      `${listValues(both.map(String), 'and')} must be in \`${subject.name}\` or in \`${other.name}\`, not in both.`,
    );
  };
}

function compileNotBothFilled(subject: Subject, others: readonly Subject[]): AttributesCheck {
  return (config, path, to) => {
    const isFilled = (one: Subject) => one.presence(config, to) === 'known' && asList(one.value(config)).length > 0;
    const filled = isFilled(subject) ? others.filter(isFilled).map(({ name }) => name) : [];
    if (filled.length === 0) return;
    const all = listNames(filled, 'and');
    addError(
      to,
      'attributes-conflict',
      [...path, ...subject.steps],
      `\`${subject.name}\` conflicts with ${all}`,
      `\`${subject.name}\` must be empty or not configured if ${all} ${filled.length > 1 ? 'have' : 'has'} elements.`,
    );
  };
}

function compileEmptyUnless(subject: Subject, when: Subject, is: string | boolean): AttributesCheck {
  return (config, path, to) => {
    if (subject.presence(config, to) !== 'known' || when.presence(config, to) === 'unknown') return;
    const value = when.value(config);
    if (value === is || asList(subject.value(config)).length === 0) return;
    addError(
      to,
      'attributes-conflict',
      [...path, ...subject.steps],
      `\`${subject.name}\` must be empty`,
      `\`${subject.name}\` can only have elements if \`${when.name}\` is ${listValues([is], 'or')}; it is ${value === undefined ? 'not configured' : showValue(value, when.sensitive)}.`,
    );
  };
}

function excess(subjects: readonly string[], others: readonly string[] = []): Between {
  return { kind: 'excess', subjects, attributes: [...subjects, ...others] };
}

function missing(subjects: readonly string[], others: readonly string[] = []): Between {
  return { kind: 'missing', subjects, attributes: [...subjects, ...others] };
}

/** One attribute of a rule. */
interface Subject {
  readonly name: string;
  readonly steps: readonly string[];
  readonly sensitive: boolean;
  presence(config: Config, to: Inspection): 'absent' | 'unknown' | 'known';
  /** The configured value, or else the default. */
  value(config: Config): unknown;
}

function find(attributes: Attributes, name: string): Subject {
  const steps = name.split('.');
  const parents = steps.slice(0, -1);
  const last = steps.at(-1) ?? name;
  let level: Attributes = attributes;
  let sensitive = false;
  for (const parent of parents) {
    const outer = level[parent] as ObjectAttribute | undefined;
    sensitive ||= outer?.sensitive === true;
    level = outer?.attributes ?? {};
  }
  const attribute: PlainAttribute | undefined = flatAttributes(level)[last];
  if (!attribute) throw new Error(`a rule names \`${name}\`, which is not an attribute`);
  const fallback =
    'default' in attribute
      ? attribute.default
      : attribute.emptyIsAbsent && attribute.type === 'bool'
        ? false
        : undefined;
  return {
    name,
    steps,
    sensitive: sensitive || attribute.sensitive === true,
    presence(config, to) {
      let values: unknown = config;
      for (const parent of parents) {
        values = (values as Config)[parent];
        if (values === undefined || values === null) return 'absent';
        if (to.isUnknown(values)) return 'unknown';
      }
      return presenceOf(attribute, (values as Config)[last], to);
    },
    value(config) {
      const found = steps.reduce<unknown>((values, step) => (values as Config | undefined)?.[step], config);
      return found ?? fallback;
    },
  };
}
