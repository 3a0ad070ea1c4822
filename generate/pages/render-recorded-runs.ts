import { RecordedRun, Suite, SUITES } from './recorded-runs';
import { replaceBetween } from './replace-between';

/** What each program is supported in, and whose recorded runs show it. */
const ROWS: readonly {
  readonly name: string;
  readonly supported: string;
  readonly version: (run: RecordedRun) => string | undefined;
}[] = [
  {
    name: 'Terraform',
    supported:
      '1.11 and newer; older versions without write-only values. [What each version has](docs/compatibility.md)',
    version: ({ engine }) => /^Terraform (.*)$/.exec(engine)?.[1],
  },
  {
    name: 'OpenTofu',
    supported: '1.11 and newer; older versions without write-only values',
    version: ({ engine }) => /^OpenTofu (.*)$/.exec(engine)?.[1],
  },
  {
    name: 'Node.js',
    supported:
      '20.9 and newer (20 has ended: it is tested until 30 April 2027), on Linux or macOS, also on the machines that apply plans; not needed with an [executable](docs/install.md). The command line of CDK Terrain, which is optional, requires 22.19',
    version: ({ node }) => node,
  },
];

/** Writes the table between the markers of a page: `<!-- recorded: versions -->`. */
export function renderRecordedRuns(page: string, runs: readonly RecordedRun[]): string {
  const rows = ROWS.map(({ name, supported, version }) => `| ${name} | ${supported} | ${tested(runs, version)} |\n`);
  return replaceBetween(
    page,
    '<!-- recorded: versions -->',
    '<!-- end of versions -->',
    ['| | versions | recorded test runs |\n', '|---|---|---|\n', ...rows].join(''),
  );
}

function tested(runs: readonly RecordedRun[], version: (run: RecordedRun) => string | undefined): string {
  const suites = new Map<string, Map<Suite, string>>();
  for (const run of runs) {
    const name = version(run);
    if (name === undefined) continue;
    const known = suites.get(name) ?? new Map<Suite, string>();
    for (const suite of SUITES) {
      const date = run.suites[suite]?.date;
      if (date !== undefined && date > (known.get(suite) ?? '')) known.set(suite, date);
    }
    suites.set(name, known);
  }
  const cells = [...suites]
    .sort(([one], [other]) => one.localeCompare(other, 'en', { numeric: true }))
    .map(([name, shown]) => `${name}: ${describeSuites(shown)}`);
  return cells.join('<br>') || '–';
}

/** As `provider, constructs (2026-11-26), quickstart (2026-11-23)`. All others are parts of `everything`. */
function describeSuites(dates: ReadonlyMap<Suite, string>): string {
  const byDate = new Map<string, Suite[]>();
  for (const suite of dates.has('everything') ? (['everything'] as const) : SUITES) {
    const date = dates.get(suite);
    if (date !== undefined) byDate.set(date, [...(byDate.get(date) ?? []), suite]);
  }
  return [...byDate].map(([date, together]) => `${together.join(', ')} (${date})`).join(', ');
}
