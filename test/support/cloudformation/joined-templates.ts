import { readdirSync, readFileSync } from 'fs';
import * as path from 'path';
import { inOrder, type Known, type Template, type TemplateResource } from './template';

type Json = unknown;
type Resources = { [logicalId: string]: TemplateResource };
type Names = (name: string) => Json | undefined;

/** A template of an assembly with the values of its parameters. */
interface Part {
  readonly template: Template;
  /** The prefix of each logical id. */
  readonly prefix: string;
  readonly parameters: { readonly [name: string]: Json };
}

/**
 * Joins the templates of stacks into one that the player can deploy: nested stacks, which `cdk synth` writes next to the parent, and stacks
 * that import from an earlier one. References to and from a stack become references to its contents. Throws an error if the stacks have a
 * cyclic dependency, which CloudFormation would refuse.
 */
export function joinTemplates(folder: string, stacks: readonly string[]): Template {
  const resources: Resources = {};
  const exports = new Map<string, Json>();
  for (const [index, stack] of stacks.entries()) {
    const template = read(folder, `${stack}.template.json`);
    const prefix = index === 0 ? '' : `${stack.replace(/[^A-Za-z0-9]/g, '')}`;
    const outputs = join(folder, { template, prefix, parameters: {} }, exports, resources);
    for (const [name, output] of Object.entries(template.Outputs ?? {})) {
      const { Export: exported } = output as { readonly Export?: { readonly Name: string } };
      if (exported) exports.set(exported.Name, outputs[name]);
    }
  }
  return { Resources: resources };
}

/** Adds the resources of a template in their order. Returns its outputs in terms of the joined template. */
function join(
  folder: string,
  { template, prefix, parameters }: Part,
  exports: ReadonlyMap<string, Json>,
  resources: Resources,
): { readonly [name: string]: Json } {
  const nested = new Map<
    string,
    { readonly outputs: { readonly [name: string]: Json }; readonly logicalIds: readonly string[] }
  >();
  const defaults = Object.entries(template.Parameters ?? {}).map(([name, { Default }]) => [name, Default]);
  const given: { readonly [name: string]: Json } = { ...Object.fromEntries(defaults), ...parameters };
  const names: Names = (name) =>
    name in given ? given[name] : name in template.Resources ? { Ref: prefix + name } : undefined;
  const translate = (value: Json): Json => {
    if (Array.isArray(value)) return value.map(translate);
    if (typeof value !== 'object' || value === null) return value;
    const {
      Ref,
      'Fn::GetAtt': attribute,
      'Fn::ImportValue': imported,
    } = value as {
      readonly 'Ref'?: string;
      readonly 'Fn::GetAtt'?: [string, string];
      readonly 'Fn::ImportValue'?: string;
    };
    if (Ref !== undefined) return names(Ref) ?? value;
    if (attribute) {
      return nested.has(attribute[0])
        ? nested.get(attribute[0])!.outputs[attribute[1].replace('Outputs.', '')]
        : { 'Fn::GetAtt': [prefix + attribute[0], attribute[1]] };
    }
    if (imported !== undefined) return exports.get(imported) ?? value;
    return Object.fromEntries(Object.entries(value).map(([key, member]) => [key, translate(member as Json)]));
  };
  for (const logicalId of inOrder(template, {} as Known)) {
    const { DependsOn = [], ...resource } = template.Resources[logicalId];
    const before = Object.keys(resources).length;
    const DependsOnAll = [DependsOn].flat().flatMap((name) => nested.get(name)?.logicalIds ?? [prefix + name]);
    if (resource.Type === 'AWS::CloudFormation::Stack') {
      const values = translate(resource.Properties?.Parameters ?? {}) as { readonly [name: string]: Json };
      const outputs = join(
        folder,
        { template: read(folder, nestedFile(folder, resource)), prefix: prefix + logicalId, parameters: values },
        exports,
        resources,
      );
      nested.set(logicalId, { outputs, logicalIds: Object.keys(resources).slice(before) });
    } else {
      const Properties = translate(resource.Properties ?? {}) as TemplateResource['Properties'];
      resources[prefix + logicalId] = { ...resource, Properties, DependsOn: DependsOnAll };
    }
  }
  return Object.fromEntries(
    Object.entries(template.Outputs ?? {}).map(([name, { Value }]) => [name, translate(Value)]),
  );
}

/** The template asset of a nested stack. Its address ends with the hash in the asset manifest. */
function nestedFile(folder: string, { Properties }: TemplateResource): string {
  const [, hash] = /([0-9a-f]{64})\.json/.exec(JSON.stringify(Properties!.TemplateURL))!;
  for (const name of readdirSync(folder).filter((each) => each.endsWith('.assets.json'))) {
    const { files } = JSON.parse(readFileSync(path.join(folder, name), 'utf8')) as {
      readonly files: { readonly [hash: string]: { readonly source: { readonly path: string } } | undefined };
    };
    const found = files[hash];
    if (found) return found.source.path;
  }
  throw new Error(`there is no template ${hash} in ${folder}`);
}

function read(folder: string, file: string): Template {
  return JSON.parse(readFileSync(path.join(folder, file), 'utf8')) as Template;
}
