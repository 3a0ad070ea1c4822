/**
 * `npm run -s quickstart | npx tsx examples/quickstart/picture.ts` draws the shortened output of a quickstart run as docs/quickstart.svg, the
 * picture of the README.
 */
import { readFileSync, renameSync, writeFileSync } from 'fs';
import * as path from 'path';

const PICTURE = path.join(__dirname, '..', '..', 'docs', 'quickstart.svg');
const [LINE_HEIGHT, CHARACTER_WIDTH, MARGIN] = [19, 8.43, 22];
/** In characters. */
const WIDEST = 110;
/** The steps in the picture, by the beginning of their titles. */
const SHOWN = [
  'Apply it',
  'Plan it in a pipeline',
  'Synthesize the TypeScript app of examples/typescript',
  'Review the plan',
  'Apply the plan',
  'Plan again',
  'Disable',
  'Detect the drift',
  'Apply again',
];
/** Lines of the output that are not in the picture. */
const LEFT_OUT =
  /Refreshing state|data\.|\(depends on|<= |\(known after apply\)|Terraform used|plan\. Resource actions|Terraform will perform|update in-place|Changes to Outputs|Outputs:|_count|_id\b|Reading|Read complete|Creating\.\.\.|: (?:Open|Clos)ing| will be created$|\| Changes$|Resources of other providers|Changed outputs/;

interface Step {
  readonly title: string;
  readonly lines: readonly string[];
}

function main(): void {
  const steps = parseSteps(readFileSync(0, 'utf8')).filter(({ title }) =>
    SHOWN.some((shown) => title.replace(/^ *\d+\. /, '').startsWith(shown)),
  );
  if (steps.length < SHOWN.length) {
    throw new Error(`only ${steps.length} of ${SHOWN.length} steps were found in the output of the quickstart`);
  }
  const lines = steps
    .flatMap(({ title, lines: output }) => [
      '',
      title,
      ...withoutDataSources(output)
        .filter((line) => !LEFT_OUT.test(line))
        .flatMap(wrapped),
    ])
    .slice(1);
  writeFileSync(`${PICTURE}.new`, render(lines));
  renameSync(`${PICTURE}.new`, PICTURE);
}

/** Wraps a long line, with an indented continuation. */
function wrapped(line: string): string[] {
  if (line.length <= WIDEST) return [line];
  const end = line.lastIndexOf(' ', WIDEST);
  return end <= 10 ? [line] : [line.slice(0, end), ...wrapped(`        ${line.slice(end + 1)}`)];
}

function withoutDataSources(lines: readonly string[]): string[] {
  let inside = false;
  return lines.filter((line) => {
    const opened = inside || / <= data .*\{$/.test(line);
    inside = opened && !/\| +\}$/.test(line);
    return !opened;
  });
}

function parseSteps(output: string): Step[] {
  return output.split(/\n(?= ?\d+\. )/).map((text) => {
    const [title, ...lines] = text.trimEnd().split('\n');
    return {
      title: title.replace(/ \(\d+ s\)$/, ''),
      lines: lines.filter((line) => line.trim() !== '' && !/^done/.test(line.trim())),
    };
  });
}

function render(lines: readonly string[]): string {
  const width = Math.ceil(Math.max(...lines.map((line) => line.length)) * CHARACTER_WIDTH) + 2 * MARGIN;
  const height = lines.length * LINE_HEIGHT + 2 * MARGIN;
  const rows = lines.map((line, index) => {
    const y = MARGIN + (index + 0.75) * LINE_HEIGHT;
    return `  <text x="${MARGIN}" y="${y}" class="${styleOf(line)}" xml:space="preserve">${escape(line)}</text>\n`;
  });
  return `<!-- written by \`npm run -s quickstart | npx tsx examples/quickstart/picture.ts\` -->
<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" role="img" aria-label="The quickstart: an empty service gains credentials, a pipeline plans without a token; synthesize, review, apply, an empty plan, and drift that is detected and reverted">
  <style>
    rect { fill: #14181f }
    text { font: 14px ui-monospace, SFMono-Regular, Menlo, Consolas, monospace; fill: #aab4c0 }
    .title { fill: #ffffff; font-weight: bold }
    .command { fill: #7cc5ff }
    .added { fill: #7ee2a0 }
    .changed { fill: #f2c46d }
    .said { fill: #e6ebf0 }
  </style>
  <rect width="100%" height="100%" rx="8"/>
${rows.join('')}</svg>
`;
}

function styleOf(line: string): string {
  if (/^ ?\d+\. /.test(line)) return 'title';
  if (/^ {4}\$ |^ {4}(PATCH|POST) /.test(line)) return 'command';
  if (/^ {4}\| +\+ |Creation complete|Apply complete|no changes/.test(line)) return 'added';
  if (/^ {4}\| +~ |->|to change/.test(line)) return 'changed';
  return /^ {4}[^|]/.test(line) ? 'said' : 'output';
}

function escape(text: string): string {
  return text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;');
}

main();
