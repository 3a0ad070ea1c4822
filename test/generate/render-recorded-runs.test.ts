import { readRecordedRuns } from '../../generate/recorded-runs';
import { renderRecordedRuns } from '../../generate/render-recorded-runs';
import pins from '../versions/nodejs.json';

const PAGE = 'Before.\n<!-- recorded: versions -->\nOld.\n<!-- end of versions -->\nAfter.\n';

test('the table names, for each program, the versions of the recorded runs with their suites', () => {
  const page = renderRecordedRuns(PAGE, [
    { node: '22.1.0', engine: 'Terraform 1.11.4', suites: { quickstart: 1 } },
    { node: '20.2.0', engine: 'OpenTofu 1.12.6', suites: { provider: 12 } },
    { node: '20.2.0', engine: 'Terraform 1.11.4', suites: { everything: 3000, provider: 12 } },
  ]);
  const cells = [...page.matchAll(/^\| (\w[\w.]*) \|.*\| (.*) \|$/gm)].map(([, name, cell]) => [name, cell]);
  expect(cells).toEqual([
    ['Terraform', '1.11.4: everything'],
    ['OpenTofu', '1.12.6: provider'],
    ['Node.js', '20.2.0: everything<br>22.1.0: quickstart'],
  ]);
  expect(page.startsWith('Before.\n') && page.endsWith('After.\n')).toBe(true);
  expect(renderRecordedRuns(page, [])).toContain('| – |');
});

test('the recorded runs are on the versions of Node.js that are pinned', () => {
  const pinned = Object.values(pins).map(({ version }) => version);
  expect(readRecordedRuns().filter(({ node }) => !pinned.includes(node))).toEqual([]);
});
