import { existsSync, readFileSync } from 'fs';
import * as path from 'path';
import { decideConstruct, kebabCase, type ConstructPlan } from '../src/definition/construct';
import { generateAwscdk } from './code/awscdk';
import { missingParts } from './code/missing-parts';
import { readResources, SERVICES, type Resources } from './code/read-resources';
import { renderConstruct, renderIndex, renderNestedValues, renderVocabularies } from './code/render-construct';
import { MOCKS, renderMocks } from './code/render-mocks';
import { renderAdoptions, renderReviews, renderRegistry } from './code/render-registry';
import { choicesOfOthers, sharedEnums, sharedOutputs } from './code/shared-types';
import { renderSnapshotShapes } from './code/snapshot-shapes';
import { readProofs } from './pages/proofs';
import { readRecordedRuns } from './pages/recorded-runs';
import { renderDocs } from './pages/render-docs';
import { FRAMEWORK_PAGES, renderFrameworks } from './pages/render-frameworks';
import { MOVED_PAGE, renderMovedPage } from './pages/render-moved';
import { ACTION, renderAction, renderTemplate, TEMPLATE } from './pages/render-pipelines';
import { renderProofs } from './pages/render-proofs';
import { renderProviderPage } from './pages/render-provider-page';
import { renderRecordedRuns } from './pages/render-recorded-runs';
import { renderSequences } from './pages/render-sequences';
import { renderTroubleshooting } from './pages/render-troubleshooting';
import { readSequences } from './pages/sequences';
import { TERRAIN_LANGUAGES, terrainFiles } from './pages/terrain-examples';
import { untranslated } from './pages/translate-examples';
import { findStale, firstLine, staleMessage, writeFiles, type Add, type Files } from './write-files';

const ROOT = path.join(__dirname, '..');

/** Pipelines to copy, of which an action and a template are made. */
const PIPELINES = 'docs/pipelines.md';

const SHAPES = 'src/emulator/control/snapshot-shapes.ts';

/** Folders from which the generator removes files that it no longer writes. */
const FOLDERS = [
  ...SERVICES.flatMap((service) => [`src/constructs/${service}`, `packages/awscdk/src/${service}`]),
  ...['resources', 'data-sources', 'ephemeral-resources', 'list-resources', 'actions'].map((kind) => `docs/${kind}`),
];

/** Returns the text of every generated file by path; `root` is the folder of the hand-written ones. */
export function generate(read: Resources, root: string): Files {
  const files = new Map<string, string>();
  const add: Add = (file, from, text) => void files.set(file, firstLine(from) + text);
  add('src/handlers/index.ts', 'the folders beside it', renderRegistry(read, path.join(root, 'src')));
  add('src/handlers/reviews.ts', 'the folders beside it', renderReviews(read));
  if (read.adoptions) add('src/handlers/adoptions.ts', 'the folders beside it', renderAdoptions(read.adoptions));
  addConstructs(read, root, add);
  generateAwscdk(read, root, add);
  for (const [file, text] of renderDocs(read, root)) files.set(file, text);
  return files;
}

