/** The parts of a new Python app other than its objects. */

import type { Framework } from '../framework/framework';
import { VERSION } from '../version';
import { cdktfJson } from './app-files';
import type { Scaffold } from './project';

export function pythonScaffold(framework: Framework): Scaffold {
  const { name, version, python } = framework;
  return {
    files: [
      { path: 'main.py', text: main(framework) },
      { path: 'secret_variable.py', text: secretVariable(framework) },
      { path: 'text_of.py', text: textOf(framework) },
      cdktfJson('python', 'python3 main.py', framework),
      { path: 'requirements.txt', text: `${name}==${version}\n${python.distribution}~=${VERSION}\n` },
      { path: '.gitignore', optional: true, text: '/.venv/\n/__pycache__/\n/cdktf.out/\n/*.tfstate*\n' },
    ],
  };
}

const main = ({ name, python, context }: Framework) => `from ${name} import App, TerraformStack
from ${python.lintel} import LintelProvider

from adopted import adopted

${
  context
    ? `# As in cdktf.json, for runs without the command line of the framework.
context = ${JSON.stringify(context).replaceAll(/([:,])/g, '$1 ')}
`
    : ''
}# ${name} validates every import with a run of terraform, which is slow for many objects. Remove this option after the import.
app = App(skip_validation=True${context ? ', context=context' : ''})
stack = TerraformStack(app, "adopted")

# Addresses and tokens come from the environment: LINTEL_PLATFORM_ADDRESS, LINTEL_PLATFORM_TOKEN, LINTEL_SECRETS_ADDRESS, LINTEL_SECRETS_TOKEN.
LintelProvider(stack, "lintel")
adopted(stack)

app.synth()
`;

const secretVariable = ({ name, python }: Framework) => `from typing import Mapping

from ${name} import Fn, Token
from constructs import Construct
from ${python.lintel} import EphemeralVariable


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
        # ${name} cannot write null. \`one\` returns null for an empty list.
        values, keys = Fn.values(self.variable.value), Fn.keys(self.variable.value)
        return Fn.one(Fn.matchkeys(Token.as_list(values), Token.as_list(keys), [key]))
`;

const textOf = ({ name }: Framework) => `from ${name} import Fn, TerraformAsset
from constructs import Construct


def text_of(scope: Construct, path: str) -> str:
    """The contents of a file in this project, read by Terraform."""
    return Fn.file(TerraformAsset(scope, path, path=path).path)
`;
