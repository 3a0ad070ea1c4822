import { spawnSync } from 'child_process';
import { randomUUID } from 'crypto';
import { Code, constructCode, Members } from './construct-code';
import type { Decision, SecretVariable, WrittenKind, WrittenObject } from './decision';
import { escapeTemplates } from './hcl-text';
import { camelName, kebabName, pascalName } from './names';
import type { Project } from './project';
import { blocksOf, constructRows, type ConstructRows } from './rows';
import { synthesizeApp } from './synthesize';
import { shapeOf } from './text-shape';
import { escapeCodePoint } from './unicode-escape';
import { variablesIn } from './variables-in';
import { decideConstruct, type TypePlan } from '../../definition/construct';
import type { Service } from '../../definition/resource';
import { escapeInvisible } from '../../printing/visible';
import { notPublished } from '../own-package';
import { VERSION } from '../version';

const MODULE = 'github.com/lintel-iac/lintel-go/lintel';

/** Generates a cdktf app in Go: one struct for each kind with its objects, and a function that creates all of them. */
export const goProject: Project = {
  uniqueAcross: 'all',
  rows: 'loop',
  fileOf: (file) => `${file}.go`,
  addressOf: (type, name) => `${type}.${kebabName(name)}`,
  render: ({ kinds }: Decision) =>
    kinds.map((kind) => ({ path: `${kind.file}.go`, text: formatted(renderKind(kind)) })),
  rewritten: ({ files }) => [{ path: 'adopted.go', text: formatted(renderAdopted(files)) }],
  scaffold: () => ({
    files: [
      { path: 'main.go', text: MAIN },
      { path: 'secret_variable.go', text: SECRET_VARIABLE },
      { path: 'text_of.go', text: TEXT_OF },
      { path: 'go.mod', text: GO_MOD },
      {
        path: 'cdktf.json',
        text: `${JSON.stringify({ language: 'go', app: 'go run .', projectId: randomUUID(), sendCrashReports: 'false' }, undefined, 2)}\n`,
      },
      { path: '.gitignore', optional: true, text: '/cdktf.out/\n/*.tfstate*\n' },
    ],
  }),
  synthesize: (folder) => {
    const run = `go mod edit -replace=${MODULE}=${notPublished('go/lintel')} && go mod tidy`;
    synthesizeApp(
      folder,
      isResolved(folder) ? undefined : { what: `Go cannot resolve the packages that ${folder} imports`, run },
    );
  },
  stack: 'cdktf.out/stacks/adopted',
};

const MAIN = `package main

import (
	"github.com/aws/jsii-runtime-go"
	"github.com/hashicorp/terraform-cdk-go/cdktf"
	"${MODULE}"
)

func main() {
	defer jsii.Close()

	// cdktf validates every import with a run of terraform, which is slow for many objects. Remove this option after the import.
	app := cdktf.NewApp(&cdktf.AppConfig{SkipValidation: jsii.Bool(true)})
	stack := cdktf.NewTerraformStack(app, jsii.String("adopted"))

	// Addresses and tokens come from the environment: LINTEL_PLATFORM_ADDRESS, LINTEL_PLATFORM_TOKEN, LINTEL_SECRETS_ADDRESS, LINTEL_SECRETS_TOKEN.
	lintel.NewLintelProvider(stack, jsii.String("lintel"), nil)
	adopted(stack)

	app.Synth()
}
`;

