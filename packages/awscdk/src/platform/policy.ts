// Written from src/handlers/platform/policy/definition.ts by `npx tsx generate/main.ts`.
import { Construct } from 'constructs';
import { PolicyKind, PolicyEnforcementLevel } from './vocabularies';
import { DefinedResource } from '../defined-resource';
import { LintelResourceProps } from '../lintel-resource-props';

/** The properties of `Policy`. */
export interface PolicyProps extends LintelResourceProps {
  /**
   * The name of the organization that the policy belongs to. Must be the name of an organization: not empty and without `/`.
   * Changing it forces replacement.
   *
   * @default - the `organization` of the provider
   */
  readonly organization?: string;
  /**
   * The name of the policy, unique in its organization. Must consist of letters, digits, `-` and `_`. Changing it forces
   * replacement.
   */
  readonly name: string;
  /**
   * The framework that evaluates the code. One of `sentinel_framework`, `opa`. Changing it forces replacement.
   *
   * @default "sentinel_framework"
   */
  readonly kind?: PolicyKind;
  /**
   * How a failed policy affects the run: `hard-mandatory`, `soft-mandatory` or `advisory` if `kind` is `sentinel_framework`;
   * `mandatory` or `advisory` if it is `opa`. One of `hard-mandatory`, `soft-mandatory`, `mandatory`, `advisory`.
   */
  readonly enforcementLevel: PolicyEnforcementLevel;
  /**
   * A description of the policy, in Markdown.
   *
   * @default - the policy has no description
   */
  readonly description?: string;
  /**
   * The query that OPA evaluates for the result. Only valid if `kind` is `opa`.
   *
   * @default - the policy has no query
   */
  readonly query?: string;
  /** The source of a policy's code. */
  readonly source: PolicySource;
  /**
   * The IDs of the policy sets to which the policy is added on creation, `polset-…`. Afterwards they are only read, because only the
   * policy sets themselves can change them. Each element must begin with `polset-`. Sent only on creation; a later change is
   * rejected.
   *
   * @default - the policy is added to no policy set
   */
  readonly policySetIds?: string[];
}

/** The source of a policy's code. */
export class PolicySource {
  /**
   * The source of a policy's code. Option: `text`.
   *
   * @param source The code of the policy. It may be empty. Must have at most 10485760 bytes of UTF-8.
   */
  public static text(source: string): PolicySource {
    return new PolicySource({ source });
  }

  /**
   * The source of a policy's code. Option: `file`.
   *
   * @param sourceFile The path of a UTF-8 file that contains the code, relative to the directory in which the app runs. Its text
   * becomes part of the template. Must not be empty.
   */
  public static file(sourceFile: string): PolicySource {
    return new PolicySource({ sourceFile });
  }

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

/**
 * A rule that is checked before runs are applied: a policy object together with its code.
 *
 * The CloudFormation type is `Custom::LintelPolicy`.
 */
export class Policy extends DefinedResource {
  /** The CloudFormation type name. */
  public static readonly cloudFormationType: string = 'Custom::LintelPolicy';

  /**
   * @param scope the parent of the construct
   * @param id the id of the construct, unique in its scope
   * @param props the properties of the construct
   */
  constructor(scope: Construct, id: string, props: PolicyProps) {
    super(scope, id, 'Policy', props);
  }

  /** The ID of the policy, `pol-…`. */
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
   * How a failed policy affects the run: `hard-mandatory`, `soft-mandatory` or `advisory` if `kind` is `sentinel_framework`;
   * `mandatory` or `advisory` if it is `opa`.
   */
  public get enforcementLevel(): string {
    return this._string('EnforcementLevel');
  }

  /** The code of the policy. It may be empty. */
  public get source(): string {
    return this._string('Source');
  }

  /**
   * The IDs of the policy sets to which the policy is added on creation, `polset-…`. Afterwards they are only read, because only the
   * policy sets themselves can change them.
   */
  public get policySetIds(): string[] {
    return this._list('PolicySetIds');
  }

  /** The number of policy sets that contain the policy. */
  public get policySetCount(): number {
    return this._number('PolicySetCount');
  }

  /** When the policy or its code was last changed. If it has never been changed, a reference to it fails. */
  public get updatedAt(): string {
    return this._string('UpdatedAt');
  }
}
