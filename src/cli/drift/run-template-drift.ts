import type { ResourceDrift } from '../../custom-resource/drift/stack-drift';
import { UsageFailure } from '../failure';
import type { Json } from '../stack/plan-json';
import { changesBetween, pathText } from './attribute-changes';
import { ProgressLine } from './progress';
import { readTemplateDrift } from './read-template-drift';
import type { DriftReport, DriftedObject } from './report';
import { reportDrift, type ReportOptions } from './run-stack-drift';

export interface TemplateDriftOptions extends ReportOptions {
  readonly template: string;
  /** Files with resource IDs; for nested stacks, `Network=file`. */
  readonly stackResources?: readonly string[];
  /** `Network=file`. */
  readonly nestedTemplate?: readonly string[];
  /** `Name=value`. */
  readonly parameter?: readonly string[];
}

/** Compares a template with the actual objects, prints the report, and returns the exit code. */
export async function runTemplateDrift({
  template: file,
  stackResources = [],
  nestedTemplate = [],
  parameter = [],
  ...options
}: TemplateDriftOptions): Promise<number> {
  const source = {
    file,
    parameters: Object.fromEntries(parameter.map((text) => assignment('--parameter', text))),
    stackResources: new Map(stackResources.map(stackResourcesFile)),
    nestedTemplates: new Map(nestedTemplate.map((text) => assignment('--nested-template', text))),
  };
  const progress = new ProgressLine();
  const found = await readTemplateDrift(process.env, source, (address, read) =>
    progress.print({ step: 'read', address, read }),
  ).finally(() => progress.end());
  return reportDrift(reportOf(file, found), options);
}

function reportOf(subject: string, found: readonly ResourceDrift[]): DriftReport {
  return {
    subject,
    against: 'template',
    objects: found.length,
    drifted: found.flatMap(driftOf),
    unread: found.flatMap((resource) =>
      resource.status === 'unknown' ? [{ address: resource.address, reason: resource.reason }] : [],
    ),
    pending: [],
    problems: [],
    notCompared: found
      .filter(({ notCompared, status }) => notCompared.length > 0 && status !== 'unknown')
      .map(({ address, notCompared }) => ({ address, attributes: notCompared })),
  };
}

function driftOf(resource: ResourceDrift): DriftedObject[] {
  const { address, type, status } = resource;
  if (status === 'gone') return [{ address, type, what: 'gone', changes: [], next: 'later', besides: [] }];
  if (status !== 'drifted') return [];
  const changes = resource.differences.flatMap(({ property, expected, found }) =>
    changesBetween({ value: expected as Json, sensitive: undefined }, { value: found as Json, sensitive: undefined }, [
      property,
    ]),
  );
  return [
    {
      address,
      type,
      what: 'changed',
      changes: changes.map((change) => ({ ...change, path: pathText(change.path), next: 'later' as const })),
      next: 'later',
      besides: [],
    },
  ];
}

function assignment(option: string, text: string): [string, string] {
  const [, name, value] = /^([^=]+)=(.*)$/s.exec(text) ?? [];
  if (name === undefined || value === undefined) {
    throw new UsageFailure(`${option} ${text}: must have the form Name=value.`);
  }
  return [name, value];
}

/** `resources.json` is for the outermost stack, `Network=resources.json` for a nested stack. */
function stackResourcesFile(text: string): [string, string] {
  const [, address, file] = /^([A-Za-z0-9]+(?:\/[A-Za-z0-9]+)*)=(.+)$/s.exec(text) ?? [];
  return address === undefined || file === undefined ? ['', text] : [address, file];
}
