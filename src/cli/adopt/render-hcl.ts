import type { Input, Inputs, SecretVariable, WrittenKind, WrittenObject } from './decision';
import { hclScaffold } from './hcl-scaffold';
import { hclList, hclMembers, hclObject, hclString, hclValue } from './hcl-text';
import type { Project } from './project';
import { snakeCase } from '../../definition/names';

/** Generates HCL: one file for each kind, with an import block before each resource. */
export const hclProject: Project = {
  uniqueAcross: 'kind',
  fileOf: (file) => `${file}.tf`,
  addressOf: (type, name) => `${type}.${name}`,
  render: ({ kinds, variables, variablesFile }) => [
    ...kinds.map((kind) => ({ path: `${kind.file}.tf`, text: renderKind(kind) })),
    ...(variables.length > 0 ? [{ path: `${variablesFile}.tf`, text: variables.map(renderVariable).join('\n') }] : []),
  ],
  scaffold: hclScaffold,
  stack: '.',
};

function renderKind({ kind, objects, unreported }: WrittenKind): string {
  const notes =
    unreported.length === 0
      ? ''
      : `# The service does not return ${unreported.map((name) => `\`${name}\``).join(', ')}. Add them here if they are set.\n\n`;
  return notes + objects.map((one) => renderObject(kind.adoption.type, one)).join('\n');
}

function renderObject(type: string, { name, found, inputs, leftAlone }: WrittenObject): string {
  const importBlock = `import {\n${hclMembers(
    [
      ['to', `${type}.${name}`],
      ['id', hclString(found.importId)],
    ],
    2,
  )}}\n`;
  const lifecycle = leftAlone
    ? `\n  lifecycle {\n    # ${leftAlone.because}\n    ignore_changes = ${hclList(leftAlone.attributes, 4)}\n  }\n`
    : '';
  return `${importBlock}\nresource ${hclString(type)} ${hclString(name)} {\n${hclMembers(membersOf(inputs, 2), 2)}${lifecycle}}\n`;
}

function membersOf(inputs: Inputs, indent: number): [string, string][] {
  return Object.entries(inputs).map(([name, input]) => [snakeCase(name), renderInput(input, indent)]);
}

function renderInput(input: Input, indent: number): string {
  switch (input.is) {
    case 'value':
      return hclValue(input.attribute, input.value, indent);
    case 'reference':
      return `${input.to.found.kind.adoption.type}.${input.to.name}.${snakeCase(input.attribute)}`;
    case 'list':
      return hclList(
        input.elements.map((element) => renderInput(element, indent + 2)),
        indent,
      );
    case 'variable':
      return `lookup(var.${input.variable.name}, ${hclString(input.key)}, null)`;
    case 'file':
      return `file("\${path.module}/${input.path}")`;
    case 'folder':
      return `"\${path.module}/${input.path}"`;
    case 'object':
      return hclObject(membersOf(input.members, indent + 2), indent);
    case 'objects':
      return hclList(
        input.elements.map((members) => hclObject(membersOf(members, indent + 4), indent + 2)),
        indent,
      );
  }
}

function renderVariable({ name, holds, description }: SecretVariable): string {
  const members: [string, string][] = [
    ['type', holds === 'map' ? 'map(map(string))' : 'map(string)'],
    ['default', '{}'],
    ['ephemeral', 'true'],
    ['description', hclString(description)],
  ];
  return `variable ${hclString(name)} {\n${hclMembers(members, 2)}}\n`;
}
