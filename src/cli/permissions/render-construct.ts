import type { Framework } from '../framework/framework';
import type { AppLanguage } from '../framework/marks';
import type { NeededRule } from './needed-permissions';

/** The target for writing a construct. */
export interface ConstructTarget {
  readonly language: AppLanguage;
  readonly framework: Framework;
}

interface Syntax {
  readonly comment: string;
  /** The imports needed by a file with the policy. */
  readonly imports: (framework: Framework) => readonly string[];
  readonly policy: (name: string, rules: readonly NeededRule[]) => string;
}

/** A policy as a construct for a stack. The necessary imports are comments, because they belong at the top of the file. */
export function renderConstruct(
  { language, framework }: ConstructTarget,
  name: string,
  rules: readonly NeededRule[],
): string {
  const { comment, imports, policy } = SYNTAX[language];
  return `${imports(framework)
    .map((line) => `${comment} ${line}\n`)
    .join('')}${policy(name, rules)}`;
}

export function commentOf(language: AppLanguage): string {
  return SYNTAX[language].comment;
}

const SYNTAX: Readonly<Record<AppLanguage, Syntax>> = {
  typescript: {
    comment: '//',
    imports: ({ npm }) => [`import { secrets } from '${npm.lintel}';`],
    policy: (name, rules) =>
      `new secrets.AclPolicy(this, 'Permissions', {\n  name: ${quoted(name)},\n  rules: [\n${lines(
        rules,
        '    //',
        (path, capabilities) =>
          `    { path: ${quoted(literal(path))}, capabilities: [${capabilities.map(quoted).join(', ')}] },\n`,
      )}  ],\n});\n`,
  },
  python: {
    comment: '#',
    imports: ({ python }) => [`from ${python.lintel} import secrets as lintel_secrets`],
    policy: (name, rules) =>
      `lintel_secrets.AclPolicy(\n    self,\n    "Permissions",\n    name=${doubleQuoted(name)},\n    rules=[\n${lines(
        rules,
        '        #',
        (path, capabilities) =>
          `        lintel_secrets.AclPolicyRule(path=${doubleQuoted(path)}, capabilities=[${capabilities.map(doubleQuoted).join(', ')}]),\n`,
      )}    ],\n)\n`,
  },
  go: {
    comment: '//',
    imports: ({ go }) => ['import "github.com/aws/jsii-runtime-go"', `import "${go.lintel}/secrets"`],
    policy: (name, rules) =>
      `secrets.NewAclPolicy(stack, jsii.String("Permissions"), &secrets.AclPolicyProps{\n\tName: jsii.String(${doubleQuoted(name)}),\n\tRules: &[]*secrets.AclPolicyRule{\n${lines(
        rules,
        '\t\t//',
        (path, capabilities) =>
          `\t\t{Path: jsii.String(${doubleQuoted(path)}), Capabilities: jsii.Strings(${capabilities.map(doubleQuoted).join(', ')})},\n`,
      )}\t},\n})\n`,
  },
  java: {
    comment: '//',
    imports: ({ java }) => [
      `import ${java.lintel}.secrets.AclPolicy;`,
      `import ${java.lintel}.secrets.AclPolicyRule;`,
      'import java.util.List;',
    ],
    policy: (name, rules) =>
      `AclPolicy.Builder.create(this, "Permissions")\n    .name(${doubleQuoted(name)})\n    .rules(List.of(\n${lines(
        rules,
        '        //',
        (path, capabilities, isLast) =>
          `        AclPolicyRule.builder().path(${doubleQuoted(path)}).capabilities(List.of(${capabilities.map(doubleQuoted).join(', ')})).build()${isLast ? '' : ','}\n`,
      )}    ))\n    .build();\n`,
  },
};

/** Each rule with the addresses of the objects that need it. */
function lines(
  rules: readonly NeededRule[],
  comment: string,
  render: (path: string, capabilities: readonly string[], isLast: boolean) => string,
): string {
  return rules
    .map(
      ({ path, capabilities, for: addresses }, index) =>
        `${comment} ${addresses.join(', ')}\n${render(path, capabilities, index === rules.length - 1)}`,
    )
    .join('');
}

/** Terraform evaluates templates in configurations and in constructs' inputs. */
export function literal(text: string): string {
  return text.replace(/[$%](?=\{)/g, (mark) => mark + mark);
}

function quoted(text: string): string {
  return `'${text.replace(/[\\']/g, '\\$&')}'`;
}

/** A string in Python, Go and Java, which have the same escapes as JSON. */
function doubleQuoted(text: string): string {
  return JSON.stringify(literal(text));
}