const SECRET_VARIABLE = `package main

import (
	"github.com/aws/constructs-go/constructs/v10"
	"github.com/aws/jsii-runtime-go"
	"github.com/hashicorp/terraform-cdk-go/cdktf"
	"${MODULE}"
)

// secretVariable is a variable for secrets that the service does not return: values by object name, empty by default. They are not stored in
// plans or states.
type secretVariable struct {
	variable lintel.EphemeralVariable
}

func newSecretVariable(scope constructs.Construct, name string, description string, variableType string) secretVariable {
	var variable lintel.EphemeralVariable
	if known := scope.Node().TryFindChild(&name); known != nil {
		jsii.UnsafeCast(known, &variable)
	} else {
		variable = lintel.NewEphemeralVariable(scope, &name, &lintel.EphemeralVariableConfig{
			Type:        &variableType,
			Default:     map[string]string{},
			Description: &description,
		})
	}
	return secretVariable{variable}
}

func (secret secretVariable) text(key string) *string {
	return cdktf.Token_AsString(secret.valueOf(key), nil)
}

func (secret secretVariable) mapping(key string) *map[string]*string {
	return cdktf.Token_AsStringMap(secret.valueOf(key), nil)
}

func (secret secretVariable) object(key string) *map[string]interface{} {
	return cdktf.Token_AsAnyMap(secret.valueOf(key), nil)
}

func (secret secretVariable) valueOf(key string) interface{} {
	// cdktf cannot write null. \`one\` returns null for an empty list.
	values, keys := cdktf.Fn_Values(secret.variable.Value()), cdktf.Fn_Keys(secret.variable.Value())
	return cdktf.Fn_One(cdktf.Fn_Matchkeys(listOf(values), listOf(keys), &[]interface{}{key}))
}

func listOf(value interface{}) *[]interface{} {
	list := []interface{}{}
	for _, element := range *cdktf.Token_AsList(value, nil) {
		list = append(list, *element)
	}
	return &list
}
`;

const TEXT_OF = `package main

import (
	"github.com/aws/constructs-go/constructs/v10"
	"github.com/hashicorp/terraform-cdk-go/cdktf"
)

// textOf returns the contents of a file in this project, read by Terraform.
func textOf(scope constructs.Construct, path string) *string {
	return cdktf.Fn_File(cdktf.NewTerraformAsset(scope, &path, &cdktf.TerraformAssetConfig{Path: &path}).Path())
}
`;

const GO_MOD = `module adopted

go 1.25.0

require (
	github.com/aws/constructs-go/constructs/v10 v10.4.2
	github.com/aws/jsii-runtime-go v1.140.0
	github.com/hashicorp/terraform-cdk-go/cdktf v0.21.0
	${MODULE} v${VERSION}
)
`;

/** Whether every imported package is there, and every hash of a module. */
function isResolved(folder: string): boolean {
  return spawnSync('go', ['list', '-deps', '.'], { cwd: folder, encoding: 'utf8' }).status === 0;
}

/** In the style of gofmt, if it is installed. The code is valid without it, too. */
function formatted(text: string): string {
  const { status, stdout } = spawnSync('gofmt', [], { input: text, encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 });
  return status === 0 ? stdout : text;
}

function renderAdopted(files: readonly { readonly name: string; readonly needs: readonly string[] }[]): string {
  const needed = new Set(files.flatMap(({ needs }) => needs));
  const calls = files.map(({ name, needs }) => {
    const call = `new${pascalName(name)}(${['scope', ...needs.map((need) => `all${pascalName(need)}`)].join(', ')})`;
    return needed.has(name) ? `\tall${pascalName(name)} := ${call}\n` : `\t${call}\n`;
  });
  return `// Generated by \`lintel adopt\` and rewritten by every run. Edit the other files instead.
package main

import "github.com/aws/constructs-go/constructs/v10"

// adopted creates all adopted objects.
func adopted(scope constructs.Construct) {
${calls.join('')}}
`;
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
  const type = pascalName(file);
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
      : ` The service does not return ${unreported.map((name) => `\`${name}\``).join(', ')}. Add them here if they are set.`;
  // Texts are quoted, so that nothing in them counts as a use.
  const uses = (name: string) => new RegExp(`(?<![\\w.])${name}\\.`).test(body.replace(/"(?:[^"\\]|\\.)*"/g, '""'));
  const parameters = ['scope constructs.Construct', ...needs.map((need) => `${camelName(need)} *${pascalName(need)}`)];
  const imports = [
    ...(uses('strings') ? ['"strings"', ''] : []),
    '"github.com/aws/constructs-go/constructs/v10"',
    '"github.com/aws/jsii-runtime-go"',
    ...(uses('cdktf') ? ['"github.com/hashicorp/terraform-cdk-go/cdktf"'] : []),
    ...(uses('lintel') ? [`"${MODULE}"`] : []),
    `"${MODULE}/${definition.service}"`,
  ];
  return [
    'package main\n\nimport (\n',
    ...imports.map((one) => (one === '' ? '\n' : `\t${one}\n`)),
    `)\n\n// ${type} are the ${adoption.things}.${notes}\ntype ${type} struct {\n`,
    ...objects
      .filter(({ row }) => !row)
      .map(({ name }) => `\t${pascalName(name)} ${definition.service}.${plan.className}\n`),
    `}\n\nfunc new${type}(${parameters.join(', ')}) *${type} {\n`,
    ...variables.map(renderVariable),
    `\tall := &${type}{}\n\n`,
    body,
    '\n\treturn all\n}\n',
  ].join('');
}

