import { readFileSync } from 'fs';
import * as path from 'path';
import { describeAbsence } from '../../src/definition/absence';
import type { Attribute, Attributes, PlainAttribute } from '../../src/definition/attribute';
import type { Definable } from '../../src/definition/construct';
import { flatAttributes } from '../../src/definition/flatten';
import { snakeCase } from '../../src/definition/names';
import { isRequired } from '../../src/definition/required';
import type { ResourceDefinition, Service } from '../../src/definition/resource';
import type { GroupRule } from '../../src/definition/rule';
import { describeAttribute, describeGroupRule } from '../code/describe';
import type { Resources } from '../code/read-resources';
import { writtenFrom } from '../write-files';
import { findTranslation, LANGUAGES, mark, shownTypeScript, sourceOf, type Example } from './translate-examples';

/** A list resource and an action have no construct; a list resource belongs to the service whose objects it lists. */
type Documented = Pick<Definable, 'type' | 'service' | 'doc' | 'attributes'> & {
  readonly construct?: string;
  readonly rules?: readonly GroupRule[];
};

/** Renders the registry pages: one for each definition, with its tested example. */
export function renderDocs(read: Resources, root: string): Map<string, string> {
  const example = (file: string) => readFileSync(path.join(root, 'examples', file), 'utf8').trim();
  const everyLanguage = (kind: string, { type }: { readonly type: string }, file: string) =>
    usageInEveryLanguage({ root, kind, type }, example(`${kind}/${type}/${file}`));
  const marked = (kind: string, { type }: { readonly type: string }) => markOf({ root, kind, type });
  return new Map([
    ...read.resources.map(({ definition, file }): [string, string] => [
      `docs/resources/${pageName(definition)}.md`,
      renderPage(
        definition,
        file,
        'Resource',
        [
          ...renderPerformance(definition),
          ...everyLanguage('resources', definition, 'resource.tf'),
          ...renderSchema(definition),
          ...renderSecrets(definition),
          ...renderDrift(definition),
          ...renderImports(definition),
          ...renderMoved(definition),
        ],
        marked('resources', definition),
      ),
    ]),
    ...read.dataSources.map(({ definition, file }): [string, string] => [
      `docs/data-sources/${pageName(definition)}.md`,
      renderPage(
        definition,
        file,
        'Data Source',
        [...everyLanguage('data-sources', definition, 'data-source.tf'), ...renderSchema(definition)],
        marked('data-sources', definition),
      ),
    ]),
    ...read.ephemeralResources.map(({ definition, file }): [string, string] => [
      `docs/ephemeral-resources/${pageName(definition)}.md`,
      renderPage(
        definition,
        file,
        'Ephemeral Resource',
        [
          'Its results are stored in neither the plan nor the state. It is opened during every plan and again during every apply. Requires Terraform 1.10 or later, or OpenTofu 1.11 or later.',
          ...renderUses(definition),
          ...everyLanguage('ephemeral-resources', definition, 'ephemeral-resource.tf'),
          ...renderSchema(definition),
        ],
        marked('ephemeral-resources', definition),
      ),
    ]),
    ...read.listResources.map(({ definition, file }): [string, string] => [
      `docs/list-resources/${pageName(definition)}.md`,
      renderPage({ ...definition, service: serviceOf(file) }, file, 'List Resource', [
        'Queried by `terraform query`. Requires Terraform 1.14 or later.',
        ...usage(example(`list-resources/${definition.type}/list-resource.tfquery.hcl`)),
        ...renderSchema({ ...definition, service: serviceOf(file) }),
      ]),
    ]),
    ...read.actions.map(({ definition, file }): [string, string] => [
      `docs/actions/${pageName(definition)}.md`,
      renderPage(definition, file, 'Action', [
        'Invoked by an `action_trigger` or with `-invoke`. Requires Terraform 1.14 or later.',
        ...usage(example(`actions/${definition.type}/action.tf`)),
        ...renderSchema(definition),
      ]),
    ]),
  ]);
}

/** What an engine issues is short-lived, so it suits only what is short-lived as well. */
function renderUses({ attributes }: Documented): string[] {
  if (!('mount' in attributes)) return [];
  return [
    'Use the results where they are needed only during the run: in a `provider` block, in a provisioner or its `connection`, or in another ephemeral resource. Anything that stores a copy, ' +
      'such as the write-only password of a managed resource, stops working as soon as the lease ends or the password is rotated.',
  ];
}

