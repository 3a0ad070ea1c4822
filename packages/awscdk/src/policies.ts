import { Annotations, Arn, ArnFormat, Stack, Token } from 'aws-cdk-lib';
import { IRole, ManagedPolicy, PolicyDocument, PolicyStatement } from 'aws-cdk-lib/aws-iam';
import { IKey, ViaServicePrincipal } from 'aws-cdk-lib/aws-kms';
import { ISecret } from 'aws-cdk-lib/aws-secretsmanager';
import { Construct } from 'constructs';

/** IAM takes 6,144 characters of a managed policy. The sizes of ARNs that are not known yet are estimates: some room is left. */
const LARGEST_POLICY = 5_600;
/** So many managed policies may be attached to a role, unless AWS has raised the quota of the account. */
const MOST_POLICIES = 10;

/** How many policies of ours each role of an app has. */
const ATTACHED = new WeakMap<IRole, number>();

/** What may be done to what. */
export interface Permission {
  readonly actions: readonly string[];
  readonly resource: string;
  readonly conditions?: { readonly [operator: string]: { readonly [key: string]: string } };
}

/**
 * Managed policies of one stack for a role, which may stand in another one: a policy names its role, so that nothing of the role's own stack
 * depends on what it allows. There are as many as what is allowed needs, statements are merged, and nothing is allowed twice.
 */
export class Policies extends Construct {
  private readonly allowed = new Set<string>();
  private document?: PolicyDocument;
  private statements = new Set<string>();
  private size = 0;

  constructor(scope: Construct, id: string, private readonly role: IRole) {
    super(scope, id);
  }

  public allow({ actions, resource, conditions }: Permission): void {
    const kind = JSON.stringify([actions, conditions]);
    if (this.allowed.has(`${kind} ${resource}`)) return;
    this.allowed.add(`${kind} ${resource}`);
    this.place(kind, lengthOf(this, resource) + 3).addStatements(new PolicyStatement({ actions: [...actions], resources: [resource], conditions }));
  }

  /** A statement that somebody else has made. */
  public addStatement(statement: PolicyStatement): void {
    // Not resolved here: lists in it may only be known when the app is synthesized.
    this.place(statement.actions.join(), statement.resources.length * 100).addStatements(statement);
  }

  /**
   * Lets the role use a key for what it asks of a service. The policy of the key says so too, where its stack can name the role: that of most
   * keys leaves it to the account who may use them.
   */
  public allowKey(key: IKey, service: string, actions: readonly string[]): void {
    const through = `${service}.${Stack.of(key).region}.amazonaws.com`;
    this.allow({ actions, resource: key.keyArn, conditions: { StringEquals: { 'kms:ViaService': through } } });
    const named = `key ${through} ${key.keyArn} ${actions.join()}`;
    if (!this.allowed.has(named) && this.mayBeNamedIn(Stack.of(key))) key.grant(new ViaServicePrincipal(through, this.role), ...actions);
    this.allowed.add(named);
  }

  /** The document that has room for so many characters more. A kind of statement costs them once in each document. */
  private place(kind: string, characters: number): PolicyDocument {
    const needed = () => characters + (this.statements.has(kind) ? 0 : kind.length + 60);
    if (this.document && this.size + needed() <= LARGEST_POLICY) {
      this.size += needed();
      this.statements.add(kind);
      return this.document;
    }
    this.statements = new Set();
    this.size = needed() + 40;
    this.statements.add(kind);
    this.document = new PolicyDocument({ minimize: true });
    this.attach(this.document);
    return this.document;
  }

  private attach(document: PolicyDocument): void {
    const count = this.node.children.length;
    new ManagedPolicy(this, count === 0 ? 'Policy' : `Policy${count + 1}`, { document, roles: [this.role], description: 'What the function of Lintel may do for this stack' });
    const attached = (ATTACHED.get(this.role) ?? 0) + 1;
    ATTACHED.set(this.role, attached);
    if (attached === MOST_POLICIES + 1) {
      Annotations.of(this).addWarningV2('lintel-awscdk:policies', `The role of the function has more than ${MOST_POLICIES} managed policies, which is what AWS attaches to one unless the quota of the account was raised. Share the resources among several LintelProviders.`);
    }
  }

  private mayBeNamedIn(keyStack: Stack): boolean {
    for (let stack: Stack | undefined = keyStack; stack; stack = stack.nestedStackParent) if (stack === Stack.of(this.role) || stack === Stack.of(this)) return true;
    return false;
  }
}

/** The region that an ARN names, or that a construct for it is of. Undefined, where it is not known before the deployment. */
export function regionOf(arn: string, otherwise: string): string | undefined {
  const region = Token.isUnresolved(arn) ? otherwise : Arn.split(arn, ArnFormat.COLON_RESOURCE_NAME).region;
  return region === undefined || region === '' || Token.isUnresolved(region) ? undefined : region;
}

/** The ARN for a policy. Where only a part of it is known, six characters that Secrets Manager adds are missing. */
export function policyArnOf(secret: ISecret): string {
  return secret.secretFullArn ?? `${secret.secretArn}-??????`;
}

/** The characters of a text once everything in it is known, as far as can be told. */
function lengthOf(scope: Construct, text: string): number {
  return estimate(Stack.of(scope).resolve(text));
}

const PSEUDO: { readonly [name: string]: number } = { 'AWS::Partition': 10, 'AWS::Region': 14, 'AWS::AccountId': 12, 'AWS::URLSuffix': 16, 'AWS::StackId': 190 };

function estimate(value: unknown): number {
  if (typeof value === 'string') return value.length;
  if (typeof value !== 'object' || value === null) return 20;
  const { 'Fn::Join': join, Ref: ref, 'Fn::GetAtt': attribute } = value as { readonly 'Fn::Join'?: [string, unknown[]]; readonly 'Ref'?: string; readonly 'Fn::GetAtt'?: readonly string[] };
  if (join && Array.isArray(join[1])) return join[1].reduce<number>((sum, part) => sum + join[0].length + estimate(part), 0);
  // An ARN with a name that CloudFormation makes of the logical id.
  return PSEUDO[ref ?? ''] ?? 100 + (ref ?? attribute?.[0] ?? '').length;
}
