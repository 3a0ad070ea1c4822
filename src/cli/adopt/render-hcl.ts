import { snakeCase } from '../../definition/names';
import type { Input, Inputs, SecretVariable, WrittenKind, WrittenObject } from './decision';
import { hclScaffold } from './hcl-scaffold';
import { hclKey, hclList, hclMembers, hclObject, hclString, hclValue } from './hcl-text';
import type { Project } from './project';
import { blocksOf } from './rows';

const LONGEST_ROW = 140;

/** Generates HCL: one file for each kind, with an import block before each resource. Rows of a table are instances of one resource. */
export const hclProject: Project = {
  uniqueAcross: 'kind',
  rows: 'instances',
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
  const { type, tabledBy } = kind.adoption;
  return (
    notes +
    blocksOf(objects)
      .map((block) => (block[0]!.row ? renderTable(type, tabledBy!, block) : renderObject(type, block[0]!)))
      .join('\n')
  );
}

/** Renders a table of values and one resource with `for_each`. Values that all rows share are written in the resource. */
function renderTable(type: string, owner: string, rows: readonly WrittenObject[]): string {
  const { table } = rows[0]!.row!;
  const local = `${type.replace(/^lintel_/, '')}_${table}`;
  const names = [...new Set(rows.flatMap(({ inputs }) => Object.keys(inputs)))];
  const textOf = ({ inputs }: WrittenObject, name: string, indent: number) =>
    inputs[name] && renderInput(inputs[name], indent);
  const isKey = (name: string) => rows.every((one) => textOf(one, name, 0) === hclString(one.row!.key));
  const isCommon = (name: string) => new Set(rows.map((one) => textOf(one, name, 0))).size === 1;
  const inRows = names.filter((name) => name !== owner && !isKey(name) && !isCommon(name));
  const lines = rows.map((one): [string, string] => {
    const values = inRows.flatMap((name): [string, string][] => {
      const text = textOf(one, name, 6);
      return text === undefined ? [] : [[snakeCase(name), text]];
    });
    return [hclKey(one.row!.key), hclRow([['id', hclString(one.found.importId)], ...values])];
  });
  const members = names.map((name): [string, string] => {
    const attribute = snakeCase(name);
    if (isKey(name)) return [attribute, 'each.key'];
    if (name === owner || isCommon(name)) return [attribute, textOf(rows[0]!, name, 2)!];
    const isEverywhere = rows.every(({ inputs }) => inputs[name] !== undefined);
    return [attribute, isEverywhere ? `each.value.${attribute}` : `try(each.value.${attribute}, null)`];
  });
  return [
    `locals {\n${hclMembers([[local, hclObject(lines, 2)]], 2)}}\n`,
    `import {\n${hclMembers(
      [
        ['for_each', `local.${local}`],
        ['to', `${type}.${table}[each.key]`],
        ['id', 'each.value.id'],
      ],
      2,
    )}}\n`,
    `resource ${hclString(type)} ${hclString(table)} {\n${hclMembers([['for_each', `local.${local}`]], 2)}\n${hclMembers(members, 2)}}\n`,
  ].join('\n');
}

/** On one line, if it is short. */
function hclRow(members: readonly (readonly [key: string, text: string])[]): string {
  const line = `{ ${members.map(([key, text]) => `${key} = ${text}`).join(', ')} }`;
  return line.length <= LONGEST_ROW && !line.includes('\n') ? line : hclObject(members, 4);
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
