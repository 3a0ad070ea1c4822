import { Annotations, Token } from 'cdktf';
import { Construct, IConstruct } from 'constructs';
import { Asset, copyAssets, findMissingAssets } from './assets';
import { Duration } from './duration';
import type { Attributes, PlainAttribute } from '../definition/attribute';
import { check } from '../definition/check';
import { configured, type Framework } from '../definition/configured';
import { flatAttributes } from '../definition/flatten';
import { snakeCase } from '../definition/names';
import { oncePer } from '../definition/once-per';
import { describeProblem, type Problem } from '../definition/problem';
import type { GroupRule } from '../definition/rule';
import type { Path, Values } from '../definition/value';

/** The parts of a definition that checks and synthesis use. */
export interface Configurable {
  readonly attributes: Attributes;
  readonly rules?: readonly GroupRule[];
}

/**
 * A construct's checked properties, in the definition's spelling. Tokens pass every check: Terraform checks their values
 * again at plan.
 */
export class DefinedConfig {
  public readonly warnings: readonly Problem[];
  private config: Values;

  /** Throws an error with the construct's path and every problem, before the construct is added to the tree. */
  constructor(
    scope: IConstruct,
    id: string,
    private readonly definition: Configurable,
    props: object,
  ) {
    this.config = configured(definition.attributes, props as Record<string, unknown>, framework);
    const literals = literalSecrets(flatAttributes(definition.attributes), this.config);
    const missing = findMissingAssets(scope, this.assets());
    const problems = [...literals, ...missing, ...check(definition, this.config, { isUnknown: isToken })];
    const errors = problems.filter((problem) => problem.severity === 'error');
    const path = [scope.node.path, id].filter(Boolean).join('/');
    if (errors.length > 0) throw new Error(errors.map((problem) => `${path}: ${describeProblem(problem)}`).join('\n'));
    this.warnings = problems.filter((problem) => problem.severity === 'warning');
  }

  public annotate(construct: IConstruct): void {
    for (const warning of this.warnings) Annotations.of(construct).addWarning(describeProblem(warning));
  }

  /** Copies files and folders into the stack's folder, and refers to the copies afterwards. */
  public copyAssets(construct: Construct): void {
    const assets = this.assets();
    if (assets.length > 0) this.config = { ...this.config, ...copyAssets(construct, assets) };
  }

  /** Lets hand-written constructs set an attribute later, such as a list that other constructs extend. */
  public configure(name: string, value: unknown): void {
    this.config = { ...this.config, ...configured(this.definition.attributes, { [name]: value }, framework) };
  }

  /** Renders Terraform JSON; `writeOnly` converts each write-only value. */
  public toTerraform(writeOnly: Mark = unmarked): { [name: string]: any } {
    return renderAll(flatAttributes(this.definition.attributes), this.config, writeOnly);
  }

  /** Renders the input of cdktf's HCL writer: every value with its type. */
  public toHcl(writeOnly: Mark = unmarked): { [name: string]: any } {
    const typed = Object.entries(flatAttributes(this.definition.attributes)).filter(
      ([name]) => this.config[name] !== undefined,
    );
    return Object.fromEntries(
      typed.map(([name, attribute]) => [
        snakeCase(name),
        { value: renderValue(attribute, this.config[name], writeOnly), isBlock: false, ...hclType(attribute) },
      ]),
    );
  }

  /** A path that is known only when Terraform runs is relative to the folder in which it runs. */
  private assets(): Asset[] {
    return assetsOf(this.definition.attributes).flatMap(({ attribute, kind }) => {
      const path = this.config[attribute];
      return typeof path === 'string' && path !== '' && !isToken(path) ? [{ attribute, kind, path }] : [];
    });
  }
}

/** The attributes with the path of a file or folder. */
const assetsOf = oncePer((attributes: Attributes) =>
  Object.entries(flatAttributes(attributes)).flatMap(([attribute, plain]) =>
    'asset' in plain && plain.asset ? [{ attribute, kind: plain.asset }] : [],
  ),
);

