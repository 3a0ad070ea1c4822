import { Annotations, Token } from 'cdktf';
import { Construct, IConstruct } from 'constructs';
import type { Attributes, PlainAttribute } from '../definition/attribute';
import { check } from '../definition/check';
import { configured, type Framework } from '../definition/configured';
import { flatAttributes } from '../definition/flatten';
import { snakeCase } from '../definition/names';
import { oncePer } from '../definition/once-per';
import { describeProblem, type Problem } from '../definition/problem';
import type { GroupRule } from '../definition/rule';
import type { Values } from '../definition/value';
import { Asset, copyAssets, findMissingAssets } from './assets';
import { Duration } from './duration';
import {
  describeLiteral,
  describeVariables,
  secretValues,
  type SecretWording,
  type SecretValue,
} from './secret-values';
import { sourceLocation } from './source-location';
import { spelled } from './spelling';

/** The parts of a definition that checks and synthesis use. */
export interface Configurable {
  readonly attributes: Attributes;
  readonly rules?: readonly GroupRule[];
}

/** The wording about secrets for resources, data sources and ephemeral resources. */
const OF_OBJECTS: SecretWording = {
  storedIn: 'cdk.tf.json and in the plan file',
  instead: 'Take it from a sensitive variable, or use the write-only form where there is one.',
};

/**
 * A construct's checked properties, in the definition's spelling. Tokens pass every check: Terraform checks their values
 * again at plan.
 */
export class DefinedConfig {
  /** The program line that creates the construct, if it is recorded. */
  public readonly source = sourceLocation();
  /** The properties as given, for programs that read them. */
  private inputs: Readonly<Record<string, unknown>>;
  private config: Values;
  /** The paths of copies, which replace the original paths. */
  private copies: Values = {};
  private warnings: readonly Problem[];
  private readonly shown = new Set<string>();
  private construct?: Construct;
  private isValidated = false;
  private isChanged = false;

  /** Throws an error with the construct's path and every problem, before the construct is added to the tree. */
  constructor(
    private readonly scope: IConstruct,
    id: string,
    private readonly definition: Configurable,
    props: object,
    private readonly wording: SecretWording = OF_OBJECTS,
  ) {
    this.inputs = { ...props };
    this.config = this.convert(this.inputs);
    const problems = this.problemsOf(this.config);
    refuse([scope.node.path, id].filter(Boolean).join('/'), problems);
    this.warnings = warningsIn(problems);
  }

  /** Attaches the configuration to its construct once that is in the tree: copies files and shows warnings. */
  public attach(construct: Construct): void {
    this.construct = construct;
    this.warn(this.warnings);
    this.copies = copyAssets(construct, this.assets());
    if (this.secrets().some(({ value }) => isToken(value))) this.validateLater();
  }

  /** The configured value of a property; undefined if there is none. */
  public input(property: string): any {
    return this.inputs[property] ?? undefined;
  }

  /**
   * Replaces a property's value, or removes it if the value is undefined. Problems with the value itself are thrown here, where the program sets it.
   * Rules between several properties are checked during synthesis, because the next statement may change another one.
   */
  public set(property: string, value: unknown): void {
    const inputs = { ...this.inputs, [property]: value ?? undefined };
    const config = this.convert(inputs);
    const concerned = new Set([property, ...this.namesOf(this.inputs, property), ...this.namesOf(inputs, property)]);
    const problems = this.problemsOf(config, []).filter(({ path: [name] }) => concerned.has(name as string));
    refuse(this.construct!.node.path, problems);
    this.inputs = inputs;
    this.config = config;
    this.isChanged = true;
    this.warn(warningsIn(problems));
    this.replaceCopies(concerned);
    this.validateLater();
  }

  /** Lets hand-written constructs set an attribute later, such as a list that other constructs extend. */
  public configure(name: string, value: unknown): void {
    this.inputs = { ...this.inputs, [name]: value };
    this.config = this.convert(this.inputs);
  }

  /** Adds a check to the synthesis. Its errors name the line that creates the construct, if known. */
  public validateWith(validate: () => string[]): void {
    const place = this.source === undefined ? '' : ` (created at ${this.source})`;
    this.construct!.node.addValidation({ validate: () => validate().map((error) => `${error}${place}`) });
  }

  private convert(inputs: Readonly<Record<string, unknown>>): Values {
    return configured(this.definition.attributes, inputs, framework);
  }

  /** The attributes that a property sets. */
  private namesOf(inputs: Readonly<Record<string, unknown>>, property: string): string[] {
    return Object.keys(this.convert({ [property]: inputs[property] }));
  }

