import { randomUUID } from 'crypto';
import { existsSync } from 'fs';
import { homedir } from 'os';
import * as path from 'path';
import { Code, constructCode, Members } from './construct-code';
import type { Decision, SecretVariable, WrittenKind, WrittenObject } from './decision';
import { escapeTemplates } from './hcl-text';
import { camelName, kebabName, pascalName } from './names';
import type { Project } from './project';
import { synthesizeApp } from './synthesize';
import { shapeOf } from './text-shape';
import { variablesIn } from './variables-in';
import { decideConstruct } from '../../definition/construct';
import { escapeInvisible } from '../../printing/visible';
import { VERSION } from '../version';

const SOURCES = 'src/main/java/adopted';

/** Generates a cdktf app in Java: one class for each kind with its objects, and one that creates all of them. */
export const javaProject: Project = {
  uniqueAcross: 'all',
  fileOf,
  addressOf: (type, name) => `${type}.${kebabName(name)}`,
  render: ({ kinds }: Decision) => kinds.map((kind) => ({ path: fileOf(kind.file), text: renderKind(kind) })),
  rewritten: ({ files }) => [{ path: `${SOURCES}/Adopted.java`, text: renderAdopted(files) }],
  scaffold: () => ({
    files: [
      { path: `${SOURCES}/Main.java`, text: MAIN },
      { path: `${SOURCES}/SecretVariable.java`, text: SECRET_VARIABLE },
      { path: `${SOURCES}/TextOf.java`, text: TEXT_OF },
      { path: 'pom.xml', text: POM },
      {
        path: 'cdktf.json',
        text: `${JSON.stringify({ language: 'java', app: 'mvn --quiet compile exec:java', projectId: randomUUID(), sendCrashReports: 'false' }, undefined, 2)}\n`,
      },
      { path: '.gitignore', optional: true, text: '/target/\n/cdktf.out/\n/*.tfstate*\n' },
    ],
  }),
  synthesize: (folder) =>
    synthesizeApp(
      folder,
      isAvailable()
        ? undefined
        : {
            what: `Maven does not know where the packages of ${folder} are`,
            run: 'export LINTEL',
            checkout: true,
          },
    ),
  stack: 'cdktf.out/stacks/adopted',
};

function fileOf(file: string): string {
  return `${SOURCES}/${classOf(file)}.java`;
}

/** Prefixed, because some constructs have the names of files, such as `AdminModuleConsumers`. */
function classOf(file: string): string {
  return `All${pascalName(file)}`;
}

/** The repository of the packages is named by a variable, unless Maven has them already. */
function isAvailable(): boolean {
  return (
    Boolean(process.env.LINTEL) ||
    existsSync(path.join(homedir(), '.m2', 'repository', 'io', 'lintel', 'lintel', VERSION))
  );
}

const MAIN = `package adopted;

import com.hashicorp.cdktf.App;
import com.hashicorp.cdktf.AppConfig;
import com.hashicorp.cdktf.TerraformStack;
import io.lintel.LintelProvider;

public final class Main {
    public static void main(String[] args) {
        // cdktf validates every import with a run of terraform, which is slow for many objects. Remove this option after the import.
        App app = new App(AppConfig.builder().skipValidation(true).build());
        TerraformStack stack = new TerraformStack(app, "adopted");

        // Addresses and tokens come from the environment: LINTEL_PLATFORM_ADDRESS, LINTEL_PLATFORM_TOKEN, LINTEL_SECRETS_ADDRESS, LINTEL_SECRETS_TOKEN.
        LintelProvider.Builder.create(stack, "lintel").build();
        Adopted.create(stack);

        app.synth();
    }
}
`;

