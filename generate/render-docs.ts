import { readFileSync } from 'fs';
import * as path from 'path';
import { describeAttribute, describeGroupRule } from './describe';
import type { Resources } from './read-resources';
import { writtenFrom } from './write-files';
import type { Attribute, Attributes, PlainAttribute } from '../src/definition/attribute';
import type { Definable } from '../src/definition/construct';
import { flatAttributes } from '../src/definition/flatten';
import { snakeCase } from '../src/definition/names';
import type { ResourceDefinition, Service } from '../src/definition/resource';
import type { GroupRule } from '../src/definition/rule';

/** A list and an action have no construct; a list has the service of what it lists. */
type Documented = Pick<Definable, 'type' | 'service' | 'doc' | 'attributes'> & { readonly construct?: string; readonly rules?: readonly GroupRule[] };

/** Renders the pages of the registry: one for each thing of each kind, with the example that is tested. */
export function renderDocs(read: Resources, root: string): Map<string, string> {
  const example = (file: string) => readFileSync(path.join(root, 'examples', file), 'utf8').trim();
  return new Map([
    ...read.resources.map(({ definition, file }): [string, string] => [`docs/resources/${pageName(definition)}.md`, renderPage(definition, file, 'Resource', [
      ...renderPerformance(definition), ...usage(example(`resources/${definition.type}/resource.tf`)), ...renderSchema(definition), ...renderSecrets(definition), ...renderDrift(definition),
      ...renderImports(definition), ...renderMoved(definition),
    ])]),
    ...read.dataSources.map(({ definition, file }): [string, string] => [`docs/data-sources/${pageName(definition)}.md`, renderPage(definition, file, 'Data Source', [
      ...usage(example(`data-sources/${definition.type}/data-source.tf`)), ...renderSchema(definition),
    ])]),
    ...read.ephemeralResources.map(({ definition, file }): [string, string] => [`docs/ephemeral-resources/${pageName(definition)}.md`, renderPage(definition, file, 'Ephemeral Resource', [
      'Its results are in no plan and no state. It is opened in each plan and again in each apply. Needs Terraform 1.10 or OpenTofu 1.11.',
      ...renderUses(definition),
      ...usage(example(`ephemeral-resources/${definition.type}/ephemeral-resource.tf`)), ...renderSchema(definition),
    ])]),
    ...read.listResources.map(({ definition, file }): [string, string] => [`docs/list-resources/${pageName(definition)}.md`, renderPage({ ...definition, service: serviceOf(file) }, file, 'List Resource', [
      'It is listed by `terraform query`, from Terraform 1.14 on.',
      ...usage(example(`list-resources/${definition.type}/list-resource.tfquery.hcl`)), ...renderSchema({ ...definition, service: serviceOf(file) }),
    ])]),
    ...read.actions.map(({ definition, file }): [string, string] => [`docs/actions/${pageName(definition)}.md`, renderPage(definition, file, 'Action', [
      'It is invoked by an `action_trigger`, or with `-invoke`, from Terraform 1.14 on.',
      ...usage(example(`actions/${definition.type}/action.tf`)), ...renderSchema(definition),
    ])]),
  ]);
}

/** What an engine gives out is over some time, and so must be what it is used for. */
function renderUses({ attributes }: Documented): string[] {
  if (!('mount' in attributes)) return [];
  return ['Use them where they are needed no longer than the run: in a `provider` block, in a provisioner or its `connection`, or in another ephemeral resource. What stores a copy of them, '
    + 'such as the write-only password of something that stays, fails as soon as the lease ends or the password is rotated.'];
}

/** `handlers/platform/run-task/list-resources` → `platform`. */
function serviceOf(file: string): Service {
  return file.split('/')[1] as Service;
}

function pageName({ type }: { readonly type: string }): string {
  return type.replace(/^lintel_/, '');
}

/** What a registry reads of a page begins on its first line, so where it comes from stands on the second. */
function renderPage(definition: Documented, file: string, kind: string, sections: readonly string[]): string {
  return `---
# ${writtenFrom(`src/${file}.ts and its example`)}
page_title: "${definition.type} ${kind} - lintel"
subcategory: "${definition.service === 'platform' ? 'Platform' : 'Secrets'}"
description: |-
  ${definition.doc}
---

# ${definition.type} (${kind})

${definition.doc}

${definition.construct ? `In constructs it is \`${definition.service}.${definition.construct}\`.\n\n` : ''}${sections.join('\n\n')}
`;
}

function usage(example: string): string[] {
  return ['## Example Usage', fence('terraform', example)];
}

function renderSchema(definition: Documented): string[] {
  const attributes = flatAttributes(definition.attributes);
  const spell = speller(definition.attributes);
  const group = (title: string, uses: readonly string[]): string[] => {
    const lines = Object.entries(attributes).filter(([, attribute]) => uses.includes(attribute.use)).map(([name, attribute]) => renderAttribute(name, attribute, spell, ''));
    return lines.length === 0 ? [] : [`### ${title}`, lines.join('\n')];
  };
  return [
    '## Schema', ...group('Required', ['required']), ...group('Optional', ['optional', 'optionalComputed']), ...group('Read-Only', ['computed']),
    ...renderRules(definition, spell),
  ];
}