const framework: Framework = {
  isToken,
  textOf: (value) => (value instanceof Duration ? value._text() : undefined),
};

/** A literal would be stored in cdk.tf.json and in the plan file, which a write-only attribute must prevent. */
function literalSecrets(
  attributes: Readonly<Record<string, PlainAttribute>>,
  config: Values,
  at: Path = [],
): Problem[] {
  return Object.keys(config).flatMap((name): Problem[] => {
    const attribute = attributes[name];
    const value: unknown = config[name];
    if (!attribute || !(attribute.writeOnly || isNested(attribute)) || isToken(value)) return [];
    const path = [...at, name];
    // The keys of a map are not secret.
    if (attribute.type === 'map' && isPlain(value) && Object.values(value).every(isToken)) return [];
    if (attribute.writeOnly) {
      return [
        {
          path,
          severity: 'error',
          code: 'secret-literal',
          summary: `Literal secret in \`${name}\``,
          detail:
            'a literal would be stored in cdk.tf.json and in the plan file, readable to anyone with access to them. Use the value of an ephemeral variable instead: ' +
            "create a TerraformVariable with `sensitive: true`, call its `addOverride('ephemeral', true)`, and pass its `stringValue`; or refer to an ephemeral resource.",
        },
      ];
    }
    if (attribute.type === 'object' && isPlain(value)) {
      return literalSecrets(flatAttributes(attribute.attributes), value as Values, path);
    }
    if (attribute.type !== 'objects' || !Array.isArray(value)) return [];
    const members = flatAttributes(attribute.attributes);
    return value.flatMap((element, index) =>
      isPlain(element) ? literalSecrets(members, element as Values, [...path, index]) : [],
    );
  });
}

function isNested({ type }: PlainAttribute): boolean {
  return type === 'object' || type === 'objects';
}

/** Converts a value that must not be in state. */
type Mark = (value: unknown) => unknown;

function unmarked(value: unknown): unknown {
  return value;
}

function renderAll(
  attributes: Readonly<Record<string, PlainAttribute>>,
  config: Values,
  writeOnly: Mark,
): { [name: string]: any } {
  const rendered: { [name: string]: any } = {};
  for (const [name, attribute] of Object.entries(attributes)) {
    if (config[name] !== undefined) rendered[snakeCase(name)] = renderValue(attribute, config[name], writeOnly);
  }
  return rendered;
}

function renderValue(attribute: PlainAttribute, value: unknown, writeOnly: Mark): unknown {
  const rendered = renderMembers(attribute, value, writeOnly);
  return attribute.writeOnly ? writeOnly(rendered) : rendered;
}

function renderMembers(attribute: PlainAttribute, value: unknown, writeOnly: Mark): unknown {
  if (!isNested(attribute) || isToken(value)) return value;
  if (attribute.type === 'object' && isPlain(value)) {
    return renderAll(flatAttributes(attribute.attributes), value as Values, writeOnly);
  }
  if (attribute.type !== 'objects' || !Array.isArray(value)) return value;
  return value.map((element) =>
    isPlain(element) ? renderAll(flatAttributes(attribute.attributes), element as Values, writeOnly) : element,
  );
}

function hclType(attribute: PlainAttribute): { readonly type: string; readonly storageClassType: string } {
  switch (attribute.type) {
    // Nested attributes are not blocks: they are written as one expression.
    case 'object':
    case 'objects':
      return { type: 'any', storageClassType: 'any' };
    case 'list':
    case 'set':
    case 'map':
      return {
        type: attribute.type,
        storageClassType: `${hclScalar(attribute.element)}${attribute.type === 'map' ? 'Map' : 'List'}`,
      };
    default:
      return { type: 'simple', storageClassType: hclScalar(attribute.type) };
  }
}

function hclScalar(kind: string): string {
  if (kind === 'bool') return 'boolean';
  return kind === 'int' || kind === 'number' ? 'number' : 'string';
}

function isToken(value: unknown): boolean {
  return Token.isUnresolved(value);
}

function isPlain(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value) && !isToken(value);
}
