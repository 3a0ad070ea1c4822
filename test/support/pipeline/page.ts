import { readFileSync } from 'fs';
import * as path from 'path';
import { parse } from 'yaml';

const PAGE = path.join(__dirname, '..', '..', '..', 'docs', 'pipelines.md');

/** The pipeline files of the page, by the names that the page gives them. */
export function pipelineFile<T>(name: string): T {
  return parse(pipelineText(name)) as T;
}

export function pipelineText(name: string): string {
  const page = readFileSync(PAGE, 'utf8');
  const [head] = new RegExp(`\`${name.replaceAll('.', '\\.')}\`:\n\n\`\`\`(?:yaml|sh)\n`).exec(page) ?? [];
  if (head === undefined) throw new Error(`the page has no ${name}`);
  const text = page.slice(page.indexOf(head) + head.length);
  return text.slice(0, text.indexOf('\n```\n') + 1);
}
