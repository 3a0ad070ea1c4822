import { spawnSync } from 'child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'fs';
import { tmpdir } from 'os';
import * as path from 'path';
import { parse } from 'yaml';
import { REGISTRY_LIMITS, writeRegistryDocuments } from '../../generate/release/registry-documents';
import * as registry from '../../src/handlers';
import { anchorsIn, leadsSomewhere, proseOf } from '../support/heading-anchors';
import { describeGiven } from '../support/needed';

const ROOT = path.join(__dirname, '..', '..');
const REPOSITORY = /^https:\/\/github\.com\/lintel-iac\/lintel\/(?:blob|tree)\/main\//;

/** The folder of each kind, with the types that have a page in it. */
const KINDS: Readonly<Record<string, object>> = {
  'actions': registry.actions,
  'data-sources': registry.dataSources,
  'ephemeral-resources': registry.ephemeralResources,
  'list-resources': registry.listResources,
  'resources': registry.resources,
};

let folder: string;
let files: readonly string[];

beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'lintel-documents-'));
  writeRegistryDocuments(ROOT, folder);
  files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => statSync(path.join(folder, name)).isFile())
    .sort();
});

afterAll(() => rmSync(folder, { recursive: true }));

const read = (file: string) => readFileSync(path.join(folder, file), 'utf8');
const frontMatter = (file: string) => {
  const text = /^---\n([^]*?)\n---\n\n/.exec(read(file))?.[1];
  return text === undefined ? undefined : (parse(text) as Readonly<Record<string, unknown>>);
};

describe('the pages for a registry', () => {
  it('are an index, a page for each type of each kind, and the guides, and nothing else', () => {
    const guides = readdirSync(path.join(ROOT, 'docs')).filter((name) => name.endsWith('.md') && name !== 'index.md');
    const types = Object.entries(KINDS).flatMap(([kind, all]) =>
      Object.keys(all).map((type) => `docs/${kind}/${type.replace(/^lintel_/, '')}.md`),
    );
    expect(files).toEqual(['docs/index.md', ...guides.map((name) => `docs/guides/${name}`), ...types].sort());
    expect(guides).toEqual(expect.arrayContaining(['review.md', 'tutorial.md', 'install.md']));
  });

  it('are few and small enough', () => {
    expect(files.length).toBeLessThan(REGISTRY_LIMITS.files);
    expect(files.filter((file) => statSync(path.join(folder, file)).size > REGISTRY_LIMITS.bytes)).toEqual([]);
  });

  it('begin with the front matter that a registry reads, and nothing that it refuses', () => {
    const wrong = files.filter((file) => {
      const { page_title: title, description, subcategory, ...others } = frontMatter(file) ?? {};
      const isGrouped = file !== 'docs/index.md';
      return (
        ![title, description, ...(isGrouped ? [subcategory] : [])].every(
          (text) => typeof text === 'string' && text.trim() !== '' && !/[[\]`*]/.test(text.replace(/`[^`]*`/g, '')),
        ) ||
        (!isGrouped && subcategory !== undefined) ||
        Object.keys(others).length > 0
      );
    });
    expect(wrong).toEqual([]);
    expect(frontMatter('docs/guides/review.md')).toEqual({
      page_title: 'Reviewing a plan - lintel',
      subcategory: 'In a team',
      description: 'terraform plan shows which attributes change.',
    });
  });

  it('link to each other and to the repository, at headings that are there', () => {
    const dead = files.flatMap((file) => {
      const links = [
        ...proseOf(read(file))
          .replace(/`[^`\n]*`/g, '``')
          .matchAll(/\]\(([^)\s]+)(?: "[^"]*")?\)/g),
      ];
      return links
        .map(([, link]) => link)
        .filter((link) => {
          if (REPOSITORY.test(link)) return !leadsSomewhere(link.replace(REPOSITORY, ''));
          if (/^[a-z]+:/.test(link)) return false;
          const [, target, heading] = /^([^#]*)(?:#(.*))?$/.exec(link)!;
          const aimed = target === '' ? file : path.posix.join(path.posix.dirname(file), target);
          return !files.includes(aimed) || (heading !== undefined && !anchorsIn(read(aimed)).has(heading));
        })
        .map((link) => `${file}: ${link}`);
    });
    expect(dead).toEqual([]);
  });

  it('lead to the repository for decisions and specifications, which they leave out', () => {
    expect(read('docs/guides/security.md')).toMatch(
      /\]\(https:\/\/github\.com\/lintel-iac\/lintel\/blob\/main\/docs\/decisions\//,
    );
    expect(read('docs/guides/review.md')).toMatch(/\]\(\.\/troubleshooting\.md\)/);
  });
});

/** The validator that HashiCorp has for providers. It only looks at the names of a schema. */
describeGiven('tfplugindocs', 'LINTEL_TEST_TFPLUGINDOCS', (program) => {
  const validate = () => {
    const names = (all: object) =>
      Object.fromEntries(Object.keys(all).map((type) => [type, { version: 0, block: {} }]));
    const schemas = path.join(folder, 'schemas.json');
    const schema = {
      resource_schemas: names(registry.resources),
      data_source_schemas: names(registry.dataSources),
      ephemeral_resource_schemas: names(registry.ephemeralResources),
      list_resource_schemas: names(registry.listResources),
      action_schemas: names(registry.actions),
    };
    writeFileSync(schemas, JSON.stringify({ format_version: '1.0', provider_schemas: { lintel: schema } }));
    const { status, stderr, stdout } = spawnSync(
      program,
      ['validate', '--provider-dir', folder, '--provider-name', 'lintel', '--providers-schema', schemas],
      { encoding: 'utf8' },
    );
    return { status, output: `${stdout}${stderr}` };
  };

  it('accepts the pages', () => {
    expect(validate()).toEqual({ status: 0, output: expect.stringContaining('running file mismatch check') });
  });

  it('would refuse them without a page, and with a guide without a title', () => {
    const page = read('docs/resources/team.md');
    const guide = read('docs/guides/review.md');
    rmSync(path.join(folder, 'docs/resources/team.md'));
    writeFileSync(path.join(folder, 'docs/guides/review.md'), guide.replace(/^page_title.*\n/m, ''));
    const { status, output } = validate();
    writeFileSync(path.join(folder, 'docs/resources/team.md'), page);
    writeFileSync(path.join(folder, 'docs/guides/review.md'), guide);
    expect(status).toBe(1);
    expect(output).toContain('missing documentation file for resource: lintel_team');
    expect(output).toContain('missing required page_title');
  });
});
