import type { ResourceDefinition } from '../../definition/resource';
import type { Severity } from '../../definition/review-rule';
import { Located } from '../agreed/located-yaml';
import { count } from '../count';
import { ExitCode } from '../failure';
import { reviewPlan } from '../review/review-plan';
import type { Json } from '../stack/plan-json';
import { readRules, readType, rulesFiles } from './read-rules';
import type { TeamRules } from './team-rules';
import { attributesOf, SEVERITY_NAMES } from './vocabulary';

interface Expected {
  readonly rule: string;
  readonly severity?: Severity;
}

interface Case {
  readonly name: string;
  readonly place: string;
  readonly type: string;
  readonly before: Json;
  readonly after: Json;
  readonly finds: readonly Expected[];
}

/** Runs the test cases beside the rules, prints the results and returns the exit code. */
export function testRules(folder: string | undefined): number {
  const rules = readRules(folder);
  const cases = rulesFiles(folder, 'cases').flatMap(readCases);
  const failed = cases.flatMap((one) => {
    const problems = problemsOf(one, rules);
    process.stdout.write(`${problems.length === 0 ? 'passed' : 'FAILED'}  ${one.place}: ${one.name}\n`);
    for (const problem of problems) process.stdout.write(`        ${problem}\n`);
    return problems.length === 0 ? [] : [one];
  });
  const tested = new Set(cases.flatMap(({ finds }) => finds.map(({ rule }) => rule)));
  const untested = [...new Set(rules.rules.map(({ id }) => id))].filter((id) => !tested.has(id));
  for (const id of untested) process.stdout.write(`        no case finds ${id}\n`);
  process.stdout.write(`${count(cases.length - failed.length, 'case')} passed, ${failed.length} failed.\n`);
  return failed.length > 0 ? ExitCode.FAILED : ExitCode.DONE;
}

function readCases(file: string): Case[] {
  const { cases } = Located.read(file)?.members('cases') ?? {};
  return (cases?.elements() ?? []).map((entry) => {
    const { name, type, before, after, finds } = entry.members('name', 'type', 'before?', 'after?', 'finds');
    if (!before && !after) {
      entry.fail('`before` or `after` is missing: the first is for a deletion, the second for a creation.');
    }
    const definition = readType(type!);
    return {
      name: name!.text(),
      place: `${entry.file}:${entry.line}`,
      type: definition.type,
      before: readObject(definition, before),
      after: readObject(definition, after),
      finds: finds!.elements().map(readExpected),
    };
  });
}

/** The attributes of one side. null if there is no object. */
function readObject(definition: ResourceDefinition, side: Located | undefined): Json {
  if (!side || side.value === null) return null;
  const names = [...attributesOf(definition).keys()].filter((name) => !name.includes('.'));
  side.members(...names.map((name) => `${name}?` as const));
  return side.value;
}

function readExpected(expected: Located): Expected {
  if (typeof expected.value === 'string') return { rule: expected.value };
  const { rule, severity } = expected.members('rule', 'severity');
  return { rule: rule!.text(), severity: severity!.oneOf(SEVERITY_NAMES) };
}

/** Expected findings must occur, and no other rule of the team may find anything. */
function problemsOf({ type, before, after, finds }: Case, rules: TeamRules): string[] {
  const { findings } = reviewPlan(
    {
      format_version: '1.2',
      resource_changes: [
        {
          address: `${type}.case`,
          mode: 'managed',
          type,
          name: 'case',
          provider_name: 'registry.terraform.io/lintel/lintel',
          change: { actions: [before === null ? 'create' : after === null ? 'delete' : 'update'], before, after },
        },
      ],
    },
    { rules },
  );
  const missing = finds
    .filter(
      ({ rule, severity }) =>
        !findings.some((found) => found.rule === rule && (severity === undefined || found.severity === severity)),
    )
    .map(({ rule, severity }) => `not found: ${severity === undefined ? '' : `${severity} `}${rule}`);
  const more = findings
    .filter(({ rule }) => rule.startsWith('team/') && !finds.some((expected) => expected.rule === rule))
    .map(({ rule }) => `found, but not expected: ${rule}`);
  if (missing.length === 0 && more.length === 0) return [];
  return [
    ...missing,
    ...more,
    `found in all: ${findings.map(({ severity, rule }) => `${severity} ${rule}`).join(', ') || 'nothing'}`,
  ];
}
