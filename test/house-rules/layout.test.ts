import { existsSync, readdirSync, readFileSync } from 'fs';
import * as path from 'path';
import type { Attribute, Attributes } from '../../src/definition/attribute';
import { flatAttributes } from '../../src/definition/flatten';
import { snakeCase } from '../../src/definition/names';
import * as registry from '../../src/handlers';
import { adoptions } from '../../src/handlers/adoptions';
import { EXEMPTIONS } from '../support/environments/exemptions';
import { operationResources, managedResources } from '../support/environments/resources';

const ROOT = path.join(__dirname, '..', '..');
const text = (...parts: string[]) => readFileSync(path.join(ROOT, ...parts), 'utf8');

/** Folders of `src/handlers/<service>` that contain a resource. */
function foldersOf(service: string): string[] {
  const folder = path.join(ROOT, 'src', 'handlers', service);
  return existsSync(folder)
    ? readdirSync(folder, { withFileTypes: true })
        .filter((entry) => entry.isDirectory())
        .map(({ name }) => name)
    : [];
}

describe('the registry', () => {
  it('has exactly the folders that contain a resource', () => {
    const folders = ['platform', 'secrets']
      .flatMap((service) => foldersOf(service).map((name) => `${service}/${name}`))
      .filter((folder) => existsSync(path.join(ROOT, 'src', 'handlers', folder, 'definition.ts')))
      // Some have data sources or ephemeral resources alone.
      .filter((folder) =>
        /\bdefineResource\(/.test(readFileSync(path.join(ROOT, 'src', 'handlers', folder, 'definition.ts'), 'utf8')),
      );
    expect(
      [...managedResources, ...operationResources]
        .map(({ folder, definition }) => `${definition.service}/${folder}`)
        .sort(),
    ).toEqual(folders.sort());
  });

  it.each([...Object.entries(registry.resources), ...Object.entries(registry.dataSources)])(
    'has %s under its own name',
    (type, resource) => {
      expect(resource.definition().type).toBe(type);
    },
  );
});

describe.each(Object.entries(registry.resources))('the resource %s', (type, resource) => {
  const name = type.replace(/^lintel_/, '');

  it('has a page and an example, which the page shows', () => {
    const example = text('examples', 'resources', type, 'resource.tf');
    expect(example).toContain(`resource "${type}"`);
    expect(text('docs', 'resources', `${name}.md`)).toContain(example.trim());
  });

  it('documents every attribute, and its default', () => {
    const page = text('docs', 'resources', `${name}.md`);
    for (const [attribute, marked] of Object.entries<Attribute>(resource.definition().attributes)) {
      const { doc, use, ...marks } = marked;
      expect([attribute, doc.endsWith('.')]).toEqual([attribute, true]);
      if (use === 'optional' || use === 'optionalComputed') {
        expect([attribute, 'absent' in marks || 'default' in marks]).toEqual([attribute, true]);
      }
      // Terraform has the members of a choice as attributes.
      for (const member of Object.keys(flatAttributes({ [attribute]: marked }))) {
        expect(page).toContain(`\`${snakeCase(member)}\``);
      }
    }
  });
});

it.each(managedResources.map(({ type, definition }) => [type, definition] as const))(
  '%s defines how existing objects are adopted, or why they are not',
  (type, { attributes }) => {
    const adoption = adoptions[type]();
    expect(adoption.type).toBe(type);
    const {
      search,
      named = [],
      qualifiers = [],
      references = {},
      defaults = {},
      alternatives = {},
      redacted = {},
    } = adoption;
    const names = [
      ...named,
      ...qualifiers,
      ...Object.keys(references),
      ...Object.keys(defaults),
      ...Object.entries(alternatives).flat(),
      ...Object.keys(redacted),
    ];
    expect(names.filter((name) => !(name in flatAttributes(attributes)))).toEqual([]);
    if (search.by !== 'nothing') expect(named).not.toEqual([]);
    for (const { type: other, attribute } of Object.values(references).flat()) {
      expect(registry.resources[other as keyof typeof registry.resources].definition().attributes).toHaveProperty(
        attribute,
      );
    }
  },
);

it.each(managedResources.map(({ type }) => [type]))(
  'the page of %s names every attribute whose drift cannot be detected, or states that there is none',
  (type) => {
    const [, drift] = /\n## Drift\n([^]*?)\n## /.exec(text('docs', 'resources', `${type.replace(/^lintel_/, '')}.md`))!;
    const exempt = Object.keys(EXEMPTIONS)
      .filter((one) => one.startsWith(`${type}.`))
      .map((one) => one.slice(type.length + 1));
    for (const attribute of exempt) expect(drift).toContain(`\`${attribute}\``);
    expect(drift.includes('- no attribute.')).toBe(exempt.length === 0);
  },
);

it.each(
  managedResources.flatMap(({ type, definition }) =>
    writeOnlyPaths(definition.attributes).map((name) => [type, name] as const),
  ),
)('the page of %s explains how to set %s', (type, name) => {
  const [, secrets] = /\n## Secrets\n([^]*?)\n## /.exec(
    text('docs', 'resources', `${type.replace(/^lintel_/, '')}.md`),
  )!;
  expect(secrets).toContain(`- \`${name}\` accepts an ephemeral value`);
});

function writeOnlyPaths(attributes: Attributes, outer = ''): string[] {
  return Object.entries(flatAttributes(attributes)).flatMap(([name, attribute]) => [
    ...(attribute.writeOnly ? [`${outer}${snakeCase(name)}`] : []),
    ...(attribute.type === 'object' ? writeOnlyPaths(attribute.attributes, `${outer}${snakeCase(name)}.`) : []),
  ]);
}

describe.each(Object.keys(registry.dataSources))('the data source %s', (type) => {
  it('has a page and an example, which the page shows', () => {
    const example = text('examples', 'data-sources', type, 'data-source.tf');
    expect(text('docs', 'data-sources', `${type.replace(/^lintel_/, '')}.md`)).toContain(example.trim());
  });
});

describe.each([
  ['ephemeral-resources', 'ephemeral-resource.tf', registry.ephemeralResources],
  ['list-resources', 'list-resource.tfquery.hcl', registry.listResources],
  ['actions', 'action.tf', registry.actions],
] as const)('the registered types in %s', (kind, file, all) => {
  it('has a page and an example for each type, which the page shows', () => {
    for (const type of Object.keys(all)) {
      expect(text('docs', kind, `${type.replace(/^lintel_/, '')}.md`)).toContain(
        text('examples', kind, type, file).trim(),
      );
    }
  });

  it('is registered under its own name, and documents every attribute and its default', () => {
    for (const [type, resource] of Object.entries<{
      definition(): { readonly type: string; readonly attributes: Readonly<Record<string, Attribute>> };
    }>(all)) {
      expect(resource.definition().type).toBe(type);
      for (const [attribute, { doc, use, ...marks }] of Object.entries(resource.definition().attributes)) {
        expect([attribute, doc.endsWith('.')]).toEqual([attribute, true]);
        if (use === 'optional' || use === 'optionalComputed') {
          expect([attribute, 'absent' in marks || 'default' in marks]).toEqual([attribute, true]);
        }
      }
    }
  });
});

// Every operation is also an action, and vice versa.
it.each(operationResources.map(({ type }) => [type]))('the operation %s is also an action of its name', (type) => {
  expect(Object.keys(registry.actions)).toContain(type);
});
