/** The parts of a new Go app other than its objects. */

import type { Framework } from '../framework/framework';
import { VERSION } from '../version';
import { cdktfJson } from './app-files';
import type { Scaffold } from './project';

export function goScaffold(framework: Framework): Scaffold {
  return {
    files: [
      { path: 'main.go', text: main(framework) },
      { path: 'secret_variable.go', text: secretVariable(framework) },
      { path: 'text_of.go', text: textOf(framework) },
      { path: 'go.mod', text: goMod(framework) },
      cdktfJson('go', 'go run .', framework),
      { path: '.gitignore', optional: true, text: '/cdktf.out/\n/*.tfstate*\n' },
    ],
  };
}

/** In gofmt's order. */
function imports(...modules: readonly string[]): string {
  return [...modules]
    .sort()
    .map((module) => `\t"${module}"\n`)
    .join('');
}

const main = ({ name, go, context }: Framework) => `package main

import (
	"github.com/aws/jsii-runtime-go"
${imports(go.framework, go.lintel)})

func main() {
	defer jsii.Close()

${
  context
    ? `	// As in cdktf.json, for runs without the command line of the framework.
	context := map[string]interface{}{
		"targetVersions": map[string]interface{}{${Object.entries(context.targetVersions)
      .map(([product, range]) => `"${product}": "${range}"`)
      .join(', ')}},
	}
`
    : ''
}	// ${name} validates every import with a run of terraform, which is slow for many objects. Remove this option after the import.
	app := ${name}.NewApp(&${name}.AppConfig{SkipValidation: jsii.Bool(true)${context ? ', Context: &context' : ''}})
	stack := ${name}.NewTerraformStack(app, jsii.String("adopted"))

	// Addresses and tokens come from the environment: LINTEL_PLATFORM_ADDRESS, LINTEL_PLATFORM_TOKEN, LINTEL_SECRETS_ADDRESS, LINTEL_SECRETS_TOKEN.
	lintel.NewLintelProvider(stack, jsii.String("lintel"), nil)
	adopted(stack)

	app.Synth()
}
`;

const secretVariable = ({ name, go }: Framework) => `package main

import (
	"github.com/aws/constructs-go/constructs/v10"
	"github.com/aws/jsii-runtime-go"
${imports(go.framework, go.lintel)})

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
	return ${name}.Token_AsString(secret.valueOf(key), nil)
}

func (secret secretVariable) mapping(key string) *map[string]*string {
	return ${name}.Token_AsStringMap(secret.valueOf(key), nil)
}

func (secret secretVariable) object(key string) *map[string]interface{} {
	return ${name}.Token_AsAnyMap(secret.valueOf(key), nil)
}

func (secret secretVariable) valueOf(key string) interface{} {
	// ${name} cannot write null. \`one\` returns null for an empty list.
	values, keys := ${name}.Fn_Values(secret.variable.Value()), ${name}.Fn_Keys(secret.variable.Value())
	return ${name}.Fn_One(${name}.Fn_Matchkeys(listOf(values), listOf(keys), &[]interface{}{key}))
}

func listOf(value interface{}) *[]interface{} {
	list := []interface{}{}
	for _, element := range *${name}.Token_AsList(value, nil) {
		list = append(list, *element)
	}
	return &list
}
`;

const textOf = ({ name, go }: Framework) => `package main

import (
	"github.com/aws/constructs-go/constructs/v10"
${imports(go.framework)})

// textOf returns the contents of a file in this project, read by Terraform.
func textOf(scope constructs.Construct, path string) *string {
	return ${name}.Fn_File(${name}.NewTerraformAsset(scope, &path, &${name}.TerraformAssetConfig{Path: &path}).Path())
}
`;

const goMod = ({ go, version }: Framework) => `module adopted

go 1.25.0

require (
	github.com/aws/constructs-go/constructs/v10 ${go.constructs}
	github.com/aws/jsii-runtime-go v1.140.0
${[`${go.framework} v${version}`, `${go.lintel} v${VERSION}`]
  .sort()
  .map((required) => `\t${required}\n`)
  .join('')})
`;
