import { existsSync, readdirSync } from 'fs';
import * as path from 'path';
import type { ResourceDefinition } from '../../definition/resource';
import type { AttributeRule, ObjectRule, Operation, Test, Words } from '../../definition/review-rule';
import { printableLine } from '../../printing/printable';
import { Located } from '../agreed/located-yaml';
import { Failure } from '../failure';
import { ownRules } from './own-rules';
import { type Adjustment, RULES_FOLDER, type TeamRule, type TeamRules } from './team-rules';
import {
  attributesOf,
  definitionOf,
  OPERATION_NAMES,
  SEVERITY_NAMES,
  TEST_NAMES,
  type TestName,
  TESTS,
  typeNames,
} from './vocabulary';

/** The files with rules, or with test cases for them. */
export function rulesFiles(folder: string | undefined, what: 'rules' | 'cases'): string[] {
  const from = folder ?? RULES_FOLDER;
  if (!existsSync(from)) {
    if (folder !== undefined) throw new Failure('file-missing', `the folder ${folder} does not exist.`);
    return [];
  }
  return readdirSync(from)
    .filter((name) => /\.ya?ml$/.test(name) && /\.test\.ya?ml$/.test(name) === (what === 'cases'))
    .sort()
    .map((name) => path.join(from, name));
}

/** Reads all rules of a folder. Errors name the file and the line. */
export function readRules(folder: string | undefined): TeamRules {
  const rules = new Map<string, TeamRule[]>();
  const adjustments = new Map<string, Adjustment>();
  for (const file of rulesFiles(folder, 'rules')) {
    const { rules: own, severities } = Located.read(file)?.members('rules?', 'severities?') ?? {};
    for (const entry of own?.elements() ?? []) {
      const read = readRule(entry);
      const before = rules.get(read[0]!.id)?.[0];
      if (before) entry.fail(`${before.file}:${before.line} has a rule with the same \`id\`.`);
      rules.set(read[0]!.id, read);
    }
    for (const entry of severities?.elements() ?? []) {
      const read = readAdjustment(entry);
      const before = adjustments.get(read.rule);
      if (before) entry.fail(`${before.file}:${before.line} has another severity for the same rule.`);
      adjustments.set(read.rule, read);
    }
  }
  return { rules: [...rules.values()].flat(), adjustments };
}

function readRule(entry: Located): TeamRule[] {
  const members = entry.members('id', 'type', 'attribute?', 'when?', 'on?', 'where?', 'severity', 'summary', 'reason');
  const { id, type, attribute, when, on, where } = members;
  if (!/^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(id!.text())) {
    id!.fail('`id` must consist of lower-case letters, digits and dashes, such as `no-disabled-scans`.');
  }
  if ((attribute === undefined) !== (when === undefined)) entry.fail('`attribute` and `when` require each other.');
  if (attribute !== undefined && where !== undefined) where.fail('`where` is for rules without `attribute`.');
  if (attribute === undefined && on === undefined) {
    entry.fail('`on` is missing: a rule without `attribute` says which operations it is about, such as `[delete]`.');
  }
  const words: Words = {
    severity: members.severity!.oneOf(SEVERITY_NAMES),
    says: printableLine(members.summary!.text()).replace(/\.$/, ''),
    why: printableLine(members.reason!.text()),
  };
  const operations = on?.elements().map((one) => one.oneOf(OPERATION_NAMES));
  if (operations?.length === 0) on!.fail('`on` names no operation.');
  const types = Array.isArray(type!.value) ? type!.elements() : [type!];
  return types.map((one): TeamRule => {
    const definition = readType(one);
    const rule = attribute
      ? attributeRule(definition, { attribute, when: when!, operations, words })
      : objectRule(definition, { where, operations: operations!, words });
    return { id: `team/${id!.text()}`, type: definition.type, rule, file: entry.file, line: entry.line };
  });
}

export function readType(type: Located): ResourceDefinition {
  const name = type.text();
  const definition = definitionOf(name);
  if (!definition) type.fail(`unknown type \`${printableLine(name)}\`.${nearest(name, typeNames())}`);
  return definition!;
}

interface AttributeParts {
  readonly attribute: Located;
  readonly when: Located;
  readonly operations: readonly Operation[] | undefined;
  readonly words: Words;
}

function attributeRule(
  definition: ResourceDefinition,
  { attribute, when, operations, words }: AttributeParts,
): AttributeRule {
  const name = readAttribute(definition, attribute);
  const test = readTest(when);
  const { types } = TESTS[test.when];
  const { type } = attributesOf(definition).get(attribute.text())![1];
  if (types && !types.includes(type)) {
    when.fail(
      `\`${test.when}\` is for attributes of the types ${types.join(', ')}; \`${attribute.text()}\` is a ${type}.`,
    );
  }
  return { ...words, ...test, attribute: name, ...(operations ? { on: operations } : {}) };
}

