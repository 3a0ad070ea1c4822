import { readdirSync, readFileSync, statSync } from 'fs';
import * as path from 'path';

const ROOT = path.join(__dirname, '..', '..');

/** IDs that the platform assigns: an example that has one must be edited before it works. Lookups find them by name. */
const ID =
  /(?:["'`]|: )((?:ws|prj|ot|oc|task|wstask|taskcfg|pol|polset|polsetver|apool|team|ghain|mod|modver|var|prov)-[A-Za-z0-9]{3,})(?=["'`]|\s*$)/gm;

/** Objects that another organization of the platform cannot have: what the emulator starts with, for those who test with it. */
const OF_THE_EMULATOR = /^docs\/emulator\.md$/;

/** Translated from `construct.ts`, by a later step. */
const TRANSLATED =
  /^examples\/(?:actions|data-sources|ephemeral-resources|resources)\/[^/]+\/construct\.(?:go|java|py)$/;

/** Decisions and specifications say how services respond. Pages of single resources consist of the examples and of import IDs; values made up for tests have their form. */
const OTHERS =
  /^docs\/(?:decisions|spec|resources|data-sources|list-resources|ephemeral-resources|actions)\/|^docs\/testing\.md$/;

/** What running an example leaves in its folder. */
const LEFT = /(?:^|\/)(?:node_modules|cdktf\.out|cdk\.out|\.terraform|\.venv|target)\//;

function filesIn(folder: string): string[] {
  return readdirSync(path.join(ROOT, folder), { recursive: true, encoding: 'utf8' })
    .map((file) => path.posix.join(folder, file.split(path.sep).join('/')))
    .filter((file) => statSync(path.join(ROOT, file)).isFile() && !LEFT.test(file));
}

/** Examples are code as a whole, pages in their blocks; what a command prints is no example. */
function codeIn(file: string): string {
  const text = readFileSync(path.join(ROOT, file), 'utf8');
  if (!file.endsWith('.md')) return text;
  return [...text.matchAll(/^```(?:hcl|ts|typescript|js|python|go|java|yaml|json)\n([^]*?)^```/gm)]
    .map(([, code]) => code)
    .join('\n');
}

function idsIn(code: string): string[] {
  return [...code.matchAll(ID)].map(([, id]) => id);
}

it('finds an ID in each language', () => {
  for (const line of [
    'workspace_id = "ws-app"',
    "workspaceId: 'ws-app',",
    'WorkspaceId: jsii.String("ws-app"),',
    'WorkspaceId: ws-app',
  ]) {
    expect(idsIn(line)).toEqual(['ws-app']);
  }
  expect(idsIn('workspace_id = data.lintel_workspace.app.id # a task-like name')).toEqual([]);
});

it('no example and no page has an ID that the platform assigns', () => {
  const files = ['README.md', ...filesIn('examples'), ...filesIn('docs').filter((file) => file.endsWith('.md'))].filter(
    (file) => ![OF_THE_EMULATOR, TRANSLATED, OTHERS].some((left) => left.test(file)),
  );
  expect(files.length).toBeGreaterThan(200);
  expect(files.flatMap((file) => idsIn(codeIn(file)).map((id) => `${file}: ${id}`))).toEqual([]);
});