function addConstructs(read: Resources, root: string, add: Add): void {
  const plans = [
    ...read.resources.map((resource) => ({ resource, plan: decideConstruct('resource', resource.definition) })),
    ...read.dataSources.map((resource) => ({ resource, plan: decideConstruct('data-source', resource.definition) })),
    ...read.ephemeralResources.map((resource) => ({
      resource,
      plan: decideConstruct('ephemeral-resource', resource.definition),
    })),
  ].sort((a, b) => (a.plan.className < b.plan.className ? -1 : 1));
  const services = SERVICES.filter((service) => plans.some(({ plan }) => plan.service === service));
  for (const service of services) {
    const folder = `src/constructs/${service}`;
    const here = plans.filter(({ plan }) => plan.service === service);
    const index: string[] = [];
    const vocabularies = sharedEnums(here.map(({ plan }) => plan));
    if (vocabularies.length > 0) {
      add(`${folder}/vocabularies.ts`, 'the definitions of the service', renderVocabularies(vocabularies));
    }
    const shared = sharedOutputs(here.map(({ plan }) => plan));
    if (shared.length > 0) {
      add(`${folder}/nested-values.ts`, 'the definitions of the service', renderNestedValues(shared));
    }
    const owners = new Map<string, ConstructPlan>();
    for (const { resource, plan } of here) {
      const file = kebabCase(plan.className);
      const imported = choicesOfOthers(plan, owners);
      const extended = existsSync(path.join(root, folder, 'extended', `${file}.ts`));
      add(
        `${folder}/${file}.ts`,
        `src/${resource.file}.ts`,
        renderConstruct(plan, {
          definition: { file: `../../${resource.file}`, name: resource.name },
          extended,
          imported,
          shared,
        }),
      );
      index.push(file, ...(extended ? [`extended/${file}`] : []));
    }
    index.push(...(COMPOSED[service] ?? []).filter((file) => existsSync(path.join(root, folder, `${file}.ts`))));
    add(
      `${folder}/index.ts`,
      'the definitions of the service',
      renderIndex(
        [
          ...index,
          ...(shared.length > 0 ? ['nested-values'] : []),
          ...(vocabularies.length > 0 ? ['vocabularies'] : []),
        ].sort(),
      ),
    );
  }
  const provider = [
    'constructs/duration',
    'constructs/ephemeral-variable',
    'constructs/lintel-provider',
    'constructs/lintel-provider-props',
    'constructs/lintel-testing',
    'constructs/secrets-login',
    'constructs/string-list-map',
  ].map((file) => `export * from './${file}';\n`);
  add(
    'src/index.ts',
    'the services that have resources',
    [...provider, ...services.map((service) => `export * as ${service} from './constructs/${service}';\n`)].join(''),
  );
}

/** What tests have shown, and on what they ran. */
function renderReadme(): string {
  const readme = renderProofs(readFileSync(path.join(ROOT, 'README.md'), 'utf8'), readProofs());
  return renderRecordedRuns(readme, readRecordedRuns());
}

/** Constructs that consist of several resources, and what methods of several have in common. */
const COMPOSED: { readonly [service: string]: readonly string[] } = {
  platform: ['extended/references', 'extended/team-space'],
  secrets: ['extended/two-tier-authority'],
};

export function main(): void {
  const read = readResources(path.join(ROOT, 'src'));
  const missing = missingParts(
    ROOT,
    read.resources.map(({ definition }) => definition),
  );
  if (missing.length > 0) {
    process.stderr.write(`Nothing was generated:\n${missing.map((sentence) => `  ${sentence}\n`).join('')}`);
    process.exitCode = 1;
    return;
  }
  const files = new Map([
    ...generate(read, ROOT),
    ['docs/index.md', renderProviderPage(read)],
    [MOVED_PAGE, renderMovedPage(readFileSync(path.join(ROOT, MOVED_PAGE), 'utf8'), read, ROOT)],
    [MOCKS, renderMocks(read)],
    ['README.md', renderReadme()],
    [ACTION, renderAction(readFileSync(path.join(ROOT, PIPELINES), 'utf8'))],
    [TEMPLATE, renderTemplate(readFileSync(path.join(ROOT, PIPELINES), 'utf8'))],
    ...FRAMEWORK_PAGES.map((page) => [page, renderFrameworks(readFileSync(path.join(ROOT, page), 'utf8'))] as const),
    ['docs/troubleshooting.md', renderTroubleshooting()],
    ['docs/cloudformation-sequences.md', renderSequences(readSequences())],
    ...TERRAIN_LANGUAGES.flatMap((language) => [...terrainFiles(ROOT, language)]),
    [SHAPES, firstLine('the types of the objects') + renderSnapshotShapes(ROOT)],
  ]);
  if (!process.argv.includes('--check')) {
    const examples = untranslated(ROOT);
    if (examples.length > 0) {
      process.stderr.write(
        `Not translated yet: ${examples.join(', ')}. Run \`npm run translate\` after \`npm run build\`, and commit what it writes.\n`,
      );
    }
    return writeFiles(ROOT, files, FOLDERS);
  }
  const stale = findStale(ROOT, files, FOLDERS);
  if (stale.length === 0) return;
  process.stderr.write(staleMessage(stale));
  process.exitCode = 1;
}

if (require.main === module) main();
