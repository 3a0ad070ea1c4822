import { stripVTControlCharacters } from 'util';
import { renderTerminal } from '../../../src/cli/review/render-terminal';
import { reviewPlan } from '../../../src/cli/review/review-plan';
import type { Stream } from '../../../src/cli/style';

const address = (index: number) => `module.network_of_the_platform_team["europe-west"].lintel_run_task.scan_${index}`;
const task = (index: number, enabled: boolean) => ({
  organization: 'acme',
  name: `scan-${index}`,
  url: 'https://scan.example.com/run',
  category: 'task',
  description: 'word '.repeat(60),
  enabled,
});
const many = reviewPlan({
  format_version: '1.2',
  resource_changes: Array.from({ length: 40 }, (_, index) => ({
    address: address(index),
    mode: 'managed',
    type: 'lintel_run_task',
    name: `scan_${index}`,
    provider_name: 'registry.terraform.io/lintel/lintel',
    change: { actions: ['update'], before: task(index, true), after: task(index, false), after_unknown: {} },
  })),
});
const narrow: Stream = { isTTY: true, columns: 80 };

it('fits a terminal of 80 columns, and folds what is long', () => {
  const lines = stripVTControlCharacters(renderTerminal(many, narrow)).split('\n');
  expect(lines.filter((line) => line.length > 80)).toEqual([]);
  expect(lines.length).toBeLessThan(110);
  expect(lines.filter((line) => line.trim() === '… 30 more objects')).toHaveLength(2);
  expect(lines).toContain('Long parts are folded. --all shows everything, and --format html a page.');
});

it('folds nothing with --all, and nothing where the reader is a program', () => {
  const complete = stripVTControlCharacters(renderTerminal(many, narrow, { all: true }));
  expect(complete.split('\n').filter((line) => line.length > 80)).toEqual([]);
  const piped = renderTerminal(many, { isTTY: false });
  for (const text of [complete.replace(/\s+/g, ''), piped.replace(/\s+/g, '')]) {
    for (let index = 0; index < 40; index += 1) expect(text).toContain(address(index));
    expect(text).not.toContain('folded');
  }
  // One line for each fact, whatever its length.
  expect(piped.split('\n').filter((line) => line.includes(address(39)))).toHaveLength(2);
});

it('indents what wraps under what it continues', () => {
  const lines = stripVTControlCharacters(renderTerminal(many, narrow)).split('\n');
  const changed = lines.indexOf('Changes');
  expect(lines.slice(changed + 1, changed + 4)).toEqual([
    `  ${address(0)}`,
    '    will be updated',
    '    enabled: true → false',
  ]);
});
