import { randomUUID } from 'crypto';
import { Code, constructCode, Members } from './construct-code';
import type { Decision, SecretVariable, WrittenKind, WrittenObject } from './decision';
import { escapeTemplates } from './hcl-text';
import { camelName, kebabName, pascalName } from './names';
import type { Project } from './project';
import { blocksOf, constructRows, type ConstructRows } from './rows';
import { resolvable, synthesizeApp } from './synthesize';
import { shapeOf } from './text-shape';
import { variablesIn } from './variables-in';
import { decideConstruct } from '../../definition/construct';
import { escapeCharacter, escapeInvisible } from '../../printing/visible';
import { notPublished, ownPackage, shellWord } from '../own-package';
import { VERSION } from '../version';

/** Generates a cdktf app in TypeScript: one function for each kind, and one that calls all of them. */
export const typescriptProject: Project = {
  uniqueAcross: 'all',
  rows: 'loop',
  fileOf: (file) => `${kebabName(file)}.ts`,
  addressOf: (type, name) => `${type}.${kebabName(name)}`,
  render: ({ kinds }: Decision) =>
    kinds.map((kind) => ({ path: `${kebabName(kind.file)}.ts`, text: renderKind(kind) })),
  rewritten: ({ files }) => [{ path: 'adopted.ts', text: renderAdopted(files) }],
  scaffold: () => ({
    files: [
      { path: 'main.ts', text: MAIN },
      { path: 'secret-variable.ts', text: SECRET_VARIABLE },
      { path: 'text-of.ts', text: TEXT_OF },
      {
        path: 'cdktf.json',
        text: json({
          language: 'typescript',
          app: 'npx tsx main.ts',
          projectId: randomUUID(),
          sendCrashReports: 'false',
        }),
      },
      {
        path: 'package.json',
        text: json({
          name: 'adopted',
          private: true,
          scripts: { synth: 'cdktf synth', plan: 'cdktf diff', deploy: 'cdktf deploy' },
          dependencies: { cdktf: '0.21.0', constructs: '^10.4.2', lintel: `^${VERSION}` },
          devDependencies: { 'cdktf-cli': '0.21.0', 'tsx': '^4.23.15', 'typescript': '^5.9.3' },
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
  }),
  synthesize: (folder) => {
    const absent = ['lintel', 'cdktf', 'constructs'].filter((name) => !resolvable(folder, name));
    synthesizeApp(
      folder,
      absent.length === 0
        ? undefined
        : { what: `${absent.join(', ')} cannot be resolved from ${folder}`, run: installation() },
    );
  },
  stack: 'cdktf.out/stacks/adopted',
};

/** Installs the package that this command is in, because no registry has it. With links, an app would load the framework twice. */
function installation(): string {
  const folder = ownPackage();
  return `npm install --install-links ${folder === undefined ? notPublished(`js/lintel@${VERSION}.jsii.tgz`) : shellWord(folder)}`;
}

const MAIN = `import { App, TerraformStack } from 'cdktf';
import { LintelProvider } from 'lintel';
import { adopted } from './adopted';

// cdktf validates every import with a run of terraform, which is slow for many objects. Remove this option after the import.
const app = new App({ skipValidation: true });
const stack = new TerraformStack(app, 'adopted');

// Addresses and tokens come from the environment: LINTEL_PLATFORM_ADDRESS, LINTEL_PLATFORM_TOKEN, LINTEL_SECRETS_ADDRESS, LINTEL_SECRETS_TOKEN.
new LintelProvider(stack, 'lintel');
adopted(stack);

app.synth();
`;

const SECRET_VARIABLE = `import { Fn, Token } from 'cdktf';
import { Construct } from 'constructs';
import { EphemeralVariable } from 'lintel';

/** A variable for secrets that the service does not return: values by object name, empty by default. They are not stored in plans or states. */
export function secretVariable(scope: Construct, name: string, description: string, type = 'map(string)') {
  const known = scope.node.tryFindChild(name) as EphemeralVariable | undefined;
  const variable = known ?? new EphemeralVariable(scope, name, { type, default: {}, description });
  // cdktf cannot write null. \`one\` returns null for an empty list.
  const valueOf = (key: string) => Fn.one(Fn.matchkeys(Fn.values(variable.value), Fn.keys(variable.value), [key]));
  return {
    text: (key: string): string => Token.asString(valueOf(key)),
    map: (key: string): { [key: string]: string } => Token.asStringMap(valueOf(key)),
  };
}
`;

const TEXT_OF = `import { Fn, TerraformAsset } from 'cdktf';
import { Construct } from 'constructs';

/** The contents of a file in this project, read by Terraform. */
export function textOf(scope: Construct, path: string): string {
  return Fn.file(new TerraformAsset(scope, path, { path }).path);
}
`;

function renderAdopted(files: readonly { readonly name: string; readonly needs: readonly string[] }[]): string {
  const needed = new Set(files.flatMap(({ needs }) => needs));
  const calls = files.map(({ name, needs }) => {
    const call = `${camelName(name)}(${['scope', ...needs.map((need) => `all${pascalName(need)}`)].join(', ')});`;
    return needed.has(name) ? `  const all${pascalName(name)} = ${call}\n` : `  ${call}\n`;
  });
  return `// Generated by \`lintel adopt\` and rewritten by every run. Edit the other files instead.
import { Construct } from 'constructs';
${files.map(({ name }) => `import { ${camelName(name)} } from './${kebabName(name)}';\n`).join('')}
/** Creates all adopted objects. */
export function adopted(scope: Construct): void {
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
  const membersOf = (one: WrittenObject) => constructCode(plan, one.inputs);
  const body = blocksOf(objects)
    .map((block) =>
      block[0]!.row
        ? renderRows(constructRows(block, membersOf), plan.className, definition.service)
        : renderObject(block[0]!, plan.className, definition.service, membersOf(block[0]!)),
    )
    .join('\n');
  const named = objects.filter(({ row }) => !row).map(({ name }) => camelName(name));
  const notes =
    unreported.length === 0
      ? ''
      : ` The service does not return ${unreported.map((name) => `\`${name}\``).join(', ')}. Add them here if they are set.`;
  const ours = [
    ...new Set([...body.matchAll(/(?<![\w.'])(Duration|platform|secrets)\.\w/g)].map(([, name]) => name)),
  ].sort();
  const parameters = ['scope: Construct', ...needs.map((need) => `${camelName(need)}: ${pascalName(need)}`)];
  return [
    "import { Construct } from 'constructs';\n",
    `import { ${ours.join(', ')} } from 'lintel';\n`,
    ...needs.map((need) => `import type { ${pascalName(need)} } from './${kebabName(need)}';\n`),
    ...(body.includes('textOf(scope, ') ? ["import { textOf } from './text-of';\n"] : []),
    ...(variables.length > 0 ? ["import { secretVariable } from './secret-variable';\n"] : []),
    `\n/** The ${adoption.things}.${notes} */\nexport function ${camelName(file)}(${parameters.join(', ')}) {\n`,
    ...variables.map(renderVariable),
    variables.length > 0 ? '\n' : '',
    body,
    `\n  return ${named.length === 0 ? '{}' : `{ ${named.join(', ')} }`};\n}\n`,
    `\nexport type ${pascalName(file)} = ReturnType<typeof ${camelName(file)}>;\n`,
  ].join('');
}

function renderVariable({ name, description, holds }: SecretVariable): string {
  return `  const ${variableName(name)} = secretVariable(scope, ${quote(name)}, ${quote(escapeTemplates(description))}${holds === 'map' ? ", 'map(map(string))'" : ''}).${holds};\n`;
}

/** Prefixed with `$`, which is not used in names of objects. */
function variableName(name: string): string {
  return `$${camelName(name)}`;
}

function renderObject(
  { name, found, leftAlone }: WrittenObject,
  className: string,
  service: string,
  members: Members,
): string {
  const left = leftAlone
    ? `    // ${leftAlone.because}\n    lifecycle: { ignoreChanges: [${leftAlone.attributes.map(quote).join(', ')}] },\n`
    : '';
  return (
    `  const ${camelName(name)} = new ${service}.${className}(scope, ${quote(kebabName(name))}, {\n${renderMembers(members, 4)}${left}  });\n` +
    `  ${camelName(name)}.importFrom(${quote(escapeTemplates(found.importId))});\n`
  );
}

/** Renders a loop over the rows. Properties that all rows share are written once, in its body. */
function renderRows({ common, rows }: ConstructRows, className: string, service: string): string {
  const lines = rows.map(({ object: { name, found }, members }) => {
    const values = [
      `address: ${quote(kebabName(name))}`,
      `importId: ${quote(escapeTemplates(found.importId))}`,
      ...members.map(([property, code]) => `${property}: ${render(code, 6)}`),
    ];
    const line = `    { ${values.join(', ')} },\n`;
    return line.length <= WIDTH + 1 && !line.slice(0, -1).includes('\n')
      ? line
      : `    {\n${values.map((value) => `      ${value},\n`).join('')}    },\n`;
  });
  return [
    '  for (const { address, importId, ...values } of [\n',
    ...lines,
    `  ]) {\n    new ${service}.${className}(scope, address, {\n${renderMembers(common, 6)}      ...values,\n    }).importFrom(importId);\n  }\n`,
  ].join('');
}

function renderMembers(members: Members, indent: number): string {
  return members.map(([property, code]) => `${' '.repeat(indent)}${property}: ${render(code, indent)},\n`).join('');
}

function render(code: Code, indent: number): string {
  switch (code.is) {
    case 'text':
      return renderText(code, indent);
    case 'number':
      return code.text;
    case 'boolean':
      return String(code.value);
    case 'list':
      return renderList(
        code.elements.map((element) => render(element, indent + 2)),
        indent,
      );
    case 'map':
      return renderPlain(Object.fromEntries(code.members.map(([key, member]) => [key, member])), indent, (member) =>
        render(member as Code, indent + 2),
      );
    case 'struct':
      return `{\n${renderMembers(code.members, indent + 2)}${' '.repeat(indent)}}`;
    case 'enum':
      return `${code.service}.${code.name}.${code.member}`;
    case 'factory':
      return renderFactory(code, indent);
    case 'reference':
      return `${camelName(code.file)}.${camelName(code.name)}.${code.property}`;
    case 'contents':
      return `textOf(scope, ${quote(code.path)})`;
    case 'secret':
      return `${variableName(code.variable)}(${quote(code.key)})`;
  }
}

function renderFactory(
  { service, name, factory, positional, options }: Extract<Code, { is: 'factory' }>,
  indent: number,
): string {
  const given = [
    ...positional.map((one) => render(one, indent)),
    ...(options.length > 0 ? [`{\n${renderMembers(options, indent + 2)}${' '.repeat(indent)}}`] : []),
  ];
  return `${service === undefined ? '' : `${service}.`}${name}.${factory}(${given.join(', ')})`;
}

function renderText({ attribute, text }: Extract<Code, { is: 'text' }>, indent: number): string {
  const shape = shapeOf(attribute, text);
  if (shape.is === 'json') return `JSON.stringify(${renderPlain(shape.document, indent)})`;
  if (shape.is === 'lines') {
    return `${renderList(
      shape.lines.map((line) => quote(escapeTemplates(line))),
      indent,
      true,
    )}.join('\\n')`;
  }
  return quote(escapeTemplates(text));
}

/** Renders plain data. `member` renders the members of an object, if given. */
function renderPlain(value: unknown, indent: number, member?: (value: unknown) => string): string {
  if (typeof value === 'string') return quote(escapeTemplates(value));
  if (Array.isArray(value)) {
    return renderList(
      value.map((element) => renderPlain(element, indent + 2)),
      indent,
    );
  }
  if (typeof value !== 'object' || value === null) return String(value);
  const members = Object.entries(value).map(
    ([key, one]) =>
      `${' '.repeat(indent + 2)}${propertyKey(key)}: ${member ? member(one) : renderPlain(one, indent + 2)},\n`,
  );
  return members.length === 0 ? '{}' : `{\n${members.join('')}${' '.repeat(indent)}}`;
}

function renderList(elements: readonly string[], indent: number, tall = false): string {
  const line = `[${elements.join(', ')}]`;
  if (!tall && line.length + indent <= WIDTH && !line.includes('\n')) return line;
  return `[\n${elements.map((element) => `${' '.repeat(indent + 2)}${element},\n`).join('')}${' '.repeat(indent)}]`;
}

const WIDTH = 120;

/** `__proto__` must be a computed key, because otherwise it sets the prototype. */
function propertyKey(key: string): string {
  const text = escapeTemplates(key);
  if (/^[A-Za-z_][A-Za-z0-9_]*$/.test(text) && text !== '__proto__') return text;
  return text === '__proto__' ? "['__proto__']" : quote(text);
}

function quote(text: string): string {
  return `'${escapeInvisible(
    text.replace(/[\\'\n\r\t]/g, (character) => ESCAPES[character] ?? character),
    escapeCharacter,
  )}'`;
}

const ESCAPES: { readonly [character: string]: string } = {
  '\\': '\\\\',
  "'": "\\'",
  '\n': '\\n',
  '\r': '\\r',
  '\t': '\\t',
};

function json(value: object): string {
  return `${JSON.stringify(value, undefined, 2)}\n`;
}
