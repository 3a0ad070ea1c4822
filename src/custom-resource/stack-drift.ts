import type { DriftFinder, Found } from './drift';
import { isExcluded, Known, referredTo, resolveProperties, resolveValue, StackTemplate, TemplateResource } from './template-values';

/** One stack, and how those that are nested in it are found. */
export interface StackContents {
  readonly template: StackTemplate;
  /** With their defaults, and pseudo parameters. */
  readonly parameters: { readonly [name: string]: unknown };
  /** PhysicalResourceId by logical id; of those that are absent, the properties may tell which object is meant. */
  readonly ids: { readonly [logicalId: string]: string };
  /** Why a resource is not looked at, by logical id: a sentence, or nothing more than that it was never made. */
  readonly leftOut?: { readonly [logicalId: string]: string | undefined };
  /** What calls of functions came to that only CloudFormation can carry out, by their JSON text. */
  readonly values?: { readonly [call: string]: unknown };
  /** What a nested stack has; `parameters` as far as they are known here. Throws a sentence that says why it cannot be looked into. */
  nested(logicalId: string, resource: TemplateResource, parameters: { readonly [name: string]: unknown }): Promise<StackContents>;
}

/** One custom resource, and what was found of it. */
export type ResourceDrift = Found & {
  /** The logical id, behind those of the nested stacks that it is in: `Network/Task`. */
  readonly address: string;
  readonly type: string;
  /** Properties whose value only the stack knows: they are not compared. */
  readonly notCompared: readonly string[];
};

export interface ReadOptions {
  /** Told of each resource that was looked at. */
  readonly onRead?: (address: string) => void;
  /** Whether the object of a resource is where the finder looks; absent, all are. */
  readonly isHere?: (type: string, properties: { readonly [name: string]: unknown }) => boolean;
}

const NESTED_STACK = 'AWS::CloudFormation::Stack';

/**
 * Compares every `Custom::Lintel…` of a stack, and of the stacks nested in it, with what there is, in the order in which they refer to each
 * other: what one of them answers is what the next one's reference means.
 */
export async function readStackDrift(finder: DriftFinder, contents: StackContents, options: ReadOptions = {}): Promise<readonly ResourceDrift[]> {
  return (await new StackReader(finder, options).read(contents, '')).found;
}

/** What was read of a stack, and what its outputs are. */
interface Read {
  readonly found: readonly ResourceDrift[];
  output(name: string): unknown;
}

class StackReader {
  constructor(private readonly finder: DriftFinder, private readonly options: ReadOptions) {}

  public async read(contents: StackContents, prefix: string): Promise<Read> {
    const { template: { Resources, Outputs }, leftOut = {}, ids } = contents;
    const found = new Map<string, readonly ResourceDrift[]>();
    const stacks = new Map<string, Read>();
    const known: Known = {
      ...contents,
      id: (logicalId) => ids[logicalId] ?? idOf(found.get(logicalId)),
      attribute: (logicalId, name) => {
        const [drift] = found.get(logicalId) ?? [];
        if (stacks.has(logicalId)) return stacks.get(logicalId)!.output(name.replace(/^Outputs\./, ''));
        return drift && 'data' in drift ? drift.data[name] : undefined;
      },
    };
    const ours = Object.keys(Resources).filter((logicalId) => isLookedAt(Resources[logicalId]) && !isExcluded(Resources[logicalId].Condition, known));
    for (const logicalId of inOrder(ours, Resources)) {
      const address = `${prefix}${logicalId}`;
      if (Object.hasOwn(leftOut, logicalId)) {
        found.set(logicalId, unreadable(address, Resources[logicalId], leftOut[logicalId]));
      } else if (Resources[logicalId].Type === NESTED_STACK) {
        const nested = await this.readNested(contents, logicalId, address, known);
        if ('output' in nested) stacks.set(logicalId, nested);
        found.set(logicalId, nested.found);
      } else {
        found.set(logicalId, await this.readResource(Resources[logicalId], ids[logicalId], address, known));
      }
    }
    return {
      found: Object.keys(Resources).flatMap((logicalId) => found.get(logicalId) ?? []),
      output: (name) => resolveValue(Outputs?.[name]?.Value, known)?.value,
    };
  }

  private async readNested(contents: StackContents, logicalId: string, address: string, known: Known): Promise<Read | { readonly found: readonly ResourceDrift[] }> {
    const resource = contents.template.Resources[logicalId];
    const given = resource.Properties?.Parameters ?? {};
    let nested: StackContents;
    try {
      nested = await contents.nested(logicalId, resource, resolveProperties(given as { readonly [name: string]: unknown }, known).properties);
    } catch (error) {
      return { found: unreadable(address, resource, (error as Error).message) };
    }
    return this.read(nested, `${address}/`);
  }

  private async readResource({ Type: type, Properties = {} }: TemplateResource, id: string | undefined, address: string, known: Known): Promise<readonly ResourceDrift[]> {
    const { properties, unresolved } = resolveProperties(Properties, known);
    if (this.options.isHere && !this.options.isHere(type, properties)) return [];
    const found = await this.finder.find({ resourceType: type, properties, id });
    this.options.onRead?.(address);
    return [withoutUnresolved({ address, type, notCompared: unresolved, ...found })];
  }
}

function isLookedAt({ Type }: TemplateResource): boolean {
  return Type.startsWith('Custom::Lintel') || Type === NESTED_STACK;
}

/** What others refer to comes before them; where they refer to each other in a circle, one of them comes first. */
function inOrder(logicalIds: readonly string[], resources: StackTemplate['Resources']): string[] {
  const waiting = [...logicalIds];
  const ordered: string[] = [];
  while (waiting.length > 0) {
    const next = waiting.find((logicalId) => referredTo(resources[logicalId].Properties).every((other) => !waiting.includes(other) || other === logicalId)) ?? waiting[0];
    waiting.splice(waiting.indexOf(next), 1);
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

/** What is only known to the stack was compared with nothing. */
function withoutUnresolved(drift: ResourceDrift): ResourceDrift {
  if (drift.status !== 'drifted') return drift;
  const differences = drift.differences.filter(({ property }) => !drift.notCompared.includes(property));
  return { ...drift, differences, status: differences.length > 0 ? 'drifted' : 'same' };
}
