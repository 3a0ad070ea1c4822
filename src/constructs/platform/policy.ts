// Written from src/handlers/platform/policy/definition.ts by `npx tsx generate/main.ts`.
import { Fn, ImportableResource, TerraformMetaArguments, TerraformProvider, Token } from 'cdktf';
import { Construct } from 'constructs';
import { PolicyKind, PolicyEnforcementLevel } from './vocabularies';
import { policy } from '../../handlers/platform/policy/definition';
import { hasType } from '../construct-type';
import { DefinedResource } from '../defined-resource';

/** The properties of `Policy`. */
export interface PolicyProps extends TerraformMetaArguments {
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
   * @param sourceFile The path of a UTF-8 file of at most 10,485,760 bytes that contains the code, relative to the directory in
   * which Terraform runs, or in constructs to the app. `source` is planned as its content. The file must not change between plan and
   * apply. Must not be empty.
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
 * A rule that is checked against the plans of runs: a policy object together with its code.
 *
 * The Terraform type is `lintel_policy`.
 *
 * @internal
 */
export class PolicyBase extends DefinedResource {
  /** The Terraform type name. */
  public static readonly tfResourceType: string = 'lintel_policy';

  /**
   * Generates the configuration of an existing object during `cdktf plan`.
   *
   * @param scope the parent of the construct
   * @param importToId the id of the construct
   * @param importFromId the import id of the object
   * @param provider the provider that reads the object; defaults to the only one in the stack
   */
  public static generateConfigForImport(
    scope: Construct, importToId: string, importFromId: string, provider?: TerraformProvider,
  ): ImportableResource {
    return new ImportableResource(scope, importToId, { terraformResourceType: 'lintel_policy', importId: importFromId, provider });
  }

  /**
   * Whether a value is a `Policy`, also if another copy of this package created it.
   *
   * @param x the value
   */
  public static isPolicy(x: any): boolean {
    return hasType(x, 'resource lintel_policy');
  }

  /**
   * @param scope the parent of the construct
   * @param id the id of the construct, unique in its scope
   * @param props the properties of the construct
   */
  constructor(scope: Construct, id: string, props: PolicyProps) {
    super(scope, id, policy, props);
  }

  /** The ID of the policy, `pol-…`. */
  public get id(): string {
    return this.getStringAttribute('id');
  }

  /** The name of the organization that the policy belongs to. */
  public get organization(): string {
    return this.getStringAttribute('organization');
  }

  public set organization(value: string) {
    this._set('organization', value);
  }

  /** The name of the policy, unique in its organization. */
  public get name(): string {
    return this.getStringAttribute('name');
  }

  public set name(value: string) {
    this._set('name', value);
  }

  /** The framework that evaluates the code. */
  public get kind(): string {
    return this.getStringAttribute('kind');
  }

  /**
   * How a failed policy affects the run: `hard-mandatory`, `soft-mandatory` or `advisory` if `kind` is `sentinel_framework`;
   * `mandatory` or `advisory` if it is `opa`.
   */
  public get enforcementLevel(): string {
    return this.getStringAttribute('enforcement_level');
  }

  /** A description of the policy, in Markdown. */
  public get description(): string {
    return this.getStringAttribute('description');
  }

  public set description(value: string) {
    this._set('description', value);
  }

  /** The query that OPA evaluates for the result. Only valid if `kind` is `opa`. */
  public get query(): string {
    return this.getStringAttribute('query');
  }

  public set query(value: string) {
    this._set('query', value);
  }

  /**
   * The code of the policy. It may be empty. If omitted, the code is the content of `sourceFile`; a policy without uploaded code has
   * none.
   */
  public get source(): string {
    return this.getStringAttribute('source');
  }

  /**
   * The path of a UTF-8 file of at most 10,485,760 bytes that contains the code, relative to the directory in which Terraform runs,
   * or in constructs to the app. `source` is planned as its content. The file must not change between plan and apply.
   */
  public get sourceFile(): string {
    return this.getStringAttribute('source_file');
  }

  /**
   * The IDs of the policy sets to which the policy is added on creation, `polset-…`. Afterwards they are only read, because only the
   * policy sets themselves can change them. If omitted, the policy is added to no policy set.
   */
  public get policySetIds(): string[] {
    return Token.asList(Fn.tolist(this.getListAttribute('policy_set_ids')));
  }

  public set policySetIds(value: string[]) {
    this._set('policySetIds', value);
  }

  /** The number of policy sets that contain the policy. */
  public get policySetCount(): number {
    return this.getNumberAttribute('policy_set_count');
  }

  /** When the policy or its code was last changed. Null if it has never been changed. */
  public get updatedAt(): string {
    return this.getStringAttribute('updated_at');
  }

  /** What `organization` is configured as, or else a reference to what the provider fills in. */
  public get organizationInput(): string {
    return this._input('organization') ?? this.organization;
  }

  /** Removes the configuration of `organization`. */
  public resetOrganization(): void {
    this._set('organization', undefined);
  }

  /** What `name` is configured as. */
  public get nameInput(): string {
    return this._input('name');
  }

  /** What `kind` is configured as. */
  public get kindInput(): PolicyKind | undefined {
    return this._input('kind');
  }

  /**
   * Changes what `kind` is configured as.
   *
   * @param value the new value
   */
  public putKind(value: PolicyKind): void {
    this._set('kind', value);
  }

  /** Removes the configuration of `kind`. */
  public resetKind(): void {
    this._set('kind', undefined);
  }

  /** What `enforcementLevel` is configured as. */
  public get enforcementLevelInput(): PolicyEnforcementLevel {
    return this._input('enforcementLevel');
  }

  /**
   * Changes what `enforcementLevel` is configured as.
   *
   * @param value the new value
   */
  public putEnforcementLevel(value: PolicyEnforcementLevel): void {
    this._set('enforcementLevel', value);
  }

  /** What `description` is configured as. */
  public get descriptionInput(): string | undefined {
    return this._input('description');
  }

  /** Removes the configuration of `description`. */
  public resetDescription(): void {
    this._set('description', undefined);
  }

  /** What `query` is configured as. */
  public get queryInput(): string | undefined {
    return this._input('query');
  }

  /** Removes the configuration of `query`. */
  public resetQuery(): void {
    this._set('query', undefined);
  }

  /** What `source` is configured as. */
  public get sourceInput(): PolicySource {
    return this._input('source');
  }

  /**
   * Changes what `source` is configured as.
   *
   * @param value the new value
   */
  public putSource(value: PolicySource): void {
    this._set('source', value);
  }

  /** What `policySetIds` is configured as. */
  public get policySetIdsInput(): string[] | undefined {
    return this._input('policySetIds');
  }

  /** Removes the configuration of `policySetIds`. */
  public resetPolicySetIds(): void {
    this._set('policySetIds', undefined);
  }
}
