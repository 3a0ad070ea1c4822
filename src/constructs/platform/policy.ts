// Written from src/handlers/platform/policy/definition.ts by `npx tsx generate/main.ts`.
import { Fn, ImportableResource, TerraformMetaArguments, TerraformProvider, Token } from 'cdktf';
import { Construct } from 'constructs';
import { PolicyKind, PolicyEnforcementLevel } from './vocabularies';
import { policy } from '../../handlers/platform/policy/definition';
import { DefinedResource } from '../defined-resource';

/** The properties of `Policy`. */
export interface PolicyProps extends TerraformMetaArguments {
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
   * @param sourceFile The path of a UTF-8 file of at most 10,485,760 bytes that holds the code; relative, from where Terraform runs,
   * in constructs from where the app is. `source` is planned as its text. The file must be the same when the plan is applied. It
   * must not be empty.
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
 * A rule that is checked against the plans of runs: the policy object and its code, as one thing.
 *
 * Terraform's type is `lintel_policy`.
 */
export class Policy extends DefinedResource {
  /** Terraform's name of the type. */
  public static readonly tfResourceType: string = 'lintel_policy';

  /**
   * Makes `cdktf plan` write the configuration of an object that exists.
   *
   * @param scope where the construct will belong
   * @param importToId the name it will have there
   * @param importFromId the import id of the object
   * @param provider the provider that reads it; absent, the stack's only one
   */
  public static generateConfigForImport(
    scope: Construct, importToId: string, importFromId: string, provider?: TerraformProvider,
  ): ImportableResource {
    return new ImportableResource(scope, importToId, { terraformResourceType: 'lintel_policy', importId: importFromId, provider });
  }

  /**
   * @param scope where the construct belongs
   * @param id its name there
   * @param props what is configured
   */
  constructor(scope: Construct, id: string, props: PolicyProps) {
    super(scope, id, policy, props);
  }

  /** The id of the policy, `pol-…`. */
  public get id(): string {
    return this.getStringAttribute('id');
  }

  /** The name of the organization that the policy belongs to. */
  public get organization(): string {
    return this.getStringAttribute('organization');
  }

  /** The name of the policy, unique in its organization. */
  public get name(): string {
    return this.getStringAttribute('name');
  }

  /** The framework that evaluates the code. */
  public get kind(): string {
    return this.getStringAttribute('kind');
  }

  /**
   * What a failed policy does to the run: `hard-mandatory`, `soft-mandatory` or `advisory` where `kind` is `sentinel_framework`,
   * `mandatory` or `advisory` where it is `opa`.
   */
  public get enforcementLevel(): string {
    return this.getStringAttribute('enforcement_level');
  }

  /** What the policy is for, as Markdown. */
  public get description(): string {
    return this.getStringAttribute('description');
  }

  /** The query that asks OPA for the result. Only where `kind` is `opa`. */
  public get query(): string {
    return this.getStringAttribute('query');
  }

  /**
   * The code of the policy, which may be empty. Absent, the code is the text of `sourceFile`; a policy whose code was never sent has
   * none.
   */
  public get source(): string {
    return this.getStringAttribute('source');
  }

  /**
   * The path of a UTF-8 file of at most 10,485,760 bytes that holds the code; relative, from where Terraform runs, in constructs
   * from where the app is. `source` is planned as its text. The file must be the same when the plan is applied.
   */
  public get sourceFile(): string {
    return this.getStringAttribute('source_file');
  }

  /**
   * The ids of the policy sets that the policy is put into when it is made, `polset-…`. Later they are only read, since nothing but
   * the policy set changes them. Absent, the policy is put into no policy set.
   */
  public get policySetIds(): string[] {
    return Token.asList(Fn.tolist(this.getListAttribute('policy_set_ids')));
  }

  /** How many policy sets contain the policy. */
  public get policySetCount(): number {
    return this.getNumberAttribute('policy_set_count');
  }

  /** When the policy or its code was changed last. Absent, it was never changed. */
  public get updatedAt(): string {
    return this.getStringAttribute('updated_at');
  }
}
