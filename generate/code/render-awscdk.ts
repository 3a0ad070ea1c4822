import { resourceTypeOf } from '../../src/custom-resource/properties/names';
import type { GetterPlan, PropPlan, ReadPlan } from '../../src/definition/construct';
import { pascalCase } from '../../src/definition/construct';
import type { AwscdkPlan } from './decide-awscdk';
import { describeAttribute, describeRulesOf } from './describe';
import {
  comment,
  deprecation,
  fallback,
  imports,
  quote,
  renderChoice,
  renderStruct,
  renderType,
  uses,
} from './render-construct';
import type { Flavour } from './render-construct';

/** Renders the file of one AWS CDK construct: its class and the types that only it uses. `imported` are choice classes that another file defines. */
export function renderAwscdkConstruct(
  plan: AwscdkPlan,
  imported: readonly { readonly file: string; readonly name: string }[],
): string {
  const base = plan.issuesKey ? 'KeyIssuingProps' : 'LintelResourceProps';
  const body = [
    renderStruct(
      { name: plan.propsName, doc: `The properties of \`${plan.className}\`.`, props: plan.props },
      base,
      AWSCDK,
    ),
    ...plan.structs.map((struct) => renderStruct(struct, undefined, AWSCDK)),
    ...plan.choices
      .filter(({ name }) => !imported.some((one) => one.name === name))
      .flatMap((choice) => renderChoice(choice, AWSCDK)),
    renderClass(plan),
  ].join('\n');
  return [
    ...imports(
      'aws-cdk-lib',
      ['Duration', 'IResolvable'].filter((name) => uses(body, name)),
    ),
    ...(uses(body, 'ISecret') ? imports('aws-cdk-lib/aws-secretsmanager', ['ISecret']) : []),
    ...imports('constructs', ['Construct']),
    ...imported.flatMap(({ file, name }) => imports(`./${file}`, [name])),
    ...imports(
      './vocabularies',
      plan.enums.map((vocabulary) => vocabulary.name).filter((name) => uses(body, name)),
    ),
    ...imports('../defined-resource', ['DefinedResource']),
    ...imports(plan.issuesKey ? '../key-issuing-props' : '../lintel-resource-props', [base]),
    ...(uses(body, 'SecretReference') ? imports('../secret-reference', ['SecretReference']) : []),
    '',
    body,
  ].join('\n');
}

const AWSCDK: Flavour = {
  renderType: (prop) =>
    !isSecret(prop)
      ? renderType(prop.type)
      : prop.type.kind === 'map'
        ? '{ [key: string]: SecretReference }'
        : 'SecretReference',
  describe: ({ attribute, name, rules = [] }) => {
    const absence = fallback(attribute);
    const text = [attribute.doc, ...describeAttribute({ ...attribute, sensitive: undefined } as typeof attribute)].join(
      ' ',
    );
    return [
      [text, ...describeRulesOf(name, rules, [text, ...absence].join())].join(' '),
      ...absence,
      ...deprecation(attribute),
    ];
  },
};

function isSecret({ attribute }: PropPlan): boolean {
  return attribute.type !== undefined && attribute.sensitive === true;
}

function renderClass(plan: AwscdkPlan): string {
  const optional = plan.props.every((prop) => !prop.required);
  const type = resourceTypeOf({ construct: plan.className });
  return `${comment('', [plan.doc, `The CloudFormation type is \`${type}\`.`], true)}\
export class ${plan.className} extends DefinedResource {
  /** The CloudFormation type name. */
  public static readonly cloudFormationType: string = ${quote(type)};

  /**
   * @param scope the parent of the construct
   * @param id the id of the construct, unique in its scope
   * @param props the properties of the construct
   */
  constructor(scope: Construct, id: string, props: ${plan.propsName}${optional ? ' = {}' : ''}) {
    super(scope, id, ${quote(plan.className)}, props);
  }
${plan.getters.map(renderGetter).join('')}${plan.issuesKey ? PRIVATE_KEY : ''}}
`;
}

const PRIVATE_KEY = `
  /**
   * The secret that stores the private key: a JSON object whose members include \`PrivateKey\`, \`Certificate\`, \`IssuingCa\` and \`CaChain\`.
   * It is empty until the certificate is issued: anything that reads it during deployment must depend on this construct.
   */
  public get privateKeySecret(): ISecret {
    return this._privateKeySecret();
  }
`;

function renderGetter({ attribute, name, read }: GetterPlan): string {
  return `
${comment('  ', [[attribute.doc, ...whenAbsent(attribute)].join(' '), ...deprecation(attribute)])}\
  public get ${name}(): ${read.kind === 'boolean' ? 'IResolvable' : isMany(read) ? 'string[]' : read.kind} {
    return this._${isMany(read) ? 'list' : read.kind}(${quote(pascalCase(name))});
  }
`;
}

/** CloudFormation has no import, but a value that is missing after an import is missing whenever the object is read again. */
function whenAbsent({ absent, use }: GetterPlan['attribute']): string[] {
  if (absent === undefined || use !== 'computed') return [];
  return absent.includes('was imported')
    ? ['Available only after creation: after an in-place update, a reference to it fails.']
    : [`If ${absent}, a reference to it fails.`];
}

function isMany(read: ReadPlan): boolean {
  return read.kind === 'list' || read.kind === 'set';
}
