// Written from src/handlers/platform/policy/definition.ts by `npx tsx generate/main.ts`.
import { Construct } from 'constructs';
import { PolicyKind, PolicyEnforcementLevel } from './vocabularies';
import { DefinedResource } from '../defined-resource';
import { LintelResourceProps } from '../lintel-resource-props';

/** The properties of `Policy`. */
export interface PolicyProps extends LintelResourceProps {
  /**
   * The name of the organization that the policy belongs to. It must be the name of an organization: not empty, without `/`. A
   * change replaces the object.
   */
  readonly organization: string;
  /**
   * The name of the policy, unique in its organization. It must consist of letters, digits, `-` and `_`. A change replaces the
   * object.
   */
  readonly name: string;
  /**
   * The framework that evaluates the code. One of `sentinel_framework`, `opa`. A change replaces the object.
   *
   * @default "sentinel_framework"
   */
  readonly kind?: PolicyKind;
  /**
   * What a failed policy does to the run: `hard-mandatory`, `soft-mandatory` or `advisory` where `kind` is `sentinel_framework`,
   * `mandatory` or `advisory` where it is `opa`. One of `hard-mandatory`, `soft-mandatory`, `mandatory`, `advisory`.
   */
  readonly enforcementLevel: PolicyEnforcementLevel;
  /**
   * What the policy is for, as Markdown.
   *
   * @default - the policy has no description
   */
  readonly description?: string;
  /**
   * The query that asks OPA for the result. Only where `kind` is `opa`.
   *
   * @default - the policy has no query
   */
  readonly query?: string;
  /** Where the code of a policy stands. */
  readonly source: PolicySource;
  /**
   * The ids of the policy sets that the policy is put into when it is made, `polset-…`. Later they are only read, since nothing but
   * the policy set changes them. Each must begin with `polset-`. It is sent only when the object is made; a changed value is
   * refused.
   *
   * @default - the policy is put into no policy set
   */
  readonly policySetIds?: string[];
}

/** Where the code of a policy stands. */
export class PolicySource {
  /**
   * Where the code of a policy stands. Here: `text`.
   *
   * @param source The code of the policy, which may be empty. It must have at most 10485760 bytes of UTF-8.
   */
  public static text(source: string): PolicySource {
    return new PolicySource({ source });
  }

  /**
   * Where the code of a policy stands. Here: `file`.
   *
   * @param sourceFile The path of a UTF-8 file that holds the code; relative, from where the app runs. Its text becomes part of the
   * template. It must not be empty.
   */
  public static file(sourceFile: string): PolicySource {
    return new PolicySource({ sourceFile });
  }

  private constructor(private readonly attributes: object) {}

  /**
   * The attributes that stand for it.
   *
   * @internal
   */
  public _attributes(): object {
    return this.attributes;
  }
}

/**
 * A rule that is checked before runs are applied: the policy object and its code, as one thing.
 *
 * CloudFormation's type is `Custom::LintelPolicy`.
 */
export class Policy extends DefinedResource {
  /** CloudFormation's name of the type. */
  public static readonly cloudFormationType: string = 'Custom::LintelPolicy';

  /**
   * @param scope where the construct belongs
   * @param id its name there
   * @param props what is configured
   */
  constructor(scope: Construct, id: string, props: PolicyProps) {
    super(scope, id, 'Policy', props);
  }

  /** The id of the policy, `pol-…`. */
  public get id(): string {
    return this._string('Id');
  }

  /** The name of the organization that the policy belongs to. */
  public get organization(): string {
    return this._string('Organization');
  }

  /** The name of the policy, unique in its organization. */
  public get name(): string {
    return this._string('Name');
  }

  /** The framework that evaluates the code. */
  public get kind(): string {
    return this._string('Kind');
  }

  /**
   * What a failed policy does to the run: `hard-mandatory`, `soft-mandatory` or `advisory` where `kind` is `sentinel_framework`,
   * `mandatory` or `advisory` where it is `opa`.
   */
  public get enforcementLevel(): string {
    return this._string('EnforcementLevel');
  }

  /** The code of the policy, which may be empty. */
  public get source(): string {
    return this._string('Source');
  }

  /**
   * The ids of the policy sets that the policy is put into when it is made, `polset-…`. Later they are only read, since nothing but
   * the policy set changes them.
   */
  public get policySetIds(): string[] {
    return this._list('PolicySetIds');
  }

  /** How many policy sets contain the policy. */
  public get policySetCount(): number {
    return this._number('PolicySetCount');
  }

  /** When the policy or its code was changed last. Where it was never changed, a reference to it fails. */
  public get updatedAt(): string {
    return this._string('UpdatedAt');
  }
}
