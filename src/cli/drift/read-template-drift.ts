import { existsSync, readFileSync } from 'fs';
import * as path from 'path';
import type { ResourceDrift, StackContents } from '../../custom-resource/drift/stack-drift';
import type { StackTemplate, TemplateResource } from '../../custom-resource/drift/template-values';
import * as registry from '../../handlers';
import { Failure } from '../failure';

/** A template file, and data of the stack deployed from it. */
export interface TemplateSource {
  readonly file: string;
  readonly parameters?: { readonly [name: string]: string };
  /** Files with resource IDs, by the address of their stack. The address of the outermost stack is empty. */
  readonly stackResources?: ReadonlyMap<string, string>;
  /** Template files of nested stacks that are not found automatically, by stack address. */
  readonly nestedTemplates?: ReadonlyMap<string, string>;
}

/** Called for each resource that was read, with the number of resources read so far. */
type OnProgress = (address: string, read: number) => void;

/** Compares every custom resource of Lintel in the template, and in nested stacks, with the actual object. */
export async function readTemplateDrift(
  environment: NodeJS.ProcessEnv,
  source: TemplateSource,
  onProgress?: OnProgress,
): Promise<readonly ResourceDrift[]> {
  // Code of the Lambda function, loaded lazily: no other command needs it.
  const { DriftFinder, endLogins, readStackDrift, parametersOf } =
    // oxlint-disable-next-line typescript/no-require-imports
    require('../../custom-resource/drift/templates') as typeof import('../../custom-resource/drift/templates');
  const contents = (
    file: string,
    given: { readonly [name: string]: unknown },
    address: string,
    manifests: readonly string[],
  ): StackContents => {
    const template = parseTemplate(readText(file), file);
    const resources = source.stackResources?.get(address);
    // The manifest of the outermost stack also lists the assets of nested stacks.
    const allManifests = [...manifests, file.replace(/(?:\.nested)?\.template\.json$/, '.assets.json')];
    return {
      template,
      parameters: parametersOf(template, given),
      ids: resources === undefined ? {} : parseStackResources(readText(resources), resources),
      nested: async (logicalId, resource, parameters) => {
        const inner = address === '' ? logicalId : `${address}/${logicalId}`;
        const found =
          source.nestedTemplates?.get(inner) ?? nestedTemplateOf(resource, path.dirname(file), allManifests);
        if (found === undefined) {
          throw new Failure(
            'file-missing',
            `The nested stack was not read, because its template is not beside ${file}. Set --nested-template ${inner}=<file>.`,
          );
        }
        return contents(found, parameters, inner, allManifests);
      },
    };
  };
  const outermost = contents(source.file, source.parameters ?? {}, '', []);
  const finder = new DriftFinder(registry.resources, environment);
  let read = 0;
  try {
    return await readStackDrift(finder, outermost, { onRead: (address) => onProgress?.(address, ++read) });
  } finally {
    finder.close();
    await endLogins();
  }
}

/** The template file of a nested stack: from the metadata of AWS CDK, from the asset manifest, or from a TemplateURL that is a path. */
function nestedTemplateOf(
  { Metadata = {}, Properties = {} }: TemplateResource,
  folder: string,
  manifests: readonly string[],
): string | undefined {
  const { TemplateURL: address } = Properties;
  const names = [
    Metadata['aws:asset:property'] === 'TemplateURL' ? Metadata['aws:asset:path'] : undefined,
    ...assetsIn(JSON.stringify(address ?? null), manifests),
    typeof address === 'string' && !address.includes('://') ? address : undefined,
  ];
  return names
    .filter((name) => typeof name === 'string')
    .map((name) => path.resolve(folder, name))
    .find((file) => existsSync(file));
}

/** The address of an asset contains its hash, which is the key of the file in the manifest. */
function assetsIn(address: string, manifests: readonly string[]): string[] {
  const [hash] = /[0-9a-f]{64}/.exec(address) ?? [];
  if (hash === undefined) return [];
  return manifests
    .filter((file) => existsSync(file))
    .flatMap((file) => {
      const { files = {} } = JSON.parse(readText(file)) as {
        readonly files?: { readonly [hash: string]: { readonly source?: { readonly path?: string } } };
      };
      const name = files[hash]?.source?.path;
      return name === undefined ? [] : [path.join(path.dirname(path.resolve(file)), name)];
    });
}

export function readText(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    throw new Failure('file-unreadable', `cannot read ${file}: ${(error as NodeJS.ErrnoException).code}.`);
  }
}

function parseTemplate(text: string, file: string): StackTemplate {
  let parsed: unknown;
  try {
    parsed = JSON.parse(text);
  } catch {
    throw new Failure(
      'file-invalid',
      `${file} is not JSON. Set --template to a synthesized template, such as cdk.out/<stack>.template.json.`,
    );
  }
  if (typeof parsed === 'object' && parsed !== null && typeof (parsed as StackTemplate).Resources === 'object') {
    return parsed as StackTemplate;
  }
  throw new Failure('file-invalid', `${file} is not a CloudFormation template: it has no Resources.`);
}

/** Reads IDs from the output of `aws cloudformation describe-stack-resources` or `list-stack-resources`. */
function parseStackResources(text: string, file: string): { readonly [logicalId: string]: string } {
  let parsed: {
    readonly StackResources?: readonly StackResource[];
    readonly StackResourceSummaries?: readonly StackResource[];
  };
  try {
    parsed = JSON.parse(text) as typeof parsed;
  } catch {
    throw new Failure(
      'file-invalid',
      `${file} is not JSON. Set --stack-resources to the output of \`aws cloudformation list-stack-resources --stack-name <stack> --output json\`.`,
    );
  }
  const resources = parsed.StackResources ?? parsed.StackResourceSummaries;
  if (!resources) {
    throw new Failure(
      'file-invalid',
      `${file} lists no resources: it has neither StackResources nor StackResourceSummaries.`,
    );
  }
  return Object.fromEntries(
    resources.flatMap(({ LogicalResourceId, PhysicalResourceId }) =>
      PhysicalResourceId ? [[LogicalResourceId, PhysicalResourceId]] : [],
    ),
  );
}

interface StackResource {
  readonly LogicalResourceId: string;
  readonly PhysicalResourceId?: string;
}