function renderVariable({ name, description, holds, isAny }: SecretVariable): string {
  const type = holds === 'map' ? 'map(map(string))' : 'map(string)';
  return `\t${variableName(name)} := newSecretVariable(scope, ${quote(name)}, ${quote(escapeTemplates(description))}, ${quote(type)})${isAny ? '.object' : holds === 'map' ? '.mapping' : '.text'}\n`;
}

/** No parameter has a name of this form. */
function variableName(name: string): string {
  return `secret${pascalName(name)}`;
}

function renderObject(
  { name, found, leftAlone }: WrittenObject,
  className: string,
  service: Service,
  members: Members,
): string {
  const left = leftAlone
    ? `\t\t// ${leftAlone.because}\n\t\tLifecycle: &cdktf.TerraformResourceLifecycle{IgnoreChanges: jsii.Strings(${leftAlone.attributes.map(quote).join(', ')})},\n`
    : '';
  const target = `all.${pascalName(name)}`;
  return (
    `\t${target} = ${service}.New${className}(scope, ${pointer(quote(kebabName(name)))}, &${service}.${PROPS[className] ?? `${className}Props`}{\n${renderMembers(members, 2)}${left}\t})\n` +
    `\t${target}.ImportFrom(${pointer(quote(escapeTemplates(found.importId)))}, nil)\n`
  );
}

/** Renders a loop over the rows. Properties that all rows share are written once, in its body. */
function renderRows({ common, rows }: ConstructRows, className: string, service: Service): string {
  const props = `${service}.${PROPS[className] ?? `${className}Props`}`;
  return [
    `\tfor _, one := range []struct {\n\t\taddress, importID string\n\t\tprops ${props}\n\t}{\n`,
    ...rows.map(
      ({ object: { name, found }, members }) =>
        `\t\t{${quote(kebabName(name))}, ${quote(escapeTemplates(found.importId))}, ${props}{\n${renderMembers(members, 3)}\t\t}},\n`,
    ),
    '\t} {\n',
    ...common.map(([property, code]) => `\t\tone.props.${pascalName(property)} = ${render(code, 2)}\n`),
    `\t\t${service}.New${className}(scope, jsii.String(one.address), &one.props).ImportFrom(jsii.String(one.importID), nil)\n\t}\n`,
  ].join('');
}

/** Constructs with properties of their own, besides those of the attributes. */
const PROPS: { readonly [className: string]: string } = { JwtAuthRole: 'JwtAuthRoleOptions' };

function renderMembers(members: Members, depth: number): string {
  return members
    .map(([property, code]) => `${'\t'.repeat(depth)}${pascalName(property)}: ${render(code, depth)},\n`)
    .join('');
}

