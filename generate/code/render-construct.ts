import { defaultIn, describeAbsence } from '../../src/definition/absence';
import type { Attribute } from '../../src/definition/attribute';
import { pascalCase } from '../../src/definition/construct';
import type {
  ChoicePlan,
  ConstructPlan,
  EnumPlan,
  FactoryPlan,
  GetterPlan,
  OutputPlan,
  PropPlan,
  ReadPlan,
  StructPlan,
  TypePlan,
} from '../../src/definition/construct';
import { camelCase } from '../../src/definition/names';
import { isRequired } from '../../src/definition/required';
import type { WellKnownAddress } from '../../src/definition/rule';
import { describeAttribute, describeRulesOf } from './describe';

export interface RenderOptions {
  /** The definition's file, relative to the rendered file, and its exported name. */
  readonly definition: { readonly file: string; readonly name: string };
  /** A handwritten class adds methods: the rendered class is its base, and internal. */
  readonly extended: boolean;
  /** Choice classes that another construct's file defines, because both constructs use them. */
  readonly imported?: readonly { readonly file: string; readonly name: string }[];
  /** Classes of nested values that `nested-values.ts` defines, because several constructs have such values. */
  readonly shared?: readonly OutputPlan[];
}

/** Renders the file of one construct: its class and the types that only it uses. */
export function renderConstruct(plan: ConstructPlan, options: RenderOptions): string {
  const shared = options.shared ?? [];
  const body = [
    renderStruct(
      { name: plan.propsName, doc: `The properties of \`${plan.className}\`.`, props: plan.props },
      'TerraformMetaArguments',
    ),
    ...plan.structs.map((struct) => renderStruct(struct)),
    ...plan.choices
      .filter(({ name }) => !options.imported?.some((one) => one.name === name))
      .flatMap((choice) => renderChoice(choice)),
    renderClass(plan, options),
    ...plan.outputs.filter((output) => !shared.some(({ name }) => name === output.name)).map(renderOutput),
  ].join('\n');
  const base = `Defined${pascalCase(camelCase(plan.kind.replaceAll('-', '_')))}`;
  return [
    ...imports(
      'cdktf',
      FRAMEWORK.filter((name) => uses(body, name)),
    ),
    ...imports('constructs', ['Construct']),
    ...(options.imported ?? []).flatMap(({ file, name }) => imports(`./${file}`, [name])),
    ...imports(
      './nested-values',
      shared.flatMap(classesOf).filter((name) => uses(body, name)),
    ),
    ...imports(
      './vocabularies',
      plan.enums.map((vocabulary) => vocabulary.name).filter((name) => uses(body, name)),
    ),
    ...imports(options.definition.file, [options.definition.name]),
    ...imports('../construct-type', ['hasType']),
    ...imports(`../defined-${plan.kind}`, [base]),
    ...(uses(body, 'Duration') ? imports('../duration', ['Duration']) : []),
    ...(uses(body, 'StringListMap') ? imports('../string-list-map', ['StringListMap']) : []),
    '',
    body,
  ].join('\n');
}

/** Renders the enums of a service; constructs with the same vocabulary share one. */
export function renderVocabularies(enums: readonly EnumPlan[]): string {
  return enums
    .map(
      (vocabulary) => `${comment('', [vocabulary.doc])}export enum ${vocabulary.name} {
${vocabulary.members.map((member) => `${comment('  ', [`\`${member.value}\``])}  ${member.name} = ${quote(member.value)},\n`).join('')}}
`,
    )
    .join('\n');
}

/** Renders the classes of nested values that several constructs of a service have. */
export function renderNestedValues(outputs: readonly OutputPlan[]): string {
  const body = outputs.map(renderOutput).join('\n');
  const used = (names: readonly string[]) => names.filter((name) => uses(body, name));
  return [
    ...imports('cdktf', used(FRAMEWORK)),
    ...(uses(body, 'StringListMap') ? imports('../string-list-map', ['StringListMap']) : []),
    '',
    body,
  ].join('\n');
}

const classesOf = ({ name, list }: OutputPlan): string[] => [
  ...(list ? [`${name}List`] : []),
  `${name}OutputReference`,
];

