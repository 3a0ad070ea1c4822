import { spawnSync } from 'child_process';
import { randomUUID } from 'crypto';
import { realpathSync } from 'fs';
import * as path from 'path';
import { Code, constructCode, Members } from './construct-code';
import type { Decision, SecretVariable, WrittenKind, WrittenObject } from './decision';
import { escapeTemplates } from './hcl-text';
import { kebabName, pascalName } from './names';
import type { Project } from './project';
import { blocksOf, constructRows, type ConstructRows } from './rows';
import { synthesizeApp } from './synthesize';
import { shapeOf } from './text-shape';
import { escapeCodePoint } from './unicode-escape';
import { variablesIn } from './variables-in';
import { decideConstruct } from '../../definition/construct';
import { snakeCase } from '../../definition/names';
import type { Service } from '../../definition/resource';
import { escapeInvisible } from '../../printing/visible';
import { notPublished } from '../own-package';
import { VERSION } from '../version';

/** Generates a cdktf app in Python: one class for each kind, and a function that creates all of them. */
export const pythonProject: Project = {
  uniqueAcross: 'all',
  rows: 'loop',
  fileOf: (file) => `${file}.py`,
  addressOf: (type, name) => `${type}.${kebabName(name)}`,
  render: ({ kinds }: Decision) => kinds.map((kind) => ({ path: `${kind.file}.py`, text: renderKind(kind) })),
  rewritten: ({ files }) => [{ path: 'adopted.py', text: renderAdopted(files) }],
  scaffold: () => ({
    files: [
      { path: 'main.py', text: MAIN },
      { path: 'secret_variable.py', text: SECRET_VARIABLE },
      { path: 'text_of.py', text: TEXT_OF },
      {
        path: 'cdktf.json',
        text: `${JSON.stringify({ language: 'python', app: 'python3 main.py', projectId: randomUUID(), sendCrashReports: 'false' }, undefined, 2)}\n`,
      },
      { path: 'requirements.txt', text: `cdktf==0.21.0\nlintel-cdktf~=${VERSION}\n` },
      { path: '.gitignore', optional: true, text: '/.venv/\n/__pycache__/\n/cdktf.out/\n/*.tfstate*\n' },
    ],
  }),
  synthesize: (folder) => {
    const wheel = notPublished(`python/lintel_cdktf-${VERSION}-py3-none-any.whl`);
    const run = `python3 -m venv .venv && .venv/bin/pip install ${wheel} -r requirements.txt`;
    synthesizeApp(
      folder,
      canImport(folder) ? undefined : { what: `Python cannot import lintel_cdktf in ${folder}`, run },
    );
  },
  stack: 'cdktf.out/stacks/adopted',
};

const MAIN = `from cdktf import App, TerraformStack
from lintel_cdktf import LintelProvider

from adopted import adopted

# cdktf validates every import with a run of terraform, which is slow for many objects. Remove this option after the import.
app = App(skip_validation=True)
stack = TerraformStack(app, "adopted")

# Addresses and tokens come from the environment: LINTEL_PLATFORM_ADDRESS, LINTEL_PLATFORM_TOKEN, LINTEL_SECRETS_ADDRESS, LINTEL_SECRETS_TOKEN.
LintelProvider(stack, "lintel")
adopted(stack)

app.synth()
`;

const SECRET_VARIABLE = `from typing import Mapping

from cdktf import Fn, Token
from constructs import Construct
from lintel_cdktf import EphemeralVariable


class SecretVariable:
    """A variable for secrets that the service does not return: values by object name, empty by default. They are not stored in plans or states."""

    def __init__(self, scope: Construct, name: str, description: str, type: str = "map(string)") -> None:
        known = scope.node.try_find_child(name)
        self.variable = known or EphemeralVariable(scope, name, type=type, default={}, description=description)

    def text(self, key: str) -> str:
        return Token.as_string(self._value_of(key))

    def map(self, key: str) -> Mapping[str, str]:
        return Token.as_string_map(self._value_of(key))

    def _value_of(self, key: str):
        # cdktf cannot write null. \`one\` returns null for an empty list.
        values, keys = Fn.values(self.variable.value), Fn.keys(self.variable.value)
        return Fn.one(Fn.matchkeys(Token.as_list(values), Token.as_list(keys), [key]))
`;

const TEXT_OF = `from cdktf import Fn, TerraformAsset
from constructs import Construct


def text_of(scope: Construct, path: str) -> str:
    """The contents of a file in this project, read by Terraform."""
    return Fn.file(TerraformAsset(scope, path, path=path).path)
`;

