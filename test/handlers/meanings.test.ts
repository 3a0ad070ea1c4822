import { readdirSync, readFileSync } from 'fs';
import * as path from 'path';
import type { Meaning, MeaningRule } from '../../src/definition/meaning';
import { attributeAt, attributePaths } from '../../src/definition/meanings/paths';
import type { ResourceDefinition } from '../../src/definition/resource';
import { resources } from '../../src/handlers';
import { meanings } from '../../src/handlers/meanings';

const rooms = Object.entries(meanings).map(([type, room]) => [type, room.definition(), room.meaning()] as const);

it('every room says what its changes mean', () => {
  expect(Object.keys(meanings)).toEqual(Object.keys(resources));
  for (const [type, definition] of rooms) expect(definition).toBe(resources[type as keyof typeof resources].definition());
});

describe.each(rooms)('the meaning of %s', (_, definition, meaning) => {
  it('names attributes that are there', () => {
    expect(allNames(meaning).filter((name) => !attributeAt(definition.attributes, name))).toEqual([]);
  });

  it('has a rule for every input, or a reason why nobody must hear of it', () => {
    const ruled = new Set(meaning.rules.flatMap(namesOf));
    const ordinary = new Set(Object.keys(meaning.ordinary));
    const inputs = inputPaths(definition);
    const outer = (name: string) => name.split('.')[0];
    expect(inputs.filter((name) => ![name, outer(name)].some((one) => ruled.has(one) || ordinary.has(one)))).toEqual([]);
    expect([...ordinary].filter((name) => ruled.has(name))).toEqual([]);
  });

  it('says whole sentences, with nothing in backticks but names and words of the vocabulary', () => {
    for (const { says, why } of meaning.rules.flatMap((rule) => ('judge' in rule ? [] : [rule]))) {
      expect(says).toMatch(/^[A-Z`][^]*[^.]$/);
      expect(why).toMatch(/^[A-Z`][^]*\.$/);
    }
    for (const reason of Object.values(meaning.ordinary)) expect(reason).toMatch(/^[a-z][^]*[^.]$/);
  });
});

it('no room looks behind what is hidden', () => {
  const folder = path.join(__dirname, '..', '..', 'src', 'handlers');
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.ts'));
  expect(files.length).toBeGreaterThan(100);
  expect(files.filter((file) => /meanings\/hide/.test(readFileSync(path.join(folder, file), 'utf8')))).toEqual([]);
});

function namesOf(rule: MeaningRule): readonly string[] {
  return [...'attribute' in rule ? [rule.attribute].flat() : [], ...'about' in rule ? rule.about ?? [] : []];
}

function allNames(meaning: Meaning): string[] {
  return [...meaning.rules.flatMap(namesOf), ...meaning.rules.flatMap((rule) => ('where' in rule && rule.where ? [rule.where.attribute] : [])), ...Object.keys(meaning.ordinary)];
}

function inputPaths({ attributes }: ResourceDefinition): string[] {
  return attributePaths(attributes).filter(([, { use }]) => use !== 'computed').map(([name]) => name);
}