/** Renders an index file, which exports a folder's public files. */
export function renderIndex(files: readonly string[]): string {
  return files.map((file) => `export * from './${file}';\n`).join('');
}

/** How a framework spells the parts that all frameworks share. */
export interface Flavour {
  renderType(prop: PropPlan): string;
  /** The documentation of a property: paragraphs, then tags. */
  describe(prop: PropPlan): string[];
}

const CDKTF: Flavour = { renderType: ({ type }) => renderType(type), describe: propDoc };

export function renderStruct(struct: StructPlan, base?: string, flavour: Flavour = CDKTF): string {
  return `${comment('', [struct.doc])}export interface ${struct.name}${base ? ` extends ${base}` : ''} {
${struct.props.map((prop) => `${comment('  ', flavour.describe(prop))}  readonly ${prop.name}${prop.required ? '' : '?'}: ${flavour.renderType(prop)};\n`).join('')}}
`;
}

function renderClass(plan: ConstructPlan, { definition, extended }: RenderOptions): string {
  const optional = plan.props.every((prop) => !prop.required);
  const base = `Defined${pascalCase(camelCase(plan.kind.replaceAll('-', '_')))}`;
  return `${comment('', [plan.doc, `The Terraform type is \`${plan.type}\`.`, ...(extended ? ['@internal'] : [])], true)}\
export class ${plan.className}${extended ? 'Base' : ''} extends ${base} {
  /** The Terraform type name. */
  public static readonly tfResourceType: string = ${quote(plan.type)};
${plan.kind === 'resource' ? renderImport(plan) : ''}${renderRecognition(plan)}
  /**
   * @param scope the parent of the construct
   * @param id the id of the construct, unique in its scope
   * @param props the properties of the construct
   */
  constructor(scope: Construct, id: string, props: ${plan.propsName}${optional ? ' = {}' : ''}) {
    super(scope, id, ${definition.name}, props);
  }
${plan.getters
  .map((getter) =>
    renderGetter(
      getter,
      plan.props.find((prop) => isSettable(prop, getter)),
    ),
  )
  .join('')}\
${plan.props.map((prop) => renderInput(prop, plan.getters)).join('')}}
`;
}

/** Whether a property is set under the name by which it is read: jsii wants the types of getter and setter to be equal. */
function isSettable({ name, type }: PropPlan, getter: GetterPlan): boolean {
  const { read } = getter;
  if (getter.name !== name) return false;
  return read.kind === 'list' || read.kind === 'set'
    ? type.kind === 'list' && type.of.kind === read.of && read.of !== 'boolean'
    : ['string', 'number', 'boolean'].includes(read.kind) && type.kind === read.kind;
}

/** Whether there is always a value, although it need not be configured. */
function isCompletedByProvider({ attribute }: PropPlan): boolean {
  return attribute.use === 'required' && !isRequired(attribute);
}

/** What a property is configured as, and how it is changed later. */
function renderInput(prop: PropPlan, getters: readonly GetterPlan[]): string {
  const { name, required } = prop;
  const type = renderType(prop.type);
  const suffix = pascalCase(name);
  const put = getters.some((getter) => isSettable(prop, getter))
    ? ''
    : `
  /**
   * Changes what \`${name}\` is configured as.
   *
   * @param value the new value
   */
  public put${suffix}(value: ${type}): void {
    this._set(${quote(name)}, value);
  }
`;
  const reset = required
    ? ''
    : `
  /** Removes the configuration of \`${name}\`. */
  public reset${suffix}(): void {
    this._set(${quote(name)}, undefined);
  }
`;
  if (isCompletedByProvider(prop)) {
    return `
  /** What \`${name}\` is configured as, or else a reference to what the provider fills in. */
  public get ${name}Input(): ${type} {
    return this._input(${quote(name)}) ?? this.${name};
  }
${put}${reset}`;
  }
  return `
  /** What \`${name}\` is configured as. */
  public get ${name}Input(): ${type}${required ? '' : ' | undefined'} {
    return this._input(${quote(name)});
  }
