import { existsSync, readFileSync } from 'fs';
import * as path from 'path';
import type { ResourceDrift, StackContents } from '../../custom-resource/stack-drift';
import type { StackTemplate, TemplateResource } from '../../custom-resource/template-values';
import { Failure } from '../failure';

/** A template in a file, and what is known of the stack that was made of it. */
export interface TemplateSource {
  readonly file: string;
  readonly parameters?: { readonly [name: string]: string };
  /** Files with the ids of the resources, by the address of the stack that has them: that of the outermost is empty. */
  readonly stackResources?: ReadonlyMap<string, string>;
  /** Files with the templates of nested stacks that are not found by themselves, by their addresses. */
  readonly nestedTemplates?: ReadonlyMap<string, string>;
}

/** Told of each resource that was looked at, and how many that makes. */
type OnProgress = (address: string, read: number) => void;

/** Compares every custom resource of ours with what there is, those of nested stacks too. */
export async function readTemplateDrift(environment: NodeJS.ProcessEnv, source: TemplateSource, onProgress?: OnProgress): Promise<readonly ResourceDrift[]> {
  // The function's code, which has all rooms and clients: no other command needs it.
  // eslint-disable-next-line @typescript-eslint/no-require-imports
  const { DriftFinder, readStackDrift, parametersOf } = require('../../custom-resource/main') as typeof import('../../custom-resource/main');
  const contents = (file: string, given: { readonly [name: string]: unknown }, address: string, manifests: readonly string[]): StackContents => {
    const template = parseTemplate(readText(file), file);
    const resources = source.stackResources?.get(address);
    // Assets of nested stacks are listed with those of the outermost one.
    const listed = [...manifests, file.replace(/(?:\.nested)?\.template\.json$/, '.assets.json')];
    return {
      template,
      parameters: parametersOf(template, given),
      ids: resources === undefined ? {} : parseStackResources(readText(resources), resources),
      nested: async (logicalId, resource, parameters) => {
        const inner = address === '' ? logicalId : `${address}/${logicalId}`;
        const found = source.nestedTemplates?.get(inner) ?? nestedTemplateOf(resource, path.dirname(file), listed);
        if (found === undefined) throw new Failure(`Its template is not beside ${file}, so that nobody looked into it. Give it: --nested-template ${inner}=<file>.`);
        return contents(found, parameters, inner, listed);
      },
    };
  };
  const outermost = contents(source.file, source.parameters ?? {}, '', []);
  const finder = new DriftFinder(environment);
  let read = 0;
  try {
    return await readStackDrift(finder, outermost, { onRead: (address) => onProgress?.(address, ++read) });
  } finally {
    finder.close();
  }
}

/** The file of a nested stack's template: as the command line of AWS CDK notes it, as the manifest of assets has it, or as a path of one's own. */
function nestedTemplateOf({ Metadata = {}, Properties = {} }: TemplateResource, folder: string, manifests: readonly string[]): string | undefined {
  const { TemplateURL: address } = Properties;
  const names = [
    Metadata['aws:asset:property'] === 'TemplateURL' ? Metadata['aws:asset:path'] : undefined,
    ...assetsIn(JSON.stringify(address ?? null), manifests),
    typeof address === 'string' && !address.includes('://') ? address : undefined,
  ];
  return names.filter((name) => typeof name === 'string').map((name) => path.resolve(folder, name)).find((file) => existsSync(file));
}

/** The address of an asset has its hash, by which the manifest names the file. */
function assetsIn(address: string, manifests: readonly string[]): string[] {
  const [hash] = /[0-9a-f]{64}/.exec(address) ?? [];
  return manifests.filter((file) => hash !== undefined && existsSync(file)).flatMap((file) => {
    const { files = {} } = JSON.parse(readText(file)) as { readonly files?: { readonly [hash: string]: { readonly source?: { readonly path?: string } } } };
    const name = files[hash!]?.source?.path;
    return name === undefined ? [] : [path.join(path.dirname(path.resolve(file)), name)];
  });
}

export function readText(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    throw new Failure(`${file} cannot be read: ${(error as NodeJS.ErrnoException).code}.`);
  }
}

function parseTemplate(text: string, file: string): StackTemplate {
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
function parseStackResources(text: string, file: string): { readonly [logicalId: string]: string } {
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
