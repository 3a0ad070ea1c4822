import type { DriftFinder, Found } from './find-drift';
import {
  isExcluded,
  Known,
  referredTo,
  resolveProperties,
  resolveValue,
  StackTemplate,
  TemplateResource,
} from './template-values';

/** One stack and how to find its nested stacks. */
export interface StackContents {
  readonly template: StackTemplate;
  /** The parameters with their defaults, and pseudo parameters. */
  readonly parameters: { readonly [name: string]: unknown };
  /** The physical ids by logical id. If an id is absent, the properties may identify the object. */
  readonly ids: { readonly [logicalId: string]: string };
  /** Resources that are not read, by logical id, with the reason. Without a reason, the resource was never created. */
  readonly leftOut?: { readonly [logicalId: string]: string | undefined };
  /** Results of intrinsic functions that only CloudFormation can evaluate, by the JSON text of the call. */
  readonly values?: { readonly [call: string]: unknown };
  /** The contents of a nested stack, with the known part of its parameters. Throws an error if it cannot be read. */
  nested(
    logicalId: string,
    resource: TemplateResource,
    parameters: { readonly [name: string]: unknown },
  ): Promise<StackContents>;
}

/** The drift of one custom resource. */
export type ResourceDrift = Found & {
  /** The logical id, prefixed with those of the enclosing nested stacks: `Network/Task`. */
  readonly address: string;
  readonly type: string;
  /** Properties that are not compared because only CloudFormation knows their values. */
  readonly notCompared: readonly string[];
};

export interface ReadOptions {
  /** Called after each resource that was read. */
  readonly onRead?: (address: string) => void;
  /** Whether the finder's connection reaches a resource's object. Defaults to all resources. */
  readonly isHere?: (type: string, properties: { readonly [name: string]: unknown }) => boolean;
}

/** A resource with its logical id. */
type LogicalResource = readonly [logicalId: string, resource: TemplateResource];

const NESTED_STACK = 'AWS::CloudFormation::Stack';

/**
 * Compares every `Custom::Lintel…` resource of a stack and its nested stacks with the existing objects. Resources are read in reference order, since
 * references resolve to attributes of other resources.
 */
export async function readStackDrift(
  finder: DriftFinder,
  contents: StackContents,
  options: ReadOptions = {},
): Promise<readonly ResourceDrift[]> {
  return (await new StackReader(finder, options).read(contents, '')).found;
}

/** The drift of the resources of a stack, and its outputs. */
interface StackResult {
  readonly found: readonly ResourceDrift[];
  output(name: string): unknown;
}

class StackReader {
  constructor(
    private readonly finder: DriftFinder,
    private readonly options: ReadOptions,
  ) {}

  public async read(contents: StackContents, prefix: string): Promise<StackResult> {
    const {
      template: { Resources, Outputs },
      leftOut = {},
      ids,
    } = contents;
    const found = new Map<string, readonly ResourceDrift[]>();
    const stacks = new Map<string, StackResult>();
    const known: Known = {
      ...contents,
      id: (logicalId) => ids[logicalId] ?? idOf(found.get(logicalId)),
      attribute: (logicalId, name) => {
        const [drift] = found.get(logicalId) ?? [];
        if (stacks.has(logicalId)) return stacks.get(logicalId)!.output(name.replace(/^Outputs\./, ''));
        return drift && 'data' in drift ? drift.data[name] : undefined;
      },
    };
    const ours = Object.entries(Resources).filter(
      ([, resource]) => isRead(resource) && !isExcluded(resource.Condition, known),
    );
    for (const [logicalId, resource] of inOrder(ours)) {
      const address = `${prefix}${logicalId}`;
      if (Object.hasOwn(leftOut, logicalId)) {
        found.set(logicalId, unreadable(address, resource, leftOut[logicalId]));
      } else if (resource.Type === NESTED_STACK) {
        const nested = await this.readNested(contents, [logicalId, resource], address, known);
        if ('output' in nested) stacks.set(logicalId, nested);
        found.set(logicalId, nested.found);
      } else {
        found.set(logicalId, await this.readResource(resource, ids[logicalId], address, known));
      }
    }
    return {
      found: Object.keys(Resources).flatMap((logicalId) => found.get(logicalId) ?? []),
      output: (name) => resolveValue(Outputs?.[name]?.Value, known)?.value,
    };
  }

  private async readNested(
    contents: StackContents,
    [logicalId, resource]: LogicalResource,
    address: string,
    known: Known,
  ): Promise<StackResult | Pick<StackResult, 'found'>> {
    const given = resource.Properties?.Parameters ?? {};
    let nested: StackContents;
    try {
      nested = await contents.nested(
        logicalId,
        resource,
        resolveProperties(given as { readonly [name: string]: unknown }, known).properties,
      );
    } catch (error) {
      return { found: unreadable(address, resource, (error as Error).message) };
    }
    return this.read(nested, `${address}/`);
  }

  private async readResource(
    { Type: type, Properties = {} }: TemplateResource,
    id: string | undefined,
    address: string,
    known: Known,
  ): Promise<readonly ResourceDrift[]> {
    const { properties, unresolved } = resolveProperties(Properties, known);
    if (this.options.isHere && !this.options.isHere(type, properties)) return [];
    const found = await this.finder.find({ resourceType: type, properties, id });
    this.options.onRead?.(address);
    return [withoutUnresolved({ address, type, notCompared: unresolved, ...found })];
  }
}

function isRead({ Type }: TemplateResource): boolean {
  return Type.startsWith('Custom::Lintel') || Type === NESTED_STACK;
}

/** Orders resources so that references point to earlier ones. Within a cycle, the original order decides which resource comes first. */
function inOrder(resources: readonly LogicalResource[]): LogicalResource[] {
  const waiting = new Map(resources);
  const ordered: LogicalResource[] = [];
  while (waiting.size > 0) {
    const isReady = ([logicalId, { Properties }]: LogicalResource) =>
      referredTo(Properties).every((other) => !waiting.has(other) || other === logicalId);
    const next = [...waiting].find(isReady) ?? [...waiting][0]!; // Not empty, as checked above.
    waiting.delete(next[0]);
    ordered.push(next);
  }
  return ordered;
}

function unreadable(address: string, { Type: type }: TemplateResource, reason: string | undefined): ResourceDrift[] {
  return reason === undefined ? [] : [{ address, type, status: 'unknown', reason, notCompared: [] }];
}

function idOf([drift]: readonly ResourceDrift[] = []): string | undefined {
  return drift?.id;
}

/** Removes differences in properties whose expected value is unknown. */
function withoutUnresolved(drift: ResourceDrift): ResourceDrift {
  if (drift.status !== 'drifted') return drift;
  const differences = drift.differences.filter(({ property }) => !drift.notCompared.includes(property));
  return { ...drift, differences, status: differences.length > 0 ? 'drifted' : 'same' };
}