interface ObjectParts {
  readonly where: Located | undefined;
  readonly operations: readonly Operation[];
  readonly words: Words;
}

function objectRule(definition: ResourceDefinition, { where, operations, words }: ObjectParts): ObjectRule {
  if (!where) return { ...words, on: operations };
  const { attribute, is } = where.members('attribute', 'is');
  const values = Array.isArray(is!.value) ? is!.elements() : [is!];
  for (const value of values) {
    if (!['string', 'boolean'].includes(typeof value.value)) value.fail('`is` must be texts, true or false.');
  }
  return {
    ...words,
    on: operations,
    where: {
      attribute: readAttribute(definition, attribute!),
      is: values.map(({ value }) => value as string | boolean),
    },
  };
}

/** The attribute's path in the definition's names. */
function readAttribute(definition: ResourceDefinition, attribute: Located): string {
  const known = attributesOf(definition);
  const found = known.get(attribute.text());
  if (!found) {
    attribute.fail(
      `${definition.type} has no attribute \`${printableLine(attribute.text())}\`.${nearest(attribute.text(), [...known.keys()])}`,
    );
  }
  return found![0];
}

function readTest(when: Located): Test {
  if (typeof when.value === 'string') {
    const name = when.oneOf(TEST_NAMES);
    if (TESTS[name].value && !TESTS[name].isOptional) when.fail(`\`${name}\` needs a value: \`${name}: …\`.`);
    return { when: name } as Test;
  }
  const [[name, value] = ['', undefined], ...more] = Object.entries(
    when.members(...TEST_NAMES.map((one) => `${one}?` as const)),
  );
  if (value === undefined || more.length > 0) when.fail('`when` must have one test.');
  return testWith(name as TestName, value!);
}

function testWith(name: TestName, value: Located): Test {
  const given = value.value;
  const texts = (): string[] => (Array.isArray(given) ? value.elements().map((one) => one.text()) : [value.text()]);
  switch (name) {
    case 'becomes':
      if (Array.isArray(given)) return { when: name, is: texts() };
      if (typeof given !== 'string' && typeof given !== 'boolean' && typeof given !== 'number') {
        value.fail('`becomes` must have a text, a number, true, false, or a list of texts.');
      }
      return { when: name, is: given as string | boolean | number };
    case 'matches':
      return { when: name, pattern: readPattern(value) };
    case 'falls':
      if (!Array.isArray(given) || given.length < 2) value.fail('`falls` must have a list of at least two texts.');
      return { when: name, order: texts() };
    case 'gains':
      return { when: name, any: texts() };
    case 'loses':
      return { when: name, unless: texts() };
    case 'moves':
      return { when: name, to: value.oneOf(['port'] as const) };
    default:
      return value.fail(`\`${name}\` has no value: write \`when: ${name}\`.`);
  }
}

function readPattern(pattern: Located): RegExp {
  try {
    return new RegExp(pattern.text(), 'u');
  } catch (error) {
    return pattern.fail(`${(error as Error).message}.`);
  }
}

function readAdjustment(entry: Located): Adjustment {
  const members = entry.members('rule', 'severity', 'reason');
  const rule = members.rule!.text();
  const { ids, isOpen } = ownRules();
  if (!ids.has(rule) && !isOpen(rule)) {
    members.rule!.fail(
      `unknown rule \`${printableLine(rule)}\`.${nearest(rule, [...ids.keys()])} \`lintel review --rules\` lists all.`,
    );
  }
  return {
    rule,
    severity: members.severity!.oneOf(SEVERITY_NAMES),
    reason: printableLine(members.reason!.text()),
    file: entry.file,
    line: entry.line,
  };
}

/** ` Did you mean …?`, if there is a similar name. */
function nearest(name: string, known: readonly string[]): string {
  const [best] = known.map((one) => [distance(name, one), one] as const).sort(([one], [other]) => one - other);
  return best && best[0] <= Math.max(2, name.length / 4) ? ` Did you mean \`${best[1]}\`?` : '';
}

/** The number of letters that differ. */
function distance(one: string, other: string): number {
  let row = Array.from({ length: other.length + 1 }, (_, index) => index);
  for (const [index, letter] of [...one].entries()) {
    const next = [index + 1];
    for (const [column, its] of [...other].entries()) {
      next.push(Math.min(next[column]! + 1, row[column + 1]! + 1, row[column]! + (letter === its ? 0 : 1)));
    }
    row = next;
  }
  return row.at(-1)!;
}