/** `handlers/platform/run-task/list-resources` → `platform`. */
function serviceOf(file: string): Service {
  return file.split('/')[1] as Service;
}

function pageName({ type }: { readonly type: string }): string {
  return type.replace(/^lintel_/, '');
}

/** Registries expect the front matter on the first line, so the comment on the page's source comes second. */
function renderPage(
  definition: Documented,
  file: string,
  kind: string,
  sections: readonly string[],
  translated = '',
): string {
  return `---
# ${writtenFrom(`src/${file}.ts and its example`)}
${translated}page_title: "${definition.type} ${kind} - lintel"
subcategory: "${definition.service === 'platform' ? 'Platform' : 'Secrets'}"
description: |-
  ${definition.doc}
---

# ${definition.type} (${kind})

${definition.doc}

${definition.construct ? `The construct is \`${definition.service}.${definition.construct}\`.\n\n` : ''}${sections.join('\n\n')}
`;
}

/**
 * HCL first, which is what a registry shows; then the construct, in the language it is written in and those it is translated into. Without a
 * translation, which a test asks for, the language is left out.
 */
/** The lines of the front matter that say which text the translations of a page were made from. */
function markOf(example: Example): string {
  const isTranslated = LANGUAGES.every((language) => findTranslation(example, language) !== undefined);
  return isTranslated ? `${mark(sourceOf(example))}\n` : '';
}

function usageInEveryLanguage(construct: Example, example: string): string[] {
  return [
    '## Example Usage',
    'The constructs are those for cdktf. With CDK Terrain, [only the imports differ](../languages.md).',
    '### HCL',
    fence('terraform', example),
    '### TypeScript',
    fence('typescript', shownTypeScript(sourceOf(construct)).trim()),
    ...LANGUAGES.flatMap((language) => {
      const translation = findTranslation(construct, language);
      return translation === undefined ? [] : [`### ${language.name}`, fence(language.fence, translation)];
    }),
  ];
}

function usage(example: string): string[] {
  return ['## Example Usage', fence('terraform', example)];
}

function renderSchema(definition: Documented): string[] {
  const attributes = flatAttributes(definition.attributes);
  const spell = speller(definition.attributes);
  const group = (title: string, belongs: (attribute: PlainAttribute) => boolean): string[] => {
    const lines = Object.entries(attributes)
      .filter(([, attribute]) => belongs(attribute))
      .map(([name, attribute]) => renderAttribute(name, attribute, spell, ''));
    return lines.length === 0 ? [] : [`### ${title}`, lines.join('\n')];
  };
  return [
    '## Schema',
    ...group('Required', isRequired),
    ...group('Optional', (attribute) => attribute.use !== 'computed' && !isRequired(attribute)),
    ...group('Read-Only', ({ use }) => use === 'computed'),
    ...renderRules(definition, spell),
  ];
}

function renderRules({ attributes, rules = [] }: Documented, spell: Spell): string[] {
  const choices = Object.values(attributes).flatMap((attribute) =>
    attribute.type === undefined ? [describeChoice(attribute)] : [],
  );
  const all = [...choices, ...rules.map((rule) => describeGroupRule(rule, snakeCase))];
  return all.length === 0 ? [] : ['### Rules', all.map((rule) => `- ${spell(rule)}`).join('\n')];
}

function describeChoice(attribute: Extract<Attribute, { type?: undefined }>): string {
  const groups = Object.values(attribute.choice).map(
    (group) =>
      Object.keys(group)
        .map((name) => `\`${snakeCase(name)}\``)
        .join(', ') || 'none',
  );
  return `${attribute.doc} ${attribute.use === 'required' ? 'Exactly one' : 'At most one'} of these: ${groups.join('; ')}.`;
}

