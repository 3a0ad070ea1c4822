import { CfnResource, Stack, Token } from 'aws-cdk-lib';

/** Intrinsic functions that the function evaluates itself. */
const EVALUATED: ReadonlySet<string> = new Set([
  'Ref',
  'Condition',
  'Fn::Join',
  'Fn::Select',
  'Fn::Split',
  'Fn::Sub',
  'Fn::Base64',
  'Fn::FindInMap',
  'Fn::If',
  'Fn::Equals',
  'Fn::Not',
  'Fn::And',
  'Fn::Or',
]);

/** The event of a schedule has at most 8192 characters. */
const MOST_VALUES = 16;

type Json = unknown;

/**
 * Values in the properties of a stack's Lintel resources that only CloudFormation knows, such as the address of a database: the value of each
 * call of an intrinsic function, by the JSON text of the call. Contains only values that are used as strings or numbers, since a list would
 * not fit into the event of a schedule. Other values are not compared.
 */
export function deployTimeValues(stack: Stack): { readonly [call: string]: unknown } {
  const types = new Map<string, string>();
  const own = stack.node
    .findAll()
    .filter(
      (construct): construct is CfnResource => CfnResource.isCfnResource(construct) && Stack.of(construct) === stack,
    );
  for (const resource of own) types.set(stack.resolve(resource.logicalId) as string, resource.cfnResourceType);
  const calls = own
    .filter(({ cfnResourceType }) => cfnResourceType.startsWith('Custom::Lintel'))
    .flatMap((resource) => textsIn(propertiesOf(resource)))
    .flatMap((text) => callsIn(stack.resolve(text) as Json, types));
  const texts = [...new Set(calls.map((call) => JSON.stringify(call)))].slice(0, MOST_VALUES);
  return Object.fromEntries(texts.map((text) => [text, Token.asAny(JSON.parse(text))]));
}

/** The properties that are compared. aws-cdk-lib has no public accessor for them. */
function propertiesOf(resource: CfnResource): Json {
  const {
    ServiceToken: _,
    PrivateKeySecret: __,
    ...properties
  } = (resource as unknown as { readonly _cfnProperties?: { readonly [name: string]: Json } })._cfnProperties ?? {};
  return properties;
}

/** The string and number tokens in a value, without references to secrets, which are not compared. */
function textsIn(value: Json): (string | number)[] {
  if (typeof value === 'string' || typeof value === 'number') return Token.isUnresolved(value) ? [value] : [];
  if (typeof value !== 'object' || value === null || Token.isUnresolved(value)) return [];
  if (Object.hasOwn(value, 'SecretsManager') || Object.hasOwn(value, 'Ssm')) return [];
  return Object.values(value).flatMap(textsIn);
}

function callsIn(value: Json, types: ReadonlyMap<string, string>): object[] {
  if (typeof value !== 'object' || value === null) return [];
  if (Array.isArray(value)) return value.flatMap((element) => callsIn(element, types));
  const [[name, input] = ['', undefined], ...others] = Object.entries(value) as [string, Json][];
  const isCall = others.length === 0 && (name === 'Ref' || name.startsWith('Fn::'));
  if (!isCall || EVALUATED.has(name)) return Object.values(value).flatMap((member) => callsIn(member, types));
  return name === 'Fn::GetAtt' && isReported(types.get(String((input as unknown[])[0]))) ? [] : [value];
}

/** Whether the function reads the attributes itself, from a Lintel resource or a nested stack. */
function isReported(type: string | undefined): boolean {
  return type === undefined || type.startsWith('Custom::Lintel') || type === 'AWS::CloudFormation::Stack';
}