function canImport(folder: string): boolean {
  const programs = path.join(realpathSync(folder), '.venv', 'bin');
  const env = { ...process.env, PATH: `${programs}${path.delimiter}${process.env.PATH ?? ''}` };
  return (
    spawnSync(
      'python3',
      ['-c', 'import importlib.util, sys; sys.exit(not all(map(importlib.util.find_spec, ["cdktf", "lintel_cdktf"])))'],
      { cwd: folder, env },
    ).status === 0
  );
}

function renderAdopted(files: readonly { readonly name: string; readonly needs: readonly string[] }[]): string {
  const needed = new Set(files.flatMap(({ needs }) => needs));
  const calls = files.map(({ name, needs }) => {
    const call = `${pascalName(name)}(${['scope', ...needs.map((need) => `all_${need}`)].join(', ')})`;
    return needed.has(name) ? `    all_${name} = ${call}\n` : `    ${call}\n`;
  });
  return `# Generated by \`lintel adopt\` and rewritten by every run. Edit the other files instead.
from constructs import Construct

${files.map(({ name }) => `from ${name} import ${pascalName(name)}\n`).join('')}

def adopted(scope: Construct) -> None:
    """Creates all adopted objects."""
${calls.join('')}`;
}

function renderKind(kind: WrittenKind): string {
  const {
    kind: { adoption, definition },
    file,
    objects,
    needs,
    unreported,
  } = kind;
  const plan = decideConstruct('resource', definition);
  const variables = variablesIn(objects);
  const membersOf = (one: WrittenObject) => constructCode(plan, one.inputs);
  const body = blocksOf(objects)
    .map((block) =>
      block[0]!.row
        ? renderRows(constructRows(block, membersOf), plan.className, definition.service)
        : renderObject(block[0]!, plan.className, definition.service, membersOf(block[0]!)),
    )
    .join('\n');
  const notes =
    unreported.length === 0
      ? ''
      : `\n# The service does not return ${unreported.map((name) => `\`${name}\``).join(', ')}. Add them here if they are set.\n`;
  const uses = (name: string) => new RegExp(`(?<![\\w."])${name}[.(]`).test(body);
  const parameters = ['self', 'scope: Construct', ...needs.map((need) => `${need}: ${pascalName(need)}`)];
  return [
    uses('json') ? 'import json\n\n' : '',
    uses('TerraformResourceLifecycle') ? 'from cdktf import TerraformResourceLifecycle\n' : '',
    'from constructs import Construct\n',
    uses('Duration') ? 'from lintel_cdktf import Duration\n' : '',
    `from lintel_cdktf import ${definition.service} as ${moduleOf(definition.service)}\n\n`,
    ...needs.map((need) => `from ${need} import ${pascalName(need)}\n`),
    variables.length > 0 ? 'from secret_variable import SecretVariable\n' : '',
    uses('text_of') ? 'from text_of import text_of\n' : '',
    `${notes}\n\nclass ${pascalName(file)}:\n    """The ${adoption.things}."""\n\n    def __init__(${parameters.join(', ')}) -> None:\n`,
    ...variables.map(renderVariable),
    variables.length > 0 ? '\n' : '',
    body,
  ]
    .join('')
    .replace(/\n{4,}/g, '\n\n\n');
}

/** Prefixed, because `platform` and `secrets` are modules of Python's standard library. */
function moduleOf(service: Service): string {
  return `lintel_${service}`;
}

function renderVariable({ name, description, holds }: SecretVariable): string {
  return `        ${name} = SecretVariable(scope, ${quote(name)}, ${quote(escapeTemplates(description))}${holds === 'map' ? ', "map(map(string))"' : ''}).${holds}\n`;
}

function renderObject(
  { name, found, leftAlone }: WrittenObject,
  className: string,
  service: Service,
  members: Members,
): string {
  const left = leftAlone
    ? `            # ${leftAlone.because}\n            lifecycle=TerraformResourceLifecycle(ignore_changes=[${leftAlone.attributes.map(quote).join(', ')}]),\n`
    : '';
  return (
    `        self.${name} = ${moduleOf(service)}.${className}(\n            scope,\n            ${quote(kebabName(name))},\n${renderMembers(members, 12)}${left}        )\n` +
    `        self.${name}.import_from(${quote(escapeTemplates(found.importId))})\n`
  );
}

/** Renders a loop over the rows. Properties that all rows share are written once, in its body. */
function renderRows({ common, rows }: ConstructRows, className: string, service: Service): string {
  return [
    '        for address, import_id, values in [\n',
    ...rows.map(
      ({ object: { name, found }, members }) =>
        `            (\n                ${quote(kebabName(name))},\n                ${quote(escapeTemplates(found.importId))},\n                dict(\n${renderMembers(members, 20)}                ),\n            ),\n`,
    ),
    `        ]:\n            ${moduleOf(service)}.${className}(\n                scope,\n                address,\n${renderMembers(common, 16)}                **values,\n            ).import_from(import_id)\n`,
  ].join('');
}

function renderMembers(members: Members, indent: number): string {
  return members
    .map(([property, code]) => `${' '.repeat(indent)}${parameter(property)}=${render(code, indent)},\n`)
    .join('');
}

function render(code: Code, indent: number): string {
  switch (code.is) {
    case 'text':
      return renderText(code, indent);
    case 'number':
      return code.text;
    case 'boolean':
      return code.value ? 'True' : 'False';
    case 'list':
      return renderList(
        code.elements.map((element) => render(element, indent + 4)),
        indent,
      );
    case 'map':
      return renderDictionary(
        code.members.map(([key, member]) => [key, render(member, indent + 4)]),
        indent,
      );
    case 'struct':
      return `${moduleOf(code.service)}.${code.name}(\n${renderMembers(code.members, indent + 4)}${' '.repeat(indent)})`;
    case 'enum':
      return `${moduleOf(code.service)}.${code.name}.${code.member}`;
    case 'factory':
      return renderFactory(code, indent);
    case 'reference':
      return `${code.file}.${code.name}.${snakeCase(code.property)}`;
    case 'contents':
      return `text_of(scope, ${quote(code.path)})`;
    case 'secret':
      return `${code.variable}(${quote(code.key)})`;
  }
}

function renderFactory(
  { service, name, factory, positional, options }: Extract<Code, { is: 'factory' }>,
  indent: number,
): string {
  const callee = `${service === undefined ? '' : `${moduleOf(service)}.`}${name}.${parameter(factory)}`;
  if (options.length === 0) return `${callee}(${positional.map((one) => render(one, indent)).join(', ')})`;
  const first = positional.map((one) => `${' '.repeat(indent + 4)}${render(one, indent + 4)},\n`).join('');
  return `${callee}(\n${first}${renderMembers(options, indent + 4)}${' '.repeat(indent)})`;
}

function renderText({ attribute, text }: Extract<Code, { is: 'text' }>, indent: number): string {
  const shape = shapeOf(attribute, text);
  if (shape.is === 'json') return `json.dumps(${renderPlain(shape.document, indent)})`;
  if (shape.is === 'lines') {
    return `"\\n".join(${renderList(
      shape.lines.map((line) => quote(escapeTemplates(line))),
      indent,
      true,
    )})`;
  }
  return quote(escapeTemplates(text));
}

function renderPlain(value: unknown, indent: number): string {
  if (typeof value === 'string') return quote(escapeTemplates(value));
  if (typeof value === 'boolean') return value ? 'True' : 'False';
  if (Array.isArray(value)) {
    return renderList(
      value.map((element) => renderPlain(element, indent + 4)),
      indent,
    );
  }
  if (typeof value !== 'object' || value === null) return value === null ? 'None' : String(value);
  return renderDictionary(
    Object.entries(value).map(([key, member]) => [key, renderPlain(member, indent + 4)]),
    indent,
  );
}

function renderDictionary(members: readonly (readonly [key: string, text: string])[], indent: number): string {
  if (members.length === 0) return '{}';
  return `{\n${members.map(([key, text]) => `${' '.repeat(indent + 4)}${quote(escapeTemplates(key))}: ${text},\n`).join('')}${' '.repeat(indent)}}`;
}

function renderList(elements: readonly string[], indent: number, tall = false): string {
  const line = `[${elements.join(', ')}]`;
  if (!tall && line.length + indent <= WIDTH && !line.includes('\n')) return line;
  return `[\n${elements.map((element) => `${' '.repeat(indent + 4)}${element},\n`).join('')}${' '.repeat(indent)}]`;
}

const WIDTH = 120;

/** jsii appends `_` to Python keywords. */
function parameter(name: string): string {
  const snake = snakeCase(name);
  return KEYWORDS.has(snake) ? `${snake}_` : snake;
}

const KEYWORDS = new Set([
  'and',
  'as',
  'assert',
  'async',
  'await',
  'break',
  'class',
  'continue',
  'def',
  'del',
  'elif',
  'else',
  'except',
  'finally',
  'for',
  'from',
  'global',
  'if',
  'import',
  'in',
  'is',
  'lambda',
  'nonlocal',
  'not',
  'or',
  'pass',
  'print',
  'raise',
  'return',
  'try',
  'while',
  'with',
  'yield',
]);

function quote(text: string): string {
  return `"${escapeInvisible(
    text.replace(/[\\"\n\r\t]/g, (character) => ESCAPES[character] ?? character),
    escapeCodePoint,
  )}"`;
}

const ESCAPES: { readonly [character: string]: string } = {
  '\\': '\\\\',
  '"': '\\"',
  '\n': '\\n',
  '\r': '\\r',
  '\t': '\\t',
};
