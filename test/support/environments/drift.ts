import type { DriftReport } from '../../../src/cli/drift/report';
import { flatAttributes } from '../../../src/definition/flatten';
import { isDuration, showDuration } from '../../../src/definition/kinds/duration';
import { snakeCase } from '../../../src/definition/names';
import * as registry from '../../../src/handlers';
import type { RegisteredResource } from '../../../src/handlers/registry';
import { lintel } from '../../cli/run-cli';
import type { ServedRegistry } from '../serve-registry';
import { changedAttributes, ResourceChange, TerraformFolder } from '../terraform';

/** A report shows durations in one form. */
function inOneForm(address: string, path: string, value: unknown): unknown {
  const type = address.split('.')[0] as keyof typeof registry.resources;
  const attributes = flatAttributes(registry.resources[type].definition().attributes);
  const name = Object.keys(attributes).find((one) => snakeCase(one) === path);
  const isShown = name !== undefined && isDuration(attributes[name]);
  return isShown && typeof value === 'string' ? showDuration(value) : value;
}

/** Checks that `lintel drift` reports the same drift as terraform itself, and returns the report. */
export async function proveDriftReported(terraform: TerraformFolder, served: ServedRegistry): Promise<DriftReport> {
  const { resource_drift: found = [] } = await terraform.plan();
  const { code, stdout, stderr } = await lintel(
    ['drift', '--stack', terraform.folder, '--format', 'json'],
    served.environment as Record<string, string>,
  );
  if (code !== 3) throw new Error(`lintel drift ended with ${code}\n${stderr}\n${stdout}`);
  const reported = JSON.parse(stdout) as DriftReport;
  expect(
    reported.drifted.map(({ address, what, changes }) => ({
      address,
      what,
      attributes: [...new Set(changes.map(({ path }) => /^\w+/.exec(path)![0]))].sort(),
    })),
  ).toEqual(
    found
      .map(describe)
      .filter(({ what, attributes }) => what === 'gone' || attributes.length > 0)
      .sort((one, other) => (one.address < other.address ? -1 : 1)),
  );
  for (const { address, changes } of reported.drifted) {
    const { before, after } = found.find((one) => one.address === address)!.change;
    for (const { path, sensitive, before: was, after: is } of changes) {
      if (!sensitive && /^\w+$/.test(path)) {
        const shown = [before![path] ?? null, after![path] ?? null].map((value) => inOneForm(address, path, value));
        expect([address, path, was, is]).toEqual([address, path, ...shown]);
      }
    }
  }
  expect([reported.unread, reported.problems]).toEqual([[], []]);
  return reported;
}

/** The drift that terraform reports, without attributes that change by themselves. */
function describe(drift: ResourceChange): {
  readonly address: string;
  readonly what: string;
  readonly attributes: readonly string[];
} {
  if (drift.change.actions.includes('delete')) return { address: drift.address, what: 'gone', attributes: [] };
  const flat = flatAttributes(
    (registry.resources as { readonly [type: string]: RegisteredResource })[drift.type].definition().attributes,
  );
  const moving = Object.keys(flat)
    .filter((name) => flat[name].moving)
    .map(snakeCase);
  return {
    address: drift.address,
    what: 'changed',
    attributes: changedAttributes({ ...drift, change: { ...drift.change, after_unknown: {} } }).filter(
      (name) => !moving.includes(name),
    ),
  };
}
