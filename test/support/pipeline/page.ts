import { readFileSync } from 'fs';
import * as path from 'path';
import { parse } from 'yaml';

const ROOT = path.join(__dirname, '..', '..', '..');
const PAGE = path.join(ROOT, 'docs', 'pipelines.md');

/** The pipeline files of the page: the whole one, which people own, and the short one, which uses the action or the template. */
export type Form = 'whole' | 'short';

/** The pipeline files of the page, by the names that the page gives them. */
export function pipelineFile<T>(name: string, form: Form = 'whole'): T {
  return parse(pipelineText(name, form)) as T;
}

export function pipelineText(name: string, form: Form = 'whole'): string {
  const page = readFileSync(PAGE, 'utf8');
  const words = form === 'short' ? ' is, in short' : '';
  const [head] = new RegExp(`\`${name.replaceAll('.', '\\.')}\`${words}:\n\n\`\`\`(?:yaml|sh)\n`).exec(page) ?? [];
  if (head === undefined) throw new Error(`the page has no ${name}${words}`);
  const text = page.slice(page.indexOf(head) + head.length);
  return text.slice(0, text.indexOf('\n```\n') + 1);
}

/** A file of the repository that pipelines use. */
export function repositoryFile(name: string): string {
  return readFileSync(path.join(ROOT, name), 'utf8');
}
