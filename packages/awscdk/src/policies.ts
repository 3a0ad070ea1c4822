import { Annotations, Arn, ArnFormat, Stack, Token } from 'aws-cdk-lib';
import { IRole, ManagedPolicy, PolicyDocument, PolicyStatement } from 'aws-cdk-lib/aws-iam';
import { IKey, ViaServicePrincipal } from 'aws-cdk-lib/aws-kms';
import { ISecret } from 'aws-cdk-lib/aws-secretsmanager';
import { Construct } from 'constructs';

/** A managed policy has at most 6,144 characters. The length of unresolved ARNs is estimated, so the limit is lower. */
const LARGEST_POLICY = 5_600;
/** The default quota of managed policies per role. */
const MOST_POLICIES = 10;

/** The number of policies that each role has. */
const ATTACHED = new WeakMap<IRole, number>();

/** Actions that are allowed on a resource. */
export interface Permission {
  readonly actions: readonly string[];
  readonly resource: string;
  readonly conditions?: { readonly [operator: string]: { readonly [key: string]: string } };
}

/**
 * Managed policies of one stack for a role, which may be in another stack: a policy names its role, so the stack of the role does not depend
 * on the resources in the policy. Statements are merged, duplicates are left out, and as many policies are created as their size requires.
 */
export class Policies extends Construct {
  private readonly allowed = new Set<string>();
  private document?: PolicyDocument;
  private statements = new Set<string>();
  private size = 0;

  constructor(
    scope: Construct,
    id: string,
    private readonly role: IRole,
  ) {
    super(scope, id);
  }

  public allow({ actions, resource, conditions }: Permission): void {
    const kind = JSON.stringify([actions, conditions]);
    if (this.allowed.has(`${kind} ${resource}`)) return;
    this.allowed.add(`${kind} ${resource}`);
    this.documentFor(kind, lengthOf(this, resource) + 3).addStatements(
      new PolicyStatement({ actions: [...actions], resources: [resource], conditions }),
    );
  }

  /** Adds a statement of aws-cdk-lib. */
  public addStatement(statement: PolicyStatement): void {
    // Lists in the statement may be resolved only during synthesis, so its size is estimated.
    this.documentFor(statement.actions.join(), statement.resources.length * 100).addStatements(statement);
  }

  /**
   * Allows the role to use a key through a service. The policy of the key allows it too if the stack of the key can name the role. The
   * policies of other keys usually delegate to the account.
   */
  public allowKey(key: IKey, service: string, actions: readonly string[]): void {
    const through = `${service}.${Stack.of(key).region}.amazonaws.com`;
    this.allow({ actions, resource: key.keyArn, conditions: { StringEquals: { 'kms:ViaService': through } } });
    const named = `key ${through} ${key.keyArn} ${actions.join()}`;
    if (!this.allowed.has(named) && this.mayBeNamedIn(Stack.of(key))) {
      key.grant(new ViaServicePrincipal(through, this.role), ...actions);
    }
    this.allowed.add(named);
  }

  /** A document with space for a number of characters. The fixed part of a statement counts once per document. */
  private documentFor(kind: string, characters: number): PolicyDocument {
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
    new ManagedPolicy(this, count === 0 ? 'Policy' : `Policy${count + 1}`, {
      document,
      roles: [this.role],
      description: 'The permissions of the Lintel function for this stack',
    });
    const attached = (ATTACHED.get(this.role) ?? 0) + 1;
    ATTACHED.set(this.role, attached);
    if (attached === MOST_POLICIES + 1) {
      Annotations.of(this).addWarningV2(
        'lintel-awscdk:policies',
        `The role of the function has more than ${MOST_POLICIES} managed policies, which is the default quota of AWS. Request a higher quota, or distribute the resources over several LintelProviders.`,
      );
    }
  }

  private mayBeNamedIn(keyStack: Stack): boolean {
    for (let stack: Stack | undefined = keyStack; stack; stack = stack.nestedStackParent) {
      if (stack === Stack.of(this.role) || stack === Stack.of(this)) return true;
    }
    return false;
  }
}

/** The region in an ARN. Defaults to the region of the construct if the ARN is not resolved. Undefined if neither is known. */
export function regionOf(arn: string, constructRegion: string): string | undefined {
  const region = Token.isUnresolved(arn) ? constructRegion : Arn.split(arn, ArnFormat.COLON_RESOURCE_NAME).region;
  return region === undefined || region === '' || Token.isUnresolved(region) ? undefined : region;
}

/** The ARN of a secret in a policy. A partial ARN lacks the suffix that Secrets Manager adds. */
export function policyArnOf(secret: ISecret): string {
  return secret.secretFullArn ?? `${secret.secretArn}-??????`;
}

/** The estimated length of a string after the deployment. */
function lengthOf(scope: Construct, text: string): number {
  return estimate(Stack.of(scope).resolve(text));
}

const PSEUDO: { readonly [name: string]: number } = {
  'AWS::Partition': 10,
  'AWS::Region': 14,
  'AWS::AccountId': 12,
  'AWS::URLSuffix': 16,
  'AWS::StackId': 190,
};

function estimate(value: unknown): number {
  if (typeof value === 'string') return value.length;
  if (typeof value !== 'object' || value === null) return 20;
  const {
    'Fn::Join': join,
    'Ref': ref,
    'Fn::GetAtt': attribute,
  } = value as {
    readonly 'Fn::Join'?: [string, unknown[]];
    readonly 'Ref'?: string;
    readonly 'Fn::GetAtt'?: readonly string[];
  };
  if (join && Array.isArray(join[1])) {
    return join[1].reduce<number>((sum, part) => sum + join[0].length + estimate(part), 0);
  }
  // An ARN with a name that CloudFormation derives from the logical id.
  return PSEUDO[ref ?? ''] ?? 100 + (ref ?? attribute?.[0] ?? '').length;
}