${put}${reset}`;
}

/** The word that Terraform's addresses have for each kind. */
const KINDS = { 'resource': 'resource', 'data-source': 'data', 'ephemeral-resource': 'ephemeral' } as const;

function renderRecognition({ className, kind, type }: ConstructPlan): string {
  return `
  /**
   * Whether a value is a \`${className}\`, also if another copy of this package created it.
   *
   * @param x the value
   */
  public static is${className}(x: any): boolean {
    return hasType(x, ${quote(`${KINDS[kind]} ${type}`)});
  }
`;
}

function renderImport(plan: ConstructPlan): string {
  return `
  /**
   * Generates the configuration of an existing object during \`cdktf plan\`.
   *
   * @param scope the parent of the construct
   * @param importToId the id of the construct
   * @param importFromId the import id of the object
   * @param provider the provider that reads the object; defaults to the only one in the stack
   */
  public static generateConfigForImport(
    scope: Construct, importToId: string, importFromId: string, provider?: TerraformProvider,
  ): ImportableResource {
    return new ImportableResource(scope, importToId, { terraformResourceType: ${quote(plan.type)}, importId: importFromId, provider });
  }
`;
}

/** `settable` is the property of the same name and type, if there is one. */
export function renderGetter(getter: GetterPlan, settable?: PropPlan): string {
  const { attribute, name, reads, read } = getter;
  const absent = ['optional', 'required'].includes(attribute.use) ? [] : describeAbsence(attribute);
  return `
${comment('  ', [[attribute.doc, ...absent].join(' '), ...deprecation(attribute)])}\
  public get ${name}(): ${settable ? renderType(settable.type) : renderReadType(read)} {
    return ${renderRead(read, reads)};
  }
${settable ? renderSetter(settable) : ''}`;
}

function renderSetter({ name, type }: PropPlan): string {
  return `
  public set ${name}(value: ${renderType(type)}) {
    this._set(${quote(name)}, value);
  }
`;
}

function renderReadType(read: ReadPlan): string {
  switch (read.kind) {
    case 'boolean':
      return 'IResolvable';
    case 'list':
    case 'set':
      return read.of === 'boolean' ? 'BooleanList' : `${read.of}[]`;
    case 'map':
      return `${pascalCase(read.of)}Map`;
    case 'listMap':
      return `${pascalCase(read.of)}ListMap`;
    case 'object':
      return `${read.name}OutputReference`;
    case 'objects':
      return `${read.name}List`;
    default:
      return read.kind;
  }
}

function renderRead(read: ReadPlan, reads: string): string {
  const name = quote(reads);
  switch (read.kind) {
    case 'map':
      return `new ${pascalCase(read.of)}Map(this, ${name})`;
    case 'listMap':
      return `new ${pascalCase(read.of)}ListMap(this, ${name})`;
    case 'object':
      return `new ${read.name}OutputReference(this, ${name})`;
    case 'objects':
      return `new ${read.name}List(this, ${name}, false)`;
    case 'list':
    case 'set':
      if (read.of === 'boolean') return `new BooleanList(this, ${name}, ${read.kind === 'set'})`;
      if (read.kind === 'list') return `this.get${read.of === 'number' ? 'Number' : ''}ListAttribute(${name})`;
      // A set has no order, so it is read as a list.
      return read.of === 'number'
        ? `Token.asNumberList(Fn.tolist(this.getNumberListAttribute(${name})))`
        : `Token.asList(Fn.tolist(this.getListAttribute(${name})))`;
    default:
      return `this.get${pascalCase(read.kind)}Attribute(${name})`;
  }
}

function renderOutput(output: OutputPlan): string {
  const reference = `${output.name}OutputReference`;
  // Without an index it is no element of a list.
  const optional = output.single ? '?' : '';
  const position = output.list
    ? `, complexObjectIndex${optional}: number, complexObjectIsFromSet${optional}: boolean`
    : '';
  const isFromSet = output.single ? 'complexObjectIsFromSet ?? false' : 'complexObjectIsFromSet';
  const list = !output.list
    ? ''
    : `
