import { readFileSync } from 'fs';
import { changesBetween, pathText } from './attribute-changes';
import { ProgressLine } from './progress';
import type { DriftReport, DriftedObject } from './report';
import { DriftFormat, tellDrift } from './run-drift';
import { parseStackResources, parseTemplate, readTemplateDrift, ResourceDrift } from './template';
import { Failure } from '../failure';
import type { Json } from '../stack/plan-json';

export interface TemplateDriftOptions {
  readonly template: string;
  /** A file with the ids of the stack's resources. */
  readonly stackResources?: string;
  /** `Name=value`. */
  readonly parameter?: readonly string[];
  readonly format: DriftFormat;
  /** A file for the report; absent, it goes to standard output. */
  readonly output?: string;
}

/** Compares what a template says with what there is, tells what was found, and answers the exit code. */
export async function runTemplateDrift({ template: file, stackResources, parameter = [], format, output }: TemplateDriftOptions): Promise<number> {
  const template = parseTemplate(read(file), file);
  const ids = stackResources === undefined ? {} : parseStackResources(read(stackResources), stackResources);
  const parameters = Object.fromEntries(parameter.map(parseParameter));
  const progress = new ProgressLine();
  const found = await readTemplateDrift(template, { environment: process.env, ids, parameters, onProgress: (address, count) => progress.tell({ step: 'read', address, read: count }) })
    .finally(() => progress.end());
  return tellDrift(reportOf(file, found), format, output);
}

function reportOf(subject: string, found: readonly ResourceDrift[]): DriftReport {
  return {
    subject,
    against: 'template',
    objects: found.length,
    drifted: found.flatMap(driftOf),
    unread: found.flatMap((resource) => (resource.status === 'unknown' ? [{ address: resource.logicalId, reason: resource.reason }] : [])),
    pending: [],
    problems: [],
    notCompared: found.filter(({ notCompared, status }) => notCompared.length > 0 && status !== 'unknown').map(({ logicalId, notCompared }) => ({ address: logicalId, attributes: notCompared })),
  };
}

function driftOf(resource: ResourceDrift): DriftedObject[] {
  const { logicalId: address, type, status } = resource;
  if (status === 'gone') return [{ address, type, what: 'gone', changes: [], next: 'later', besides: [] }];
  if (status !== 'drifted') return [];
  const changes = resource.differences.flatMap(({ property, expected, found }) => (
    changesBetween({ value: expected as Json, sensitive: undefined }, { value: found as Json, sensitive: undefined }, [property])));
  return [{ address, type, what: 'changed', changes: changes.map((change) => ({ ...change, path: pathText(change.path), next: 'later' as const })), next: 'later', besides: [] }];
}

function parseParameter(text: string): [string, string] {
  const [, name, value] = /^([^=]+)=(.*)$/s.exec(text) ?? [];
  if (name === undefined) throw new Failure(`--parameter ${text}: give it as Name=value.`);
  return [name, value];
}

function read(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    throw new Failure(`${file} cannot be read: ${(error as NodeJS.ErrnoException).code}.`);
  }
}