function renderRules({ attributes, rules = [] }: Documented, spell: Spell): string[] {
  const choices = Object.values(attributes).flatMap((attribute) => (attribute.type === undefined ? [describeChoice(attribute)] : []));
  const all = [...choices, ...rules.map((rule) => describeGroupRule(rule, snakeCase))];
  return all.length === 0 ? [] : ['### Rules', all.map((rule) => `- ${spell(rule)}`).join('\n')];
}

function describeChoice(attribute: Extract<Attribute, { type?: undefined }>): string {
  const groups = Object.values(attribute.choice).map((group) => Object.keys(group).map((name) => `\`${snakeCase(name)}\``).join(', ') || 'none of them');
  return `${attribute.doc} ${attribute.use === 'required' ? 'Exactly one' : 'At most one'} of these: ${groups.join('; ')}.`;
}

function renderAttribute(name: string, attribute: PlainAttribute, spell: Spell, indent: string): string {
  const marks = [typeName(attribute), ...(attribute.sensitive ? ['Sensitive'] : []), ...(attribute.writeOnly ? ['Write-only'] : [])];
  const spelling = attribute.type === 'duration' && !attribute.fractional && attribute.use !== 'computed' ? ['In seconds, or as a duration such as `90s`, `1h30m` or `30d`.'] : [];
  const absent = 'default' in attribute && attribute.default !== undefined ? [`Default: \`${JSON.stringify(attribute.default)}\`.`]
    : attribute.absent === undefined ? [] : [`Absent, ${attribute.absent}.`];
  const nested = 'attributes' in attribute
    ? Object.entries(attribute.attributes as Record<string, PlainAttribute>).map(([inner, member]) => `\n${renderAttribute(inner, member, spell, `${indent}  `)}`) : [];
  return `${indent}- \`${snakeCase(name)}\` (${marks.join(', ')}) ${spell([attribute.doc, ...spelling, ...describeAttribute(attribute), ...absent].join(' '))}${nested.join('')}`;
}

function typeName(attribute: PlainAttribute): string {
  switch (attribute.type) {
    case 'int':
    case 'number': return 'Number';
    case 'bool': return 'Boolean';
    case 'object': return 'Attributes';
    case 'objects': return 'Attributes List';
    case 'list':
    case 'set':
    case 'map': return `${attribute.type.charAt(0).toUpperCase()}${attribute.type.slice(1)} of ${attribute.lists ? 'List of ' : ''}${attribute.element === 'bool' ? 'Boolean' : /^(int|number)$/.test(attribute.element) ? 'Number' : 'String'}`;
    default: return 'String';
  }
}

function renderSecrets({ attributes }: Documented): string[] {
  const pairs = wholeAttributes(attributes).filter(({ attribute }) => attribute.writeOnly);
  if (pairs.length === 0) return [];
  const lines = pairs.map(({ outer, name, attribute: { writeOnly } }) => {
    const twin = writeOnly!.twin === undefined ? '' : ` Prefer it to \`${outer}${snakeCase(writeOnly!.twin)}\`, whose value is kept in state.`;
    return `- \`${outer}${name}\` takes an ephemeral value: that of a variable with \`ephemeral = true\`, or of an ephemeral resource. Terraform stores it neither in the plan nor in `
      + `state.${twin} A changed value is sent by itself as long as \`${outer}${snakeCase(writeOnly!.version)}\` is not configured; where it is, only a new version sends the value again.`;
  });
  return ['## Secrets', [...lines, '- A literal is no secret: it stands in the configuration, and in every plan file. Constructs refuse it.'].join('\n')];
}

/** What a person expects of a resource, and does not find in one that does something. */
function renderPerformance({ operation, attributes }: ResourceDefinition): string[] {
  if (!operation) return [];
  const inputs = Object.entries(flatAttributes(attributes)).filter(([, { use }]) => use !== 'computed').map(([name]) => `\`${snakeCase(name)}\``);
  return [
    `It is something that is done, and nothing that is kept. An apply does it when the resource is made, and does it again when ${oneOf(inputs)} changes. `
    + 'Reading it sends nothing, and neither does destroying it: what was done stays done. Where no answer comes, it is not sent again by itself, and the error says how to go on.',
    'From Terraform 1.14 on there is an action of the same name, which keeps no state.',
  ];
}

