import { readRecordedRuns } from '../../generate/pages/recorded-runs';
import { renderRecordedRuns } from '../../generate/pages/render-recorded-runs';
import pins from '../versions/nodejs.json';

const PAGE = 'Before.\n<!-- recorded: versions -->\nOld.\n<!-- end of versions -->\nAfter.\n';

const old = { tests: 12, date: '2026-01-31' };
const today = { tests: 12, date: '2026-02-01' };

test('the table names, for each program, the versions of the recorded runs with their suites, and when each ran last', () => {
  const page = renderRecordedRuns(PAGE, [
    { node: '22.1.0', engine: 'Terraform 1.11.4', suites: { quickstart: old } },
    { node: '20.2.0', engine: 'OpenTofu 1.12.6', suites: { provider: today, constructs: today, quickstart: old } },
    { node: '22.1.0', engine: 'OpenTofu 1.12.6', suites: { quickstart: today, constructs: old } },
    { node: '20.2.0', engine: 'Terraform 1.11.4', suites: { everything: old, provider: today } },
  ]);
  const cells = [...page.matchAll(/^\| (\w[\w.]*) \|.*\| (.*) \|$/gm)].map(([, name, cell]) => [name, cell]);
  expect(cells).toEqual([
    ['Terraform', '1.11.4: everything (2026-01-31)'],
    ['OpenTofu', '1.12.6: provider, constructs, quickstart (2026-02-01)'],
    ['Node.js', '20.2.0: everything (2026-01-31)<br>22.1.0: constructs (2026-01-31), quickstart (2026-02-01)'],
  ]);
  expect(page.startsWith('Before.\n') && page.endsWith('After.\n')).toBe(true);
  expect(renderRecordedRuns(page, [])).toContain('| – |');
});

test('the recorded runs are on the versions of Node.js that are pinned', () => {
  const pinned = Object.values(pins).map(({ version }) => version);
  expect(readRecordedRuns().filter(({ node }) => !pinned.includes(node))).toEqual([]);
});