const SECRET_VARIABLE = `package adopted;

import com.hashicorp.cdktf.Fn;
import com.hashicorp.cdktf.Token;
import io.lintel.EphemeralVariable;
import java.util.List;
import java.util.Map;
import software.constructs.Construct;

/** A variable for secrets that the service does not return: values by object name, empty by default. They are not stored in plans or states. */
final class SecretVariable {
    private final EphemeralVariable variable;

    SecretVariable(Construct scope, String name, String description, String type) {
        Object known = scope.getNode().tryFindChild(name);
        this.variable = known != null
            ? (EphemeralVariable) known
            : EphemeralVariable.Builder.create(scope, name)
                .type(type)
                .defaultValue(Map.of())
                .description(description)
                .build();
    }

    String text(String key) {
        return Token.asString(valueOf(key));
    }

    Map<String, String> map(String key) {
        return Token.asStringMap(valueOf(key));
    }

    private Object valueOf(String key) {
        // cdktf cannot write null. \`one\` returns null for an empty list.
        List<String> values = Token.asList(Fn.values(variable.getValue()));
        List<String> keys = Token.asList(Fn.keys(variable.getValue()));
        return Fn.one(Fn.matchkeys(values, keys, List.of(key)));
    }
}
`;

const TEXT_OF = `package adopted;

import com.hashicorp.cdktf.Fn;
import com.hashicorp.cdktf.TerraformAsset;
import software.constructs.Construct;

final class TextOf {
    /** The contents of a file in this project, read by Terraform. */
    static String textOf(Construct scope, String path) {
        return Fn.file(TerraformAsset.Builder.create(scope, path).path(path).build().getPath());
    }
}
`;

const POM = `<?xml version="1.0" encoding="UTF-8"?>
<project xmlns="http://maven.apache.org/POM/4.0.0">
  <modelVersion>4.0.0</modelVersion>
  <groupId>adopted</groupId>
  <artifactId>adopted</artifactId>
  <version>1.0.0</version>

  <properties>
    <maven.compiler.release>17</maven.compiler.release>
    <project.build.sourceEncoding>UTF-8</project.build.sourceEncoding>
    <exec.mainClass>adopted.Main</exec.mainClass>
    <!-- A checkout of Lintel in which \`npm run package\` has been run. It makes Lintel and cdktf 0.21, which no registry has for Java. -->
    <packages>file://\${env.LINTEL}/dist/java</packages>
  </properties>

  <repositories>
    <repository>
      <id>packages</id>
      <url>\${packages}</url>
    </repository>
  </repositories>

  <dependencies>
    <dependency>
      <groupId>io.lintel</groupId>
      <artifactId>lintel</artifactId>
      <version>${VERSION}</version>
    </dependency>
    <dependency>
      <groupId>com.hashicorp</groupId>
      <artifactId>cdktf</artifactId>
      <version>0.21.0</version>
    </dependency>
  </dependencies>

  <build>
    <plugins>
      <plugin>
        <groupId>org.codehaus.mojo</groupId>
        <artifactId>exec-maven-plugin</artifactId>
        <version>3.5.0</version>
      </plugin>
      <plugin>
        <groupId>org.apache.maven.plugins</groupId>
        <artifactId>maven-compiler-plugin</artifactId>
        <version>3.13.0</version>
      </plugin>
    </plugins>
  </build>
</project>
`;