function oneOf(names: readonly string[]): string {
  return names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} or ${names[names.length - 1]}`;
}

function renderDrift({ attributes, operation }: ResourceDefinition): string[] {
  if (operation) return ['## Drift', 'The service keeps nothing of it that could drift.'];
  const inputs = wholeAttributes(attributes).filter(({ attribute }) => attribute.use !== 'computed');
  const names = (chosen: (attribute: PlainAttribute) => boolean | undefined) => {
    const all = inputs.filter(({ attribute }) => chosen(attribute)).map(({ outer, name }) => outer + name);
    // What is so of a whole object need not be said of its members.
    return all.filter((name) => !all.some((outer) => name.startsWith(`${outer}.`))).map((name) => `\`${name}\``).join(', ');
  };
  const unreadable = names((attribute) => attribute.unreadable === true);
  // What cannot be changed, and is not asked for again, has nothing that could be sent.
  const isMadeOnce = inputs.every(({ attribute }) => attribute.replace === true || attribute.local);
  const maybe = names((attribute) => attribute.unreadable === 'maybe');
  const local = names((attribute) => attribute.local);
  const createOnly = names((attribute) => attribute.createOnly);
  return ['## Drift', [
    'A change made outside Terraform to any configured attribute shows in the next plan, and the next apply repairs it. What cannot be seen:',
    ...(unreadable ? [`- ${unreadable}: the service never returns them. Where configured, the first plan after an import is one update in place that ${isMadeOnce ? 'records them, and sends nothing' : 'sends them'}.`] : []),
    ...(maybe ? [`- ${maybe}: some answers of the service lack them.`] : []),
    ...(local ? [`- ${local}: they are not sent; only Terraform knows them.`] : []),
    ...(createOnly ? [`- ${createOnly}: sent only when the object is made.`] : []),
    ...(unreadable || maybe || local || createOnly ? [] : ['- nothing.']),
  ].join('\n').replace(':\n- ', ':\n\n- ')];
}

function renderImports({ type, imports, identity }: ResourceDefinition): string[] {
  const blocks = imports.flatMap(({ form, example }) => [
    `By \`${form.replace(/\{(\w+)\}/g, (_, name: string) => `<${snakeCase(name)}>`)}\`:`,
    fence('terraform', `import {\n  to = ${type}.example\n  id = "${example}"\n}`), fence('shell', `terraform import ${type}.example '${example}'`),
  ]);
  const members = Object.entries(identity).map(([name, required]) => `\`${snakeCase(name)}\` (${required ? 'required' : 'optional'})`);
  return ['## Import', ...blocks, `By identity, from Terraform 1.12 on, with ${members.join(', ')}:`,
    fence('terraform', `import {\n  to = ${type}.example\n  identity = {\n${alignedIdentity(identity, imports[0]?.form ?? '', imports[0]?.example ?? '')}  }\n}`)];
}

/** The required members of the identity, with the values that the first import form's example gives them. */
function alignedIdentity(identity: ResourceDefinition['identity'], form: string, example: string): string {
  const pattern = form.replace(/\{(\w+)\}/g, '(?<$1>.+)');
  const values = new RegExp(`^${pattern}$`).exec(example)?.groups ?? {};
  const required = Object.keys(identity).filter((name) => identity[name]);
  const width = Math.max(...required.map((name) => snakeCase(name).length));
  return required.map((name) => `    ${snakeCase(name).padEnd(width)} = "${values[name] ?? '…'}"\n`).join('');
}

function renderMoved({ type, service, attributes, movedFrom = [] }: ResourceDefinition): string[] {
  // The platform's one key comes over, since both have it in state alike.
  const hasSecrets = service === 'secrets' && wholeAttributes(attributes).some(({ attribute }) => attribute.writeOnly);
  return movedFrom.length === 0 ? [] : ['## Moved from other types', ...movedFrom.map((source) => fence('terraform', `moved {\n  from = ${source.type}.example\n  to   = ${type}.example\n}`)),
    `State changes hands without a request that changes anything.${hasSecrets ? ' Secrets in it are not carried over: the configuration gives them, and the first plan sends them once.' : ''}`];
}

/** Every attribute under Terraform's name, those of nested objects among them; `outer` is what precedes the name of these. */
function wholeAttributes(attributes: Attributes, outer = ''): { readonly outer: string; readonly name: string; readonly attribute: PlainAttribute }[] {
  return Object.entries(flatAttributes(attributes)).flatMap(([camel, attribute]) => {
    const name = snakeCase(camel);
    return [{ outer, name, attribute }, ...'attributes' in attribute ? wholeAttributes(attribute.attributes, `${outer}${name}.`) : []];
  });
}

type Spell = (text: string) => string;

/** Definitions name attributes in their own spelling; a page for Terraform needs Terraform's. */
function speller(attributes: Attributes): Spell {
  const names = new Set<string>();
  const collect = (all: Readonly<Record<string, PlainAttribute>>): void => {
    for (const [name, attribute] of Object.entries(all)) {
      names.add(name);
      if ('attributes' in attribute) collect(attribute.attributes as Record<string, PlainAttribute>);
    }
  };
  collect(flatAttributes(attributes));
  return (text) => text.replace(/`([A-Za-z0-9]+)`/g, (whole, name: string) => (names.has(name) ? `\`${snakeCase(name)}\`` : whole));
}

function fence(language: string, text: string): string {
  return `\`\`\`${language}\n${text}\n\`\`\``;
}