${comment('', [output.doc])}export class ${output.name}List extends ComplexList {
  /**
   * @param terraformResource the object that has the attribute
   * @param terraformAttribute the Terraform name of the attribute
   * @param wrapsSet whether the attribute is a set in Terraform
   */
  constructor(terraformResource: IInterpolatingParent, terraformAttribute: string, wrapsSet: boolean) {
    super(terraformResource, terraformAttribute, wrapsSet);
  }

  /**
   * Returns the element at an index.
   *
   * @param index the zero-based index
   */
  public get(index: number): ${reference} {
    return new ${reference}(this.terraformResource, this.terraformAttribute, index, this.wrapsSet);
  }
}
`;
  return `${comment('', [output.doc])}export class ${reference} extends ComplexObject {
  /**
   * @param terraformResource the object that has the attribute
   * @param terraformAttribute the Terraform name of the attribute
${output.list ? '   * @param complexObjectIndex the index in the list\n   * @param complexObjectIsFromSet whether the list is a set in Terraform\n' : ''}\
   */
  constructor(terraformResource: IInterpolatingParent, terraformAttribute: string${position}) {
    super(terraformResource, terraformAttribute, ${output.list ? `${isFromSet}, complexObjectIndex` : 'false'});
  }
${output.getters.map((getter) => renderGetter(getter)).join('')}}
${list}`;
}

export function renderChoice(choice: ChoicePlan, flavour: Flavour = CDKTF): string[] {
  const options = choice.factories.flatMap((factory) =>
    factory.options ? [renderStruct(factory.options, undefined, flavour)] : [],
  );
  return [
    ...options,
    `${comment('', [choice.doc])}export class ${choice.name} {
${choice.factories.map((factory) => renderFactory(choice, factory, flavour)).join('\n')}
  private constructor(private readonly attributes: object) {}

  /**
   * The attributes that this choice sets.
   *
   * @internal
   */
  public _attributes(): object {
    return this.attributes;
  }
}
`,
  ];
}

function renderFactory(choice: ChoicePlan, factory: FactoryPlan, flavour: Flavour): string {
  if (factory.wellKnown) return renderWellKnown(choice, factory.name, factory.wellKnown);
  const { name, positional, options } = factory;
  const optional = options?.props.every((prop) => !prop.required);
  const parameters = [
    ...positional.map((prop) => `${prop.name}: ${flavour.renderType(prop)}`),
    ...(options ? [`options: ${options.name}${optional ? ' = {}' : ''}`] : []),
  ];
  const docs = [
    ...positional.map(
      (prop) => `@param ${prop.name} ${[prop.attribute.doc, ...describeAttribute(prop.attribute)].join(' ')}`,
    ),
    ...(options ? ['@param options the other settings'] : []),
  ];
  return `${comment('  ', [`${choice.doc} Option: \`${name}\`.`, ...docs], true)}\
  public static ${name}(${parameters.join(', ')}): ${choice.name} {
    return new ${choice.name}(${renderGiven(factory)});
  }
`;
}

function renderWellKnown({ name: type }: ChoicePlan, name: string, known: WellKnownAddress): string {
  const given = known.sets.map((attribute) => `${attribute}: address`).join(', ');
  return `${comment('  ', [known.doc, `@param address ${known.addressDoc}`], true)}\
  public static ${name}(address: string = ${quote(known.address)}): ${type} {
    return new ${type}({ ${given} });
  }
