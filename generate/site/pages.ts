import { readdirSync, readFileSync } from 'fs';
import * as path from 'path';

/** A page of the site, from a file of the repository. */
export interface Page {
  /** The path in the repository: `docs/review.md`. */
  readonly source: string;
  /** The path in the site: `review.md`. */
  readonly place: string;
  /** What navigation shows. */
  readonly title: string;
  readonly text: string;
}

export interface Section {
  readonly title: string;
  readonly pages: readonly Page[];
}

/** What a bar beside the page shows together. */
export interface Part {
  readonly title: string;
  readonly sections: readonly Section[];
}

/**
 * In the order in which somebody needs them who begins. Guides that are not listed come last, so that a new page is never missing. A name
 * without a page is ignored.
 */
const GUIDES: { readonly [section: string]: readonly string[] } = {
  'Start': [
    'tutorial',
    'install',
    'configuration',
    'languages',
    'pulumi',
    'compatibility',
    'moving-from-other-providers',
    'from-cdktf-to-cdk-terrain',
    'upgrading',
  ],
  'In a team': ['review', 'pipelines', 'azure-devops', 'jenkins', 'drift', 'adopt', 'permissions', 'troubleshooting'],
  'Platform': ['team-spaces'],
  'Secrets service': [
    'key-value-secrets',
    'people-and-pipelines',
    'transit-keys',
    'certificate-authority',
    'audit-devices',
    'any-path',
    'rekey',
  ],
  'AWS': ['aws-cdk', 'cloudformation', 'cloudformation-sequences'],
  'Tests': ['testing', 'emulator', 'emulator-in-tests', 'emulator-control'],
  'More': ['security', 'glossary', 'benchmarks'],
};

/** The folders of pages that are written from the definitions. */
export const KINDS: { readonly [folder: string]: string } = {
  'resources': 'Resources',
  'data-sources': 'Data sources',
  'ephemeral-resources': 'Ephemeral resources',
  'list-resources': 'List resources',
  'actions': 'Actions',
};

/** Pages of the repository that the documentation refers to. */
const PROJECT: { readonly [file: string]: string } = {
  'CHANGELOG.md': 'Changelog',
  'SECURITY.md': 'Security policy',
  'CONTRIBUTING.md': 'Contributing',
  'ARCHITECTURE.md': 'Architecture',
  'CODE_OF_CONDUCT.md': 'Code of conduct',
};

/** All pages, in the order in which one leads to the next. */
export function readParts(root: string): Part[] {
  const read = (source: string, place: string, title?: string): Page => {
    const text = readFileSync(path.join(root, source), 'utf8');
    return { source, place, title: title ?? titleOf(text, source), text };
  };
  const namesIn = (folder: string) =>
    readdirSync(path.join(root, 'docs', folder))
      .filter((name) => name.endsWith('.md'))
      .sort()
      .map((name) => name.replace(/\.md$/, ''));
  const guides = new Set(namesIn('').filter((name) => name !== 'index'));
  const listed = new Set(Object.values(GUIDES).flat());
  const unlisted = [...guides].filter((name) => !listed.has(name));
  const kind = (folder: string, title: string): Section[] => {
    const pages = namesIn(folder).map((name) => read(`docs/${folder}/${name}.md`, `${folder}/${name}.md`, name));
    return ['Platform', 'Secrets'].flatMap((service) => {
      const own = pages.filter(({ text }) => text.includes(`\nsubcategory: "${service}"\n`));
      return own.length === 0 ? [] : [{ title: `${title}: ${service.toLowerCase()}`, pages: own }];
    });
  };
  const background = (folder: string, title: string): Section => ({
    title,
    pages: namesIn(folder).map((name) => {
      const page = read(`docs/${folder}/${name}.md`, `${folder}/${name}.md`);
      const number = /^0*(\d+)-/.exec(name)?.[1];
      return number === undefined || page.title.startsWith(number)
        ? page
        : { ...page, title: `${number}. ${page.title}` };
    }),
  });
  return [
    {
      title: 'Guides',
      sections: Object.entries(GUIDES).map(([title, names]) => ({
        title,
        pages: [...names.filter((name) => guides.has(name)), ...(title === 'More' ? unlisted : [])].map((name) =>
          read(`docs/${name}.md`, `${name}.md`),
        ),
      })),
    },
    {
      title: 'Reference',
      sections: [
        { title: 'Provider', pages: [read('docs/index.md', 'provider.md', 'Provider configuration')] },
        ...Object.entries(KINDS).flatMap(([folder, title]) => kind(folder, title)),
      ],
    },
    {
      title: 'Background',
      sections: [
        {
          title: 'Project',
          pages: Object.entries(PROJECT).map(([file, title]) => read(file, `project/${file.toLowerCase()}`, title)),
        },
        background('spec', 'Specifications'),
        background('decisions', 'Decisions'),
      ],
    },
  ];
}

/** Folders that pages link to, with the page of the site that lists their pages. */
export const LISTS: { readonly [folder: string]: string } = {
  ...Object.fromEntries(Object.entries(KINDS).map(([folder, title]) => [folder, title])),
  spec: 'Specifications',
  decisions: 'Decisions',
};

function titleOf(text: string, source: string): string {
  const title = /^# (.*)$/m.exec(withoutFrontMatter(text))?.[1];
  if (title === undefined) throw new Error(`${source} has no heading of the first level.`);
  return title.replace(/`/g, '');
}

export function withoutFrontMatter(text: string): string {
  return text.replace(/^---\n[^]*?\n---\n/, '');
}