function renderAttribute(name: string, attribute: PlainAttribute, spell: Spell, indent: string): string {
  const marks = [
    typeName(attribute),
    ...(attribute.sensitive ? ['Sensitive'] : []),
    ...(attribute.writeOnly ? ['Write-only'] : []),
  ];
  const spelling =
    attribute.type === 'duration' && !attribute.fractional && attribute.use !== 'computed'
      ? ['Given in seconds, or as a duration such as `90s`, `1h30m` or `30d`.']
      : [];
  const nested =
    'attributes' in attribute
      ? Object.entries(attribute.attributes as Record<string, PlainAttribute>).map(
          ([inner, member]) => `\n${renderAttribute(inner, member, spell, `${indent}  `)}`,
        )
      : [];
  return `${indent}- \`${snakeCase(name)}\` (${marks.join(', ')}) ${spell([attribute.doc, ...spelling, ...describeAttribute(attribute), ...describeAbsence(attribute)].join(' '))}${nested.join('')}`;
}

function typeName(attribute: PlainAttribute): string {
  switch (attribute.type) {
    case 'int':
    case 'number':
      return 'Number';
    case 'bool':
      return 'Boolean';
    case 'object':
      return 'Attributes';
    case 'objects':
      return 'Attributes List';
    case 'dynamic':
      return 'Dynamic';
    case 'list':
    case 'set':
    case 'map':
      return `${attribute.type.charAt(0).toUpperCase()}${attribute.type.slice(1)} of ${attribute.lists ? 'List of ' : ''}${attribute.element === 'bool' ? 'Boolean' : /^(int|number)$/.test(attribute.element) ? 'Number' : 'String'}`;
    default:
      return 'String';
  }
}

function renderSecrets({ attributes }: Documented): string[] {
  const lines = wholeAttributes(attributes).flatMap(({ outer, name, attribute: { writeOnly } }) => {
    if (!writeOnly) return [];
    const twin =
      writeOnly.twin === undefined
        ? ''
        : ` Prefer it to \`${outer}${snakeCase(writeOnly.twin)}\`, whose value is stored in state.`;
    return (
      `- \`${outer}${name}\` accepts an ephemeral value: a variable with \`ephemeral = true\`, or the result of an ephemeral resource. Terraform stores it neither in the plan nor in ` +
      `the state.${twin} Changes are detected and sent automatically unless \`${outer}${snakeCase(writeOnly.version)}\` is set; if it is, the value is sent again only when that version changes.`
    );
  });
  return lines.length === 0
    ? []
    : [
        '## Secrets',
        [
          ...lines,
          '- Do not use a literal: it is visible in the configuration and in every plan file. Constructs reject it.',
        ].join('\n'),
      ];
}

/** How a resource that performs an operation differs from one that manages an object. */
function renderPerformance({ operation, attributes }: ResourceDefinition): string[] {
  if (!operation) return [];
  const inputs = Object.entries(flatAttributes(attributes))
    .filter(([, { use }]) => use !== 'computed')
    .map(([name]) => `\`${snakeCase(name)}\``);
  return [
    `This resource performs an operation instead of managing an object. The operation runs when the resource is created, and again when ${oneOf(inputs)} changes. ` +
      'Refreshing and destroying the resource send no request: the effect of the operation remains. If the service does not respond, the request is not repeated automatically, and the error explains how to proceed.',
    'With Terraform 1.14 or later, you can use the action of the same name instead, which keeps no state.',
  ];
}

function oneOf(names: readonly string[]): string {
  return names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} or ${names[names.length - 1]}`;
}

function renderDrift({ attributes, operation }: ResourceDefinition): string[] {
  if (operation) return ['## Drift', 'The service stores no object for it, so nothing can drift.'];
  const inputs = wholeAttributes(attributes).filter(({ attribute }) => attribute.use !== 'computed');
  const names = (chosen: (attribute: PlainAttribute) => boolean | undefined) => {
    const all = inputs.filter(({ attribute }) => chosen(attribute)).map(({ outer, name }) => outer + name);
    // A line about an object covers its members.
    return all
      .filter((name) => !all.some((outer) => name.startsWith(`${outer}.`)))
      .map((name) => `\`${name}\``)
      .join(', ');
  };
  const unreadable = names((attribute) => attribute.unreadable === true);
  // If every input forces replacement, an update has nothing to send.
  const isMadeOnce = inputs.every(({ attribute }) => attribute.replace === true || attribute.local);
  const maybe = names((attribute) => attribute.unreadable === 'maybe');
  const local = names((attribute) => attribute.local);
  const createOnly = names((attribute) => attribute.createOnly);
  return [
    '## Drift',
    [
      'A change made outside Terraform to a configured attribute appears in the next plan, and the next apply reverts it. Drift is not detected in:',
      ...(unreadable
        ? [
            `- ${unreadable}: never returned by the service. If set, the first plan after an import is an in-place update that ${isMadeOnce ? 'records them and sends nothing' : 'sends them'}.`,
          ]
        : []),
      ...(maybe ? [`- ${maybe}: missing from some responses of the service.`] : []),
      ...(local ? [`- ${local}: not sent to the service; known only to Terraform.`] : []),
      ...(createOnly ? [`- ${createOnly}: sent only on creation.`] : []),
      ...(unreadable || maybe || local || createOnly ? [] : ['- no attribute.']),
    ]
      .join('\n')
      .replace(':\n- ', ':\n\n- '),
  ];
}