`;
}

/** The arguments of a factory, under the names of the attributes. */
function renderGiven({ positional, options, says }: FactoryPlan): string {
  const isRenamed = options?.props.some((prop) => prop.name !== prop.configures);
  const members = [
    ...positional.map((prop) => (prop.name === prop.configures ? prop.name : `${prop.configures}: ${prop.name}`)),
    ...(!options
      ? []
      : isRenamed
        ? options.props.map((prop) => `${prop.configures}: options.${prop.name}`)
        : ['...options']),
  ];
  const given = members.length > 0 ? `{ ${members.join(', ')} }` : '{}';
  return says ? `{ ${says.attribute}: ${quote(says.value)}, ${says.inside}: ${given} }` : given;
}

export function renderType(type: TypePlan): string {
  switch (type.kind) {
    case 'boolean':
      return 'boolean | IResolvable';
    case 'duration':
      return 'Duration';
    case 'list':
      return type.of.kind === 'boolean' ? 'Array<boolean | IResolvable> | IResolvable' : `${renderType(type.of)}[]`;
    case 'map':
      return `{ [key: string]: ${renderType(type.of)} }`;
    case 'structs':
      return `${type.name}[] | IResolvable`;
    case 'enum':
    case 'struct':
    case 'choice':
      return type.name;
    default:
      return type.kind;
  }
}

function propDoc({ attribute, configures, rules = [] }: PropPlan): string[] {
  const text = [attribute.doc, ...describeAttribute(attribute)].join(' ');
  return [
    [text, ...describeRulesOf(configures, rules, [text, ...fallback(attribute)].join(' '))].join(' '),
    ...(attribute.type !== undefined && attribute.writeOnly ? [WRITE_ONLY] : []),
    ...fallback(attribute),
    ...deprecation(attribute),
  ];
}

/** The value or behaviour if the property is omitted. */
export function fallback(attribute: Attribute): string[] {
  if ('default' in attribute && attribute.default !== undefined) {
    return [`@default ${JSON.stringify(attribute.default)}`];
  }
  return attribute.absent === undefined ? [] : [`@default - ${defaultIn(attribute.absent) ?? attribute.absent}`];
}

const WRITE_ONLY =
  'Pass the value of an `EphemeralVariable` or of an ephemeral resource: a literal is rejected, because it would be ' +
  'stored in cdk.tf.json and in the plan file.';

export function deprecation(attribute: object): string[] {
  return 'deprecated' in attribute && attribute.deprecated !== undefined
    ? [`@deprecated ${String(attribute.deprecated)}`]
    : [];
}

const WIDTH = 130;

/** A doc comment: paragraphs first, then tags. `tall` keeps it from being written on one line. */
export function comment(indent: string, paragraphs: readonly string[], tall = false): string {
  const wrapped = paragraphs.map((paragraph) => wrap(paragraph, WIDTH - indent.length));
  if (wrapped.length === 1 && wrapped[0]?.length === 1 && !tall) return `${indent}/** ${wrapped[0].join('')} */\n`;
  const isTag = (index: number) => paragraphs[index]?.startsWith('@') ?? false;
  const lines = wrapped.flatMap((paragraph, index) =>
    index === 0 || (isTag(index) && isTag(index - 1)) ? paragraph : ['', ...paragraph],
  );
  return `${indent}/**\n${lines.map((line) => `${indent} *${line ? ` ${line}` : ''}\n`).join('')}${indent} */\n`;
}

/** Breaks lines between words, but never inside code. */
function wrap(paragraph: string, width: number): string[] {
  const lines: string[] = [];
  for (const word of paragraph.match(/(`[^`]*`|[^\s`])+/g) ?? []) {
    const line = lines[lines.length - 1];
    if (line !== undefined && line.length + word.length < width) lines[lines.length - 1] = `${line} ${word}`;
    else lines.push(word);
  }
  return lines;
}

const FRAMEWORK = [
  'AnyMap',
  'BooleanList',
  'BooleanMap',
  'ComplexList',
  'ComplexObject',
  'Fn',
  'IInterpolatingParent',
  'IResolvable',
  'ImportableResource',
  'NumberMap',
  'StringMap',
  'TerraformMetaArguments',
  'TerraformProvider',
  'Token',
];

export function uses(body: string, name: string): boolean {
  return new RegExp(`\\b${name}\\b`).test(body.replace(/\/\*\*.*?\*\//gs, ''));
}

export function imports(from: string, names: readonly string[]): string[] {
  if (names.length === 0) return [];
  const line = `import { ${names.join(', ')} } from ${quote(from)};`;
  return [
    line.length <= WIDTH ? line : `import {\n${names.map((name) => `  ${name},\n`).join('')}} from ${quote(from)};`,
  ];
}

export function quote(text: string): string {
  return `'${text.replaceAll('\\', '\\\\').replaceAll("'", "\\'")}'`;
}
