/** The picture of a quickstart run: its main steps, in a width at which a README shows the text at its own size. */

const [LINE_HEIGHT, CHARACTER_WIDTH, MARGIN] = [20, 8.43, 22];
/** Where the text of a step begins, beside its number. */
const INDENT = 38;
/** In characters. */
const WIDEST = 84;
/** Objects that are created one after the other, of which a reader needs a few. */
const CREATED = 3;

/** The steps in the picture, by the beginning of their titles. */
export const SHOWN: readonly string[] = [
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
  /Refreshing state|data\.|\(depends on|<= |\(known after apply\)|Terraform used|plan\. Resource actions|Terraform will perform|update in-place|Changes to Outputs|Outputs:|_count|_id\b|Reading|Read complete|(?:Creat|Modify)ing\.\.\.|: (?:Open|Clos)ing| will be created$|\| Changes$|\| Data sources$|Resources of other providers|Changed outputs|\| Warnings:|Warning from the service|on cdk\.tf\.json line|To see the full warning/;

interface Step {
  readonly title: string;
  readonly lines: readonly string[];
}

/** Draws the output of a run. Throws if a step is not in it. */
export function draw(output: string): string {
  const steps = SHOWN.map((beginning) => {
    const found = parseSteps(output).find(({ title }) => title.startsWith(beginning));
    if (!found) throw new Error(`The output of the quickstart has no step "${beginning}".`);
    const lines = withoutDataSources(found.lines).filter((line) => !LEFT_OUT.test(line));
    return { title: found.title, lines: shortened(lines).flatMap(wrapped) };
  });
  return render(steps);
}

function parseSteps(output: string): Step[] {
  return output.split(/\n(?= ?\d+\. )/).map((text) => {
    const [title = '', ...lines] = text.trimEnd().split('\n');
    return {
      title: title.replace(/^ *\d+\. /, '').replace(/ \(\d+ s\)$/, ''),
      lines: lines
        .filter((line) => line.trim() !== '' && !/^done/.test(line.trim()))
        .map((line) => line.replace(/^ {4}/, '').replace(/( complete) after \d+s(?: \[id=.*)?$/, '$1')),
    };
  });
}

function withoutDataSources(lines: readonly string[]): string[] {
  let inside = false;
  return lines.filter((line) => {
    const opened = inside || / <= data .*\{$/.test(line);
    inside = opened && !/\| +\}$/.test(line);
    return !opened;
  });
}

function shortened(lines: readonly string[]): string[] {
  const created = lines.filter((line) => line.endsWith(': Creation complete'));
  const rest = created.slice(CREATED);
  if (rest.length < 2) return [...lines];
  return lines.flatMap((line) =>
    line === rest[0] ? [`| … and ${rest.length} more`] : rest.includes(line) ? [] : [line],
  );
}

/** Wraps a long line, with an indented continuation. */
function wrapped(line: string): string[] {
  if (line.length <= WIDEST) return [line];
  const end = line.lastIndexOf(' ', WIDEST);
  return end <= 10
    ? [line]
    : [line.slice(0, end), ...wrapped(`${line.startsWith('|') ? '|     ' : '    '}${line.slice(end + 1)}`)];
}

function render(steps: readonly Step[]): string {
  const width = Math.ceil(WIDEST * CHARACTER_WIDTH) + INDENT + 2 * MARGIN;
  const rows: string[] = [];
  let y = MARGIN;
  steps.forEach(({ title, lines }, index) => {
    if (index > 0) y += LINE_HEIGHT;
    const middle = y + 12;
    rows.push(
      `  <circle cx="${MARGIN + 12}" cy="${middle}" r="12"/>`,
      `  <text x="${MARGIN + 12}" y="${middle + 5}" class="number">${index + 1}</text>`,
      `  <text x="${MARGIN + INDENT}" y="${middle + 5.5}" class="title">${escape(title)}</text>`,
    );
    y += 30;
    for (const line of lines) {
      y += LINE_HEIGHT;
      rows.push(
        `  <text x="${MARGIN + INDENT}" y="${y - 5}" class="${styleOf(line)}" xml:space="preserve">${escape(line)}</text>`,
      );
    }
  });
  return `<!-- written by \`npm run -s quickstart | npx tsx examples/quickstart/picture.ts\` -->
<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${y + MARGIN}" role="img" aria-label="The quickstart: an empty service gains credentials, a pipeline plans without a token; synthesize, review, apply, an empty plan, and drift that is detected and reverted">
  <style>
    rect { fill: #14181f }
    circle { fill: #7cc5ff }
    text { font: 14px ui-monospace, SFMono-Regular, Menlo, Consolas, monospace; fill: #aab4c0 }
    .number { font: bold 14px system-ui, sans-serif; fill: #14181f; text-anchor: middle }
    .title { font: bold 17px system-ui, sans-serif; fill: #ffffff }
    .command { fill: #7cc5ff }
    .added { fill: #7ee2a0 }
    .changed { fill: #f2c46d }
    .said { fill: #e6ebf0 }
  </style>
  <rect width="100%" height="100%" rx="8"/>
${rows.join('\n')}
</svg>
`;
}

function styleOf(line: string): string {
  if (/^\$ |^(PATCH|POST) /.test(line)) return 'command';
  if (/^\| +\+ |Creation complete|Apply complete|no changes/.test(line)) return 'added';
  if (/^\| +~ |->|to change/.test(line)) return 'changed';
  return /^[^|]/.test(line) ? 'said' : 'output';
}

function escape(text: string): string {
  return text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;');
}