function render(code: Code, depth: number): string {
  switch (code.is) {
    case 'text':
      return pointer(renderText(code, depth));
    case 'number':
      return `jsii.Number(${code.text})`;
    case 'boolean':
      return `jsii.Bool(${code.value})`;
    case 'list':
      return renderList(code, depth);
    case 'map':
      return renderMap(code, depth);
    case 'struct':
      return `&${code.service}.${code.name}{\n${renderMembers(code.members, depth + 1)}${'\t'.repeat(depth)}}`;
    case 'enum':
      return `${code.service}.${code.name}_${code.member}`;
    case 'factory':
      return renderFactory(code, depth);
    case 'reference':
      return `${camelName(code.file)}.${pascalName(code.name)}.${pascalName(code.property)}()`;
    case 'contents':
      return `textOf(scope, ${quote(code.path)})`;
    case 'secret':
      return `${variableName(code.variable)}(${quote(code.key)})`;
  }
}

function renderList({ service, of, elements }: Extract<Code, { is: 'list' }>, depth: number): string {
  const texts = elements.flatMap((element) => (element.is === 'text' ? [renderText(element, depth + 1)] : []));
  // Without elements, it is not the empty list but nil.
  if (of.kind === 'string' && texts.length > 0 && texts.length === elements.length) {
    return `jsii.Strings(${lined(texts, depth)})`;
  }
  return `&[]${typeOf(service, of)}{${lined(
    elements.map((element) => render(element, depth + 1)),
    depth,
  )}}`;
}

function renderMap({ service, of, members }: Extract<Code, { is: 'map' }>, depth: number): string {
  const lines = members.map(
    ([key, member]) => `${'\t'.repeat(depth + 1)}${quote(escapeTemplates(key))}: ${render(member, depth + 1)},\n`,
  );
  return `&map[string]${typeOf(service, of)}{${lines.length === 0 ? '' : `\n${lines.join('')}${'\t'.repeat(depth)}`}}`;
}

/** The type of an element, as jsii writes it. */
function typeOf(service: Service, type: TypePlan): string {
  switch (type.kind) {
    case 'string':
      return '*string';
    case 'number':
      return '*float64';
    case 'boolean':
      return '*bool';
    case 'duration':
      return 'lintel.Duration';
    case 'struct':
      return `*${service}.${type.name}`;
    case 'structs':
      return `*[]*${service}.${type.name}`;
    case 'enum':
    case 'choice':
      return `${service}.${type.name}`;
    case 'list':
      return `*[]${typeOf(service, type.of)}`;
    case 'map':
      return `*map[string]${typeOf(service, type.of)}`;
    case 'any':
      return 'interface{}';
  }
}

function renderFactory(
  { service, name, factory, positional, options, optionsName }: Extract<Code, { is: 'factory' }>,
  depth: number,
): string {
  const given = [
    ...positional.map((one) => render(one, depth)),
    ...(optionsName === undefined
      ? []
      : options.length === 0
        ? ['nil']
        : [`&${service}.${optionsName}{\n${renderMembers(options, depth + 1)}${'\t'.repeat(depth)}}`]),
  ];
  return `${service ?? 'lintel'}.${name}_${pascalName(factory)}(${given.join(', ')})`;
}

/** An expression of the type string. */
function renderText({ attribute, text }: Extract<Code, { is: 'text' }>, depth: number): string {
  const shape = shapeOf(attribute, text);
  const lines =
    shape.is === 'json'
      ? JSON.stringify(shape.document, undefined, 2).split('\n')
      : shape.is === 'lines'
        ? shape.lines
        : [];
  if (lines.length < 2) return quote(escapeTemplates(text));
  const elements = lines.map((line) => `${'\t'.repeat(depth + 1)}${quote(escapeTemplates(line))},\n`);
  return `strings.Join([]string{\n${elements.join('')}${'\t'.repeat(depth)}}, "\\n")`;
}

/** Elements on one line if they are short, and otherwise each on its own. */
function lined(elements: readonly string[], depth: number): string {
  const line = elements.join(', ');
  if (line.length <= WIDTH && !line.includes('\n')) return line;
  return `\n${elements.map((element) => `${'\t'.repeat(depth + 1)}${element},\n`).join('')}${'\t'.repeat(depth)}`;
}

const WIDTH = 100;

function pointer(text: string): string {
  return `jsii.String(${text})`;
}

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