function renderImports({ type, imports, peerImports = [], identity, returnedOnce }: ResourceDefinition): string[] {
  if (returnedOnce !== undefined) {
    return [
      '## Import',
      `An import is refused: the service returns ${returnedOnce} only once, when it is created. For the same reason, AWS CDK and CloudFormation do not have this resource.`,
    ];
  }
  const blocks = imports.flatMap(({ form, names = form, example }) => [
    `By \`${names.replace(/\{(\w+)\}/g, (_, name: string) => `<${snakeCase(name)}>`)}\`:`,
    fence('terraform', `import {\n  to = ${type}.example\n  id = "${example}"\n}`),
    fence('shell', `terraform import ${type}.example '${example}'`),
  ]);
  const members = Object.entries(identity).map(
    ([name, required]) => `\`${snakeCase(name)}\` (${required ? 'required' : 'optional'})`,
  );
  return [
    '## Import',
    ...blocks,
    ...(peerImports.length === 0
      ? []
      : [
          `The import ids of the tfe or vault provider are accepted as well, such as ${peerImports.map(({ example }) => `\`${example}\``).join(' and ')}.`,
        ]),
    `By identity (Terraform 1.12 or later), with ${members.join(', ')}:`,
    fence(
      'terraform',
      `import {\n  to = ${type}.example\n  identity = {\n${alignedIdentity(identity, imports[0]?.form ?? '', imports[0]?.example ?? '')}  }\n}`,
    ),
  ];
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
  // The platform's only secret is taken over, since both types store it in state the same way.
  const hasSecrets = service === 'secrets' && wholeAttributes(attributes).some(({ attribute }) => attribute.writeOnly);
  return movedFrom.length === 0
    ? []
    : [
        '## Moved from other types',
        ...movedFrom.map((source) =>
          fence('terraform', `moved {\n  from = ${source.type}.example\n  to   = ${type}.example\n}`),
        ),
        `The state is converted without changing anything in the service.${hasSecrets ? ' Secrets are not carried over: set them in the configuration, and the first apply sends them once.' : ''}`,
      ];
}

/** Every attribute under Terraform's name, including those of nested objects, whose names `outer` precedes. */
function wholeAttributes(
  attributes: Attributes,
  outer = '',
): { readonly outer: string; readonly name: string; readonly attribute: PlainAttribute }[] {
  return Object.entries(flatAttributes(attributes)).flatMap(([camel, attribute]) => {
    const name = snakeCase(camel);
    return [
      { outer, name, attribute },
      ...('attributes' in attribute ? wholeAttributes(attribute.attributes, `${outer}${name}.`) : []),
    ];
  });
}

type Spell = (text: string) => string;

/** Converts the definition's spelling of attribute names to Terraform's. */
function speller(attributes: Attributes): Spell {
  const names = new Set<string>();
  const collect = (all: Readonly<Record<string, PlainAttribute>>): void => {
    for (const [name, attribute] of Object.entries(all)) {
      names.add(name);
      if ('attributes' in attribute) collect(attribute.attributes as Record<string, PlainAttribute>);
    }
  };
  collect(flatAttributes(attributes));
  return (text) =>
    text.replace(/`([A-Za-z0-9]+)`/g, (whole, name: string) => (names.has(name) ? `\`${snakeCase(name)}\`` : whole));
}

function fence(language: string, text: string): string {
  return `\`\`\`${language}\n${text}\n\`\`\``;
}
