// Written from src/handlers/platform/effective-tags/definition.ts by `npx tsx generate/main.ts`.
import { ComplexList, ComplexObject, IInterpolatingParent, StringMap, TerraformMetaArguments } from 'cdktf';
import { Construct } from 'constructs';
import { effectiveTagsData } from '../../handlers/platform/effective-tags/definition';
import { hasType } from '../construct-type';
import { DefinedDataSource } from '../defined-data-source';

/** The properties of `DataEffectiveTags`. */
export interface DataEffectiveTagsProps extends TerraformMetaArguments {
  /**
   * The ID of the workspace, `ws-…`. Must begin with `ws-` and not contain `/`.
   *
   * @default - the tags of `projectId` are read
   */
  readonly workspaceId?: string;
  /**
   * The ID of the project, `prj-…`. Must begin with `prj-` and not contain `/`.
   *
   * @default - the tags of `workspaceId` are read
   */
  readonly projectId?: string;
}

/**
 * The tags of a workspace or a project, those that it inherits as well, and where they come from.
 *
 * The Terraform type is `lintel_effective_tags`.
 */
export class DataEffectiveTags extends DefinedDataSource {
  /** The Terraform type name. */
  public static readonly tfResourceType: string = 'lintel_effective_tags';

  /**
   * Whether a value is a `DataEffectiveTags`, also if another copy of this package created it.
   *
   * @param x the value
   */
  public static isDataEffectiveTags(x: any): boolean {
    return hasType(x, 'data lintel_effective_tags');
  }

  /**
   * @param scope the parent of the construct
   * @param id the id of the construct, unique in its scope
   * @param props the properties of the construct
   */
  constructor(scope: Construct, id: string, props: DataEffectiveTagsProps = {}) {
    super(scope, id, effectiveTagsData, props);
  }

  /** The ID of the workspace, `ws-…`. */
  public get workspaceId(): string {
    return this.getStringAttribute('workspace_id');
  }

  public set workspaceId(value: string) {
    this._set('workspaceId', value);
  }

  /** The ID of the project, `prj-…`. */
  public get projectId(): string {
    return this.getStringAttribute('project_id');
  }

  public set projectId(value: string) {
    this._set('projectId', value);
  }

  /**
   * The values of all tags that count, by key. A tag without a value is an empty string. Null if this release of the service has no
   * tags with values.
   */
  public get tags(): StringMap {
    return new StringMap(this, 'tags');
  }

  /** All tags that count, sorted by key. Null if this release of the service has no tags with values. */
  public get effectiveTags(): DataEffectiveTagsEffectiveTagsList {
    return new DataEffectiveTagsEffectiveTagsList(this, 'effective_tags', false);
  }

  /** What `workspaceId` is configured as. */
  public get workspaceIdInput(): string | undefined {
    return this._input('workspaceId');
  }

  /** Removes the configuration of `workspaceId`. */
  public resetWorkspaceId(): void {
    this._set('workspaceId', undefined);
  }

  /** What `projectId` is configured as. */
  public get projectIdInput(): string | undefined {
    return this._input('projectId');
  }

  /** Removes the configuration of `projectId`. */
  public resetProjectId(): void {
    this._set('projectId', undefined);
  }
}

/** All tags that count, sorted by key. */
export class DataEffectiveTagsEffectiveTagsOutputReference extends ComplexObject {
  /**
   * @param terraformResource the object that has the attribute
   * @param terraformAttribute the Terraform name of the attribute
   * @param complexObjectIndex the index in the list
   * @param complexObjectIsFromSet whether the list is a set in Terraform
   */
  constructor(terraformResource: IInterpolatingParent, terraformAttribute: string, complexObjectIndex: number, complexObjectIsFromSet: boolean) {
    super(terraformResource, terraformAttribute, complexObjectIsFromSet, complexObjectIndex);
  }

  /** The key of the tag. */
  public get key(): string {
    return this.getStringAttribute('key');
  }

  /** The value of the tag, which may be empty. */
  public get value(): string {
    return this.getStringAttribute('value');
  }

  /** The ID of the project that the tag is inherited from, `prj-…`. Null if the tag is its own. */
  public get inheritedFrom(): string {
    return this.getStringAttribute('inherited_from');
  }
}

/** All tags that count, sorted by key. */
export class DataEffectiveTagsEffectiveTagsList extends ComplexList {
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
  public get(index: number): DataEffectiveTagsEffectiveTagsOutputReference {
    return new DataEffectiveTagsEffectiveTagsOutputReference(this.terraformResource, this.terraformAttribute, index, this.wrapsSet);
  }
}