function renderAdopted(files: readonly { readonly name: string; readonly needs: readonly string[] }[]): string {
  const needed = new Set(files.flatMap(({ needs }) => needs));
  const calls = files.map(({ name, needs }) => {
    const call = `new ${classOf(name)}(${['scope', ...needs.map(camelName)].join(', ')});`;
    return `        ${needed.has(name) ? `${classOf(name)} ${camelName(name)} = ` : ''}${call}\n`;
  });
  return `package adopted;

import software.constructs.Construct;

/** Generated by \`lintel adopt\` and rewritten by every run. Edit the other files instead. */
final class Adopted {
    /** Creates all adopted objects. */
    static void create(Construct scope) {
${calls.join('')}    }
}
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
  const parameters = [
    'Construct scope',
    ...needs.map((need) => `${classOf(need)} ${camelName(need)}`),
    ...variables.map(({ name }) => `SecretVariable ${variableName(name)}`),
  ].join(', ');
  const given = ['scope', ...needs.map(camelName), ...variables.map(({ name }) => variableName(name))].join(', ');
  const classes = new Set([`io.lintel.${definition.service}.${plan.className}`]);
  const bodies = objects.map((one) =>
    renderObject(one, plan.className, parameters, new Renderer(classes), constructCode(plan, one.inputs)),
  );
  const notes =
    unreported.length === 0
      ? ''
      : ` The service does not return ${unreported.map((name) => `{@code ${name}}`).join(', ')}. Add them here if they are set.`;
  const type = classOf(file);
  return [
    'package adopted;\n\n',
    ...[...classes, 'software.constructs.Construct'].sort().map((name) => `import ${name};\n`),
    `\n/** The ${adoption.things}.${notes} */\nfinal class ${type} {\n`,
    ...objects.map(({ name }) => `    final ${plan.className} ${camelName(name)};\n`),
    `\n    ${type}(${['Construct scope', ...needs.map((need) => `${classOf(need)} ${camelName(need)}`)].join(', ')}) {\n`,
    ...variables.map(renderVariable),
    // A method for each object: a single one of hundreds of objects would be larger than Java allows.
    ...objects.map(({ name }) => `        this.${camelName(name)} = ${camelName(name)}(${given});\n`),
    '    }\n',
    ...bodies,
    '}\n',
  ].join('');
}

function renderVariable({ name, description, holds }: SecretVariable): string {
  const type = holds === 'map' ? 'map(map(string))' : 'map(string)';
  return `        SecretVariable ${variableName(name)} = new SecretVariable(scope, ${quote(name)}, ${quote(escapeTemplates(description))}, ${quote(type)});\n`;
}

/** Prefixed with `$`, which is not used in names of objects. */
function variableName(name: string): string {
  return `$${camelName(name)}`;
}

function renderObject(
  { name, found, leftAlone }: WrittenObject,
  className: string,
  parameters: string,
  renderer: Renderer,
  members: Members,
): string {
  const left = leftAlone
    ? `            // ${leftAlone.because}\n            .lifecycle(${renderer.use('com.hashicorp.cdktf.TerraformResourceLifecycle')}.builder().ignoreChanges(${renderer.use('java.util.List')}.of(${leftAlone.attributes.map(quote).join(', ')})).build())\n`
    : '';
  return [
    `\n    private static ${className} ${camelName(name)}(${parameters}) {\n`,
    `        ${className} adopted = ${className}.Builder.create(scope, ${quote(kebabName(name))})\n`,
    renderer.members(members, 12),
    `${left}            .build();\n`,
    `        adopted.importFrom(${quote(escapeTemplates(found.importId))});\n        return adopted;\n    }\n`,
  ].join('');
}

class Renderer {
  /** @param classes receives the classes to import */
  constructor(private readonly classes: Set<string>) {}

  public use(name: string): string {
    this.classes.add(name);
    return name.slice(name.lastIndexOf('.') + 1);
  }

  /** The calls of a builder. */
  public members(members: Members, indent: number): string {
    return members
      .map(([property, code]) => `${' '.repeat(indent)}.${setter(property)}(${this.render(code, indent)})\n`)
      .join('');
  }

  private render(code: Code, indent: number): string {
    switch (code.is) {
      case 'text':
        return this.text(code, indent);
      case 'number':
        return numberOf(code.text);
      case 'boolean':
        return String(code.value);
      case 'list':
        return `${this.use('java.util.List')}.of(${lined(
          code.elements.map((element) => this.render(element, indent + 4)),
          indent,
        )})`;
      case 'map':
        return `${this.use('java.util.Map')}.ofEntries(${lined(
          code.members.map(
            ([key, member]) =>
              `${this.use('java.util.Map')}.entry(${quote(escapeTemplates(key))}, ${this.render(member, indent + 4)})`,
          ),
          indent,
        )})`;
      case 'struct':
        return `${this.use(`io.lintel.${code.service}.${code.name}`)}.builder()\n${this.members(code.members, indent + 4)}${' '.repeat(indent + 4)}.build()`;
      case 'enum':
        return `${this.use(`io.lintel.${code.service}.${code.name}`)}.${code.member}`;
      case 'factory':
        return this.factory(code, indent);
      case 'reference':
        return `${camelName(code.file)}.${camelName(code.name)}.get${pascalName(code.property)}()`;
      case 'contents':
        return `TextOf.textOf(scope, ${quote(code.path)})`;
      case 'secret':
        return `${variableName(code.variable)}.${code.holds}(${quote(code.key)})`;
    }
  }

  private factory(
    { service, name, factory, positional, options, optionsName }: Extract<Code, { is: 'factory' }>,
    indent: number,
  ): string {
    const given = [
      ...positional.map((one) => this.render(one, indent)),
      ...(options.length > 0
        ? [
            `${this.use(`io.lintel.${service!}.${optionsName!}`)}.builder()\n${this.members(options, indent + 4)}${' '.repeat(indent + 4)}.build()`,
          ]
        : []),
    ];
    const owner = this.use(service === undefined ? `io.lintel.${name}` : `io.lintel.${service}.${name}`);
    return `${owner}.${factory}(${given.join(', ')})`;
  }

  private text({ attribute, text }: Extract<Code, { is: 'text' }>, indent: number): string {
    const shape = shapeOf(attribute, text);
    const lines =
      shape.is === 'json'
        ? JSON.stringify(shape.document, undefined, 2).split('\n')
        : shape.is === 'lines'
          ? shape.lines
          : [];
    if (lines.length < 2) return quote(escapeTemplates(text));
    const elements = lines.map((line) => quote(escapeTemplates(line)));
    return `String.join("\\n",\n${elements.map((line) => `${' '.repeat(indent + 4)}${line}`).join(',\n')})`;
  }
}

/** jsii renames properties that are keywords of Java. */
function setter(property: string): string {
  return KEYWORDS.has(property) ? `${property}Value` : property;
}

const KEYWORDS = new Set([
  'abstract',
  'class',
  'default',
  'enum',
  'extends',
  'final',
  'import',
  'interface',
  'native',
  'new',
  'package',
  'private',
  'protected',
  'public',
  'static',
  'super',
  'switch',
  'this',
  'void',
]);

/** A number beyond 32 bits needs a suffix. */
function numberOf(text: string): string {
  return /^-?\d+$/.test(text) && Math.abs(Number(text)) > 2 ** 31 - 1 ? `${text}L` : text;
}

/** Elements on one line if they are short, and otherwise each on its own. */
function lined(elements: readonly string[], indent: number): string {
  const line = elements.join(', ');
  if (line.length + indent <= WIDTH && !line.includes('\n')) return line;
  return `\n${elements.map((element) => `${' '.repeat(indent + 4)}${element}`).join(',\n')}`;
}

const WIDTH = 110;

function quote(text: string): string {
  return `"${escapeInvisible(
    text.replace(/[\\"\n\r\t]/g, (character) => ESCAPES[character] ?? character),
    escapeUnits,
  )}"`;
}

/** Java has escapes only for UTF-16 code units. It replaces them before it reads lines, but none of these ends one. */
function escapeUnits(character: string): string {
  return [...Array(character.length).keys()]
    .map((index) => `\\u${character.charCodeAt(index).toString(16).padStart(4, '0')}`)
    .join('');
}

const ESCAPES: { readonly [character: string]: string } = {
  '\\': '\\\\',
  '"': '\\"',
  '\n': '\\n',
  '\r': '\\r',
  '\t': '\\t',
};
