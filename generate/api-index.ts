/**
 * Writes `API.md` from jsii's assembly: each construct with its sentence, its required properties, and the page with
 * the details. `npm run package` writes the full reference, one file per language, to `dist/docs`.
 */
import { existsSync } from 'fs';
import * as path from 'path';
import { readAssembly } from './package/assembly';
import { writeFiles } from './write-files';

const ROOT = path.join(__dirname, '..');

interface Docs {
  readonly summary?: string;
  readonly remarks?: string;
  readonly default?: string;
}

/** The part of jsii's assembly that the index needs. */
interface ApiType {
  readonly fqn: string;
  readonly name: string;
  readonly namespace?: string;
  readonly kind: 'class' | 'enum' | 'interface';
  readonly base?: string;
  readonly docs?: Docs;
  readonly initializer?: { readonly parameters?: readonly { readonly name: string; readonly type: TypeReference }[] };
  readonly methods?: readonly { readonly name: string; readonly static?: boolean; readonly docs?: Docs }[];
  readonly properties?: readonly { readonly name: string; readonly optional?: boolean; readonly type: TypeReference }[];
  readonly members?: readonly { readonly name: string }[];
}

interface TypeReference {
  readonly fqn?: string;
  readonly primitive?: string;
  readonly collection?: { readonly kind: string; readonly elementtype: TypeReference };
}

/** The kinds of constructs, by the class of the base library that they extend, with the folder of their pages. */
const KINDS = [
  { base: 'cdktf.TerraformResource', title: 'Resources', folder: 'resources' },
  { base: 'cdktf.TerraformDataSource', title: 'Data sources', folder: 'data-sources' },
  { base: 'cdktf.TerraformElement', title: 'Ephemeral resources', folder: 'ephemeral-resources' },
] as const;

/** Returns the index of an assembly; `hasPage` reports which pages exist. */
export function renderApiIndex(types: readonly ApiType[], hasPage: (file: string) => boolean): string {
  const sorted = [...types].sort((a, b) => (a.fqn < b.fqn ? -1 : 1));
  const byName = new Map(sorted.map((type) => [type.fqn, type]));
  const namespaces = [
    ...new Set(
      sorted.map(({ namespace }) => namespace).filter((namespace): namespace is string => namespace !== undefined),
    ),
  ];
  const constructs = namespaces.flatMap((namespace) =>
    KINDS.flatMap(({ base, title, folder }) => {
      const rows = sorted
        .filter((type) => type.namespace === namespace && type.base === base)
        .map((type) => constructRow(type, folder, byName, hasPage));
      return section(`\`${namespace}\`: ${title.toLowerCase()}`, ['Construct', 'What it is', 'Required'], rows);
    }),
  );
  const shared = sorted.filter((type) => type.namespace === undefined && type.kind === 'class');
  const forms = sorted.filter(
    (type) =>
      type.namespace !== undefined &&
      type.kind === 'class' &&
      factoriesOf(type).length > 0 &&
      !KINDS.some(({ base }) => base === type.base),
  );
  return [
    '<!-- Written from .jsii by `npm run build`. -->',
    '',
    '# API',
    '',
    'Every construct, with its required properties. The name links to its page with all properties, defaults and examples.',
    '`npm run package` writes the full reference to `dist/docs`, one file per language.',
    ...section(
      'For every stack',
      ['Class', 'What it is', 'Required'],
      shared.map((type) => constructRow(type, undefined, byName, hasPage)),
    ),
    ...constructs,
    ...section(
      'One of several forms',
      ['Class', 'What it is', 'Made by'],
      forms.map((type) => [
        named(type),
        sentence(type.docs),
        factoriesOf(type)
          .map((name) => `\`${name}\``)
          .join(', '),
      ]),
    ),
    ...section(
      'Enumerations',
      ['Enumeration', 'What it is', 'Members'],
      sorted
        .filter(({ kind }) => kind === 'enum')
        .map((type) => [
          named(type),
          sentence(type.docs),
          (type.members ?? []).map(({ name }) => `\`${name}\``).join(', '),
        ]),
    ),
    '',
  ].join('\n');
}

function section(title: string, columns: readonly string[], rows: readonly (readonly string[])[]): string[] {
  if (rows.length === 0) return [];
  return [
    '',
    `## ${title}`,
    '',
    `| ${columns.join(' | ')} |`,
    `|${' --- |'.repeat(columns.length)}`,
    ...rows.map((cells) => `| ${cells.map((cell) => cell.replace(/\|/g, '\\|')).join(' | ')} |`),
  ];
}

function constructRow(
  type: ApiType,
  folder: string | undefined,
  byName: ReadonlyMap<string, ApiType>,
  hasPage: (file: string) => boolean,
): string[] {
  const terraformType = /Terraform's type is `lintel_(\w+)`/.exec(type.docs?.remarks ?? '')?.[1];
  const page = folder && terraformType ? `docs/${folder}/${terraformType}.md` : undefined;
  const name = page !== undefined && hasPage(page) ? `[${named(type)}](${page})` : named(type);
  const props = type.initializer?.parameters?.find(({ name: parameter }) => parameter === 'props')?.type.fqn;
  const required = (props === undefined ? [] : (byName.get(props)?.properties ?? [])).filter(
    ({ optional }) => !optional,
  );
  return [
    name,
    sentence(type.docs),
    required.map((property) => `\`${property.name}\`: ${typeInWords(property.type)}`).join(', ') || '–',
  ];
}

function named({ name }: ApiType): string {
  return `\`${name}\``;
}

function factoriesOf({ methods = [] }: ApiType): string[] {
  return methods.filter((method) => method.static).map(({ name }) => name);
}

/** jsii may end a summary within a sentence. */
function sentence(docs: Docs | undefined): string {
  return (docs?.summary ?? '').replace(/\s+/g, ' ').replace(/;$/, '.');
}

function typeInWords({ fqn, primitive, collection }: TypeReference): string {
  if (collection) {
    return collection.kind === 'array'
      ? `${typeInWords(collection.elementtype)}[]`
      : `map of ${typeInWords(collection.elementtype)}`;
  }
  return primitive ?? fqn?.split('.').pop() ?? 'any';
}

function main(): void {
  const { types } = readAssembly<{ readonly types: { readonly [fqn: string]: ApiType } }>(ROOT);
  const text = renderApiIndex(Object.values(types), (file) => existsSync(path.join(ROOT, file)));
  writeFiles(ROOT, new Map([['API.md', text]]), []);
}

if (require.main === module) main();
