import { readdirSync, readFileSync } from 'fs';
import * as path from 'path';
import type { ResourceDefinition } from '../../src/definition/resource';
import type { ResourceReview, ReviewRule } from '../../src/definition/review-rule';
import { attributeAt, attributePaths } from '../../src/definition/review/paths';
import { resources } from '../../src/handlers';
import { reviews } from '../../src/handlers/reviews';

const managedResources = Object.entries(reviews).map(
  ([type, resource]) => [type, resource.definition(), resource.review()] as const,
);

it('every resource has review rules', () => {
  expect(Object.keys(reviews)).toEqual(Object.keys(resources));
  for (const [type, definition] of managedResources) {
    expect(definition).toBe(resources[type as keyof typeof resources].definition());
  }
});

describe.each(managedResources)('the review rules of %s', (_, definition, review) => {
  it('name only attributes that exist', () => {
    expect(allNames(review).filter((name) => !attributeAt(definition.attributes, name))).toEqual([]);
  });

  it('include every input, or a reason why its changes are unremarkable', () => {
    const ruled = new Set(review.rules.flatMap(namesOf));
    const unremarkable = new Set(Object.keys(review.unremarkable));
    const inputs = inputPaths(definition);
    const outer = (name: string) => name.split('.')[0];
    expect(
      inputs.filter((name) => ![name, outer(name)].some((one) => ruled.has(one) || unremarkable.has(one))),
    ).toEqual([]);
    expect([...unremarkable].filter((name) => ruled.has(name))).toEqual([]);
  });

  it('are complete sentences, with only names and words of the vocabulary in backticks', () => {
    for (const { says, why } of review.rules.flatMap((rule) => ('judge' in rule ? [] : [rule]))) {
      expect(says).toMatch(/^[A-Z`][^]*[^.]$/);
      expect(why).toMatch(/^[A-Z`][^]*\.$/);
    }
    for (const reason of Object.values(review.unremarkable)) expect(reason).toMatch(/^[a-z][^]*[^.]$/);
  });
});

it('no resource reads redacted values', () => {
  const folder = path.join(__dirname, '..', '..', 'src', 'handlers');
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.ts'));
  expect(files.length).toBeGreaterThan(100);
  expect(files.filter((file) => /review\/redact/.test(readFileSync(path.join(folder, file), 'utf8')))).toEqual([]);
});

function namesOf(rule: ReviewRule): readonly string[] {
  return [...('attribute' in rule ? [rule.attribute].flat() : []), ...('about' in rule ? (rule.about ?? []) : [])];
}

function allNames(review: ResourceReview): string[] {
  return [
    ...review.rules.flatMap(namesOf),
    ...review.rules.flatMap((rule) => ('where' in rule && rule.where ? [rule.where.attribute] : [])),
    ...Object.keys(review.unremarkable),
  ];
}

function inputPaths({ attributes }: ResourceDefinition): string[] {
  return attributePaths(attributes)
    .filter(([, { use }]) => use !== 'computed')
    .map(([name]) => name);
}
