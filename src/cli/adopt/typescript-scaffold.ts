/** The parts of a new TypeScript app other than its objects. */

import type { Framework } from '../framework/framework';
import { VERSION } from '../version';
import { cdktfJson, json } from './app-files';
import type { Scaffold } from './project';

export function typescriptScaffold(framework: Framework): Scaffold {
  const { name, version, npm } = framework;
  return {
    files: [
      { path: 'main.ts', text: main(framework) },
      { path: 'secret-variable.ts', text: secretVariable(framework) },
      { path: 'text-of.ts', text: textOf(framework) },
      cdktfJson('typescript', 'npx tsx main.ts', framework),
      {
        path: 'package.json',
        text: json({
          name: 'adopted',
          private: true,
          scripts: { synth: `${name} synth`, plan: `${name} diff`, deploy: `${name} deploy` },
          dependencies: { [name]: version, constructs: npm.constructs, [npm.lintel]: `^${VERSION}` },
          devDependencies: { [`${name}-cli`]: version, tsx: '^4.23.15', typescript: '^5.9.3' },
        }),
      },
      {
        path: 'tsconfig.json',
        optional: true,
        text: json({
          compilerOptions: {
            target: 'es2022',
            module: 'node16',
            moduleResolution: 'node16',
            strict: true,
            skipLibCheck: true,
            noEmit: true,
          },
          include: ['*.ts'],
        }),
      },
      { path: '.gitignore', optional: true, text: '/node_modules/\n/cdktf.out/\n/*.tfstate*\n' },
    ],
  };
}

const main = ({ name, npm, context }: Framework) => `import { App, TerraformStack } from '${name}';
import { LintelProvider } from '${npm.lintel}';
import { adopted } from './adopted';

${
  context
    ? `// As in cdktf.json, for runs without the command line of the framework.
const context = { targetVersions: { ${Object.entries(context.targetVersions)
        .map(([product, range]) => `${product}: '${range}'`)
        .join(', ')} } };
`
    : ''
}// ${name} validates every import with a run of terraform, which is slow for many objects. Remove this option after the import.
const app = new App({ skipValidation: true${context ? ', context' : ''} });
const stack = new TerraformStack(app, 'adopted');

// Addresses and tokens come from the environment: LINTEL_PLATFORM_ADDRESS, LINTEL_PLATFORM_TOKEN, LINTEL_SECRETS_ADDRESS, LINTEL_SECRETS_TOKEN.
new LintelProvider(stack, 'lintel');
adopted(stack);

app.synth();
`;

const secretVariable = ({ name, npm }: Framework) => `import { Fn, Token } from '${name}';
import { Construct } from 'constructs';
import { EphemeralVariable } from '${npm.lintel}';

/** A variable for secrets that the service does not return: values by object name, empty by default. They are not stored in plans or states. */
export function secretVariable(scope: Construct, name: string, description: string, type = 'map(string)') {
  const known = scope.node.tryFindChild(name) as EphemeralVariable | undefined;
  const variable = known ?? new EphemeralVariable(scope, name, { type, default: {}, description });
  // ${name} cannot write null. \`one\` returns null for an empty list.
  const valueOf = (key: string) => Fn.one(Fn.matchkeys(Fn.values(variable.value), Fn.keys(variable.value), [key]));
  return {
    text: (key: string): string => Token.asString(valueOf(key)),
    map: (key: string): { [key: string]: string } => Token.asStringMap(valueOf(key)),
  };
}
`;

const textOf = ({ name }: Framework) => `import { Fn, TerraformAsset } from '${name}';
import { Construct } from 'constructs';

/** The contents of a file in this project, read by Terraform. */
export function textOf(scope: Construct, path: string): string {
  return Fn.file(new TerraformAsset(scope, path, { path }).path);
}
`;