  private problemsOf(config: Values, rules = this.definition.rules): Problem[] {
    const { attributes } = this.definition;
    const literals = secretValues(attributes, config, this.wording).flatMap(
      (secret) => describeLiteral(secret, this.wording) ?? [],
    );
    const problems = [
      ...literals,
      ...findMissingAssets(this.scope, this.assets(config)),
      ...check({ attributes, rules }, config, { isUnknown: isToken }),
    ];
    return problems.map((problem) => spelled(problem, attributes));
  }

  private secrets(): SecretValue[] {
    return secretValues(this.definition.attributes, this.config, this.wording);
  }

  private warn(warnings: readonly Problem[]): void {
    for (const warning of warnings.map(describeProblem)) {
      if (this.shown.has(warning)) continue;
      this.shown.add(warning);
      Annotations.of(this.construct!).addWarning(warning);
    }
  }

  /** Runs during synthesis, after aspects: errors stop it, and warnings are still shown. */
  private validateLater(): void {
    if (this.isValidated) return;
    this.isValidated = true;
    this.validateWith(() => this.validate());
  }

  private validate(): string[] {
    const construct = this.construct!;
    this.warn(
      this.secrets()
        .flatMap((secret) => describeVariables(construct, secret))
        .map((problem) => spelled(problem, this.definition.attributes)),
    );
    return this.isChanged ? errorsIn(this.problemsOf(this.config)).map(describeProblem) : [];
  }

  private replaceCopies(concerned: ReadonlySet<string>): void {
    const replaced = assetsOf(this.definition.attributes).filter(({ attribute }) => concerned.has(attribute));
    if (replaced.length === 0) return;
    for (const { attribute } of replaced) this.construct!.node.tryRemoveChild(attribute);
    const names = replaced.map(({ attribute }) => attribute);
    const kept = Object.entries(this.copies).filter(([attribute]) => !names.includes(attribute));
    const assets = this.assets().filter(({ attribute }) => names.includes(attribute));
    this.copies = { ...Object.fromEntries(kept), ...copyAssets(this.construct!, assets) };
  }

  /** Renders Terraform JSON; `writeOnly` converts each write-only value. */
  public toTerraform(writeOnly: Mark = unmarked): { [name: string]: any } {
    return renderAll(flatAttributes(this.definition.attributes), { ...this.config, ...this.copies }, writeOnly);
  }

  /** Renders the input of cdktf's HCL writer: every value with its type. */
  public toHcl(writeOnly: Mark = unmarked): { [name: string]: any } {
    const config: Values = { ...this.config, ...this.copies };
    const typed = Object.entries(flatAttributes(this.definition.attributes)).filter(
      ([name]) => config[name] !== undefined,
    );
    return Object.fromEntries(
      typed.map(([name, attribute]) => [
        snakeCase(name),
        { value: renderValue(attribute, config[name], writeOnly), isBlock: false, ...hclType(attribute) },
      ]),
    );
  }

  /** A path known only when Terraform runs is relative to the folder where it runs. */
  private assets(config = this.config): Asset[] {
    return assetsOf(this.definition.attributes).flatMap(({ attribute, kind }) => {
      const path = config[attribute];
      return typeof path === 'string' && path !== '' && !isToken(path) ? [{ attribute, kind, path }] : [];
    });
  }
}

/** The attributes that contain the path of a file or folder. */
const assetsOf = oncePer((attributes: Attributes) =>
  Object.entries(flatAttributes(attributes)).flatMap(([attribute, plain]) =>
    'asset' in plain && plain.asset ? [{ attribute, kind: plain.asset }] : [],
  ),
);

const framework: Framework = {
  isToken,
  textOf: (value) => (value instanceof Duration ? value._text() : undefined),
};

function errorsIn(problems: readonly Problem[]): Problem[] {
  return problems.filter(({ severity }) => severity === 'error');
}

function warningsIn(problems: readonly Problem[]): Problem[] {
  return problems.filter(({ severity }) => severity === 'warning');
}

/** Throws if there are errors, each prefixed with the construct's path. */
function refuse(path: string, problems: readonly Problem[]): void {
  // All values of a map are refused with the same message.
  const errors = new Set(errorsIn(problems).map((problem) => `${path}: ${describeProblem(problem)}`));
  if (errors.size > 0) throw new Error([...errors].join('\n'));
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
    // Nested attributes are written as one expression, not as blocks.
    case 'object':
    case 'objects':
    case 'dynamic':
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
