import { CfnResource, Stack, Token } from 'aws-cdk-lib';

/** What the function carries out by itself, or is told by CloudFormation. */
const CARRIED_OUT: ReadonlySet<string> = new Set([
  'Ref', 'Condition', 'Fn::Join', 'Fn::Select', 'Fn::Split', 'Fn::Sub', 'Fn::Base64', 'Fn::FindInMap', 'Fn::If', 'Fn::Equals', 'Fn::Not', 'Fn::And', 'Fn::Or',
]);

/** A schedule hands on 8192 characters at most. */
const MOST_VALUES = 16;

type Json = unknown;

/**
 * What the properties of a stack's resources of Lintel are made of that only CloudFormation knows, such as the address of a database: a value
 * for each call of a function, by its JSON text. Of attributes, only those are in it that are used as texts or numbers: a list would not fit
 * into what a schedule hands on. What is left out is not compared.
 */
export function deployTimeValues(stack: Stack): { readonly [call: string]: unknown } {
  const types = new Map<string, string>();
  const own = stack.node.findAll().filter((construct): construct is CfnResource => CfnResource.isCfnResource(construct) && Stack.of(construct) === stack);
  for (const resource of own) types.set(stack.resolve(resource.logicalId) as string, resource.cfnResourceType);
  const calls = own.filter(({ cfnResourceType }) => cfnResourceType.startsWith('Custom::Lintel'))
    .flatMap((resource) => textsIn(propertiesOf(resource))).flatMap((text) => callsIn(stack.resolve(text) as Json, types));
  const texts = [...new Set(calls.map((call) => JSON.stringify(call)))].slice(0, MOST_VALUES);
  return Object.fromEntries(texts.map((text) => [text, Token.asAny(JSON.parse(text))]));
}

/** The function behind a resource is not compared. */
function propertiesOf(resource: CfnResource): Json {
  const { ServiceToken: _, PrivateKeySecret: __, ...properties } = (resource as unknown as { readonly _cfnProperties?: { readonly [name: string]: Json } })._cfnProperties ?? {};
  return properties;
}

/** The texts and numbers that stand for something. Secrets are not compared, nor is where they are kept. */
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
  if (!isCall || CARRIED_OUT.has(name)) return Object.values(value).flatMap((member) => callsIn(member, types));
  return name === 'Fn::GetAtt' && isReported(types.get((input as string[])[0])) ? [] : [value];
}

/** What the service answers, and what nested stacks do, is known to whoever looks at them. */
function isReported(type: string | undefined): boolean {
  return type === undefined || type.startsWith('Custom::Lintel') || type === 'AWS::CloudFormation::Stack';
}
