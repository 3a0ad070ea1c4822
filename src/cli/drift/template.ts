import { resolveProperties } from './template-values';
import type { Found } from '../../custom-resource/drift';
import { Failure } from '../failure';

/** A synthesized template, as far as it is looked into. */
export interface StackTemplate {
  readonly Parameters?: { readonly [name: string]: { readonly Default?: unknown } };
  readonly Resources: { readonly [logicalId: string]: { readonly Type: string; readonly Properties?: { readonly [name: string]: unknown } } };
}

export interface ReadTemplateOptions {
  readonly environment: NodeJS.ProcessEnv;
  readonly parameters?: { readonly [name: string]: string };
  /** PhysicalResourceId by logical id, as the stack has them; those that are absent are found by the properties. */
  readonly ids?: { readonly [logicalId: string]: string };
  /** Told of each resource that was looked at, and how many that makes. */
  readonly onProgress?: (address: string, read: number) => void;
}

/** One custom resource of the template, and what was found of it. */
export type ResourceDrift = Found & {
  readonly logicalId: string;
  readonly type: string;
  /** Properties whose value only the stack knows: they are not compared. */
  readonly notCompared: readonly string[];
};

/**
 * Compares every `Custom::Lintel…` of a template with what there is, in the order in which they refer to each other: what one of them
 * answers is what the next one's reference means.
 */
export async function readTemplateDrift(template: StackTemplate, { environment, parameters = {}, ids = {}, onProgress }: ReadTemplateOptions): Promise<readonly ResourceDrift[]> {
  // The function's code, which has all rooms and clients: no other command needs it.
  // eslint-disable-next-line @typescript-eslint/no-require-imports
  const { findDrift } = require('../../custom-resource/main') as typeof import('../../custom-resource/main');
  const waiting = Object.keys(template.Resources).filter((logicalId) => template.Resources[logicalId].Type.startsWith('Custom::Lintel'));
  const found = new Map<string, ResourceDrift>();
  while (waiting.length > 0) {
    const next = waiting.find((logicalId) => referredTo(template.Resources[logicalId].Properties).every((other) => !waiting.includes(other) || other === logicalId)) ?? waiting[0];
    waiting.splice(waiting.indexOf(next), 1);
    const { Type: type, Properties = {} } = template.Resources[next];
    const { properties, unresolved } = resolveProperties(Properties, { template, parameters, found });
    found.set(next, { logicalId: next, type, notCompared: unresolved, ...await findDrift(environment, { resourceType: type, properties, id: ids[next] }) });
    onProgress?.(next, found.size);
  }
  return Object.keys(template.Resources).flatMap((logicalId) => found.get(logicalId) ?? []).map(withoutUnresolved);
}

/** What is only known to the stack was compared with nothing. */
function withoutUnresolved(drift: ResourceDrift): ResourceDrift {
  if (drift.status !== 'drifted') return drift;
  const differences = drift.differences.filter(({ property }) => !drift.notCompared.includes(property));
  return { ...drift, differences, status: differences.length > 0 ? 'drifted' : 'same' };
}

export function parseTemplate(text: string, file: string): StackTemplate {
  let parsed: unknown;
  try {
    parsed = JSON.parse(text);
  } catch {
    throw new Failure(`${file} is no JSON: give the template that synthesizing has written, such as cdk.out/<stack>.template.json.`);
  }
  if (typeof parsed === 'object' && parsed !== null && typeof (parsed as StackTemplate).Resources === 'object') return parsed as StackTemplate;
  throw new Failure(`${file} is no CloudFormation template: it has no Resources.`);
}

/** Ids from what `aws cloudformation describe-stack-resources` or `list-stack-resources` has written. */
export function parseStackResources(text: string, file: string): { readonly [logicalId: string]: string } {
  let parsed: { readonly StackResources?: readonly StackResource[]; readonly StackResourceSummaries?: readonly StackResource[] };
  try {
    parsed = JSON.parse(text) as typeof parsed;
  } catch {
    throw new Failure(`${file} is no JSON: give what \`aws cloudformation list-stack-resources --stack-name <stack> --output json\` has written.`);
  }
  const resources = parsed.StackResources ?? parsed.StackResourceSummaries;
  if (!resources) throw new Failure(`${file} lists no resources: it has neither StackResources nor StackResourceSummaries.`);
  return Object.fromEntries(resources.flatMap(({ LogicalResourceId, PhysicalResourceId }) => (PhysicalResourceId ? [[LogicalResourceId, PhysicalResourceId]] : [])));
}

interface StackResource {
  readonly LogicalResourceId: string;
  readonly PhysicalResourceId?: string;
}

function referredTo(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(referredTo);
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, member]: [string, unknown]) => {
    if (name === 'Ref') return [String(member)];
    if (name === 'Fn::GetAtt') return [String(Array.isArray(member) ? member[0] : String(member).split('.')[0])];
    if (name === 'Fn::Sub') return [...String(Array.isArray(member) ? member[0] : member).matchAll(/\$\{([^!}.]+)/g)].map(([, inner]) => inner);
    return referredTo(member);
  });
}
