// Written from src/handlers/platform/remote-state-consumers/definition.ts by `npx tsx generate/main.ts`.
import { ComplexList, ComplexObject, Fn, IInterpolatingParent, TerraformMetaArguments, Token } from 'cdktf';
import { Construct } from 'constructs';
import { remoteStateConsumersData } from '../../handlers/platform/remote-state-consumers/definition';
import { hasType } from '../construct-type';
import { DefinedDataSource } from '../defined-data-source';

/** The properties of `DataRemoteStateConsumers`. */
export interface DataRemoteStateConsumersProps extends TerraformMetaArguments {
  /** The ID of the workspace whose state is read, `ws-…`. Must begin with `ws-` and not contain `/`. */
  readonly workspaceId: string;
}

/**
 * The workspaces that may read the state of a workspace, as far as the token can see them. If the whole organization may read it,
 * these are all its other workspaces.
 *
 * The Terraform type is `lintel_remote_state_consumers`.
 */
export class DataRemoteStateConsumers extends DefinedDataSource {
  /** The Terraform type name. */
  public static readonly tfResourceType: string = 'lintel_remote_state_consumers';

  /**
   * Whether a value is a `DataRemoteStateConsumers`, also if another copy of this package created it.
   *
   * @param x the value
   */
  public static isDataRemoteStateConsumers(x: any): boolean {
    return hasType(x, 'data lintel_remote_state_consumers');
  }

  /**
   * @param scope the parent of the construct
   * @param id the id of the construct, unique in its scope
   * @param props the properties of the construct
   */
  constructor(scope: Construct, id: string, props: DataRemoteStateConsumersProps) {
    super(scope, id, remoteStateConsumersData, props);
  }

  /** The ID of the workspace whose state is read, `ws-…`. */
  public get workspaceId(): string {
    return this.getStringAttribute('workspace_id');
  }

  public set workspaceId(value: string) {
    this._set('workspaceId', value);
  }

  /** The IDs of the consumers, `ws-…`. */
  public get remoteStateConsumerIds(): string[] {
    return Token.asList(Fn.tolist(this.getListAttribute('remote_state_consumer_ids')));
  }

  /** The consumers, sorted by name. */
  public get consumers(): DataRemoteStateConsumersConsumersList {
    return new DataRemoteStateConsumersConsumersList(this, 'consumers', false);
  }

  /** What `workspaceId` is configured as. */
  public get workspaceIdInput(): string {
    return this._input('workspaceId');
  }
}

/** The consumers, sorted by name. */
export class DataRemoteStateConsumersConsumersOutputReference extends ComplexObject {
  /**
   * @param terraformResource the object that has the attribute
   * @param terraformAttribute the Terraform name of the attribute
   * @param complexObjectIndex the index in the list
   * @param complexObjectIsFromSet whether the list is a set in Terraform
   */
  constructor(terraformResource: IInterpolatingParent, terraformAttribute: string, complexObjectIndex: number, complexObjectIsFromSet: boolean) {
    super(terraformResource, terraformAttribute, complexObjectIsFromSet, complexObjectIndex);
  }

  /** The ID of the workspace, `ws-…`. */
  public get id(): string {
    return this.getStringAttribute('id');
  }

  /** The name of the workspace. Null if the service does not report it. */
  public get name(): string {
    return this.getStringAttribute('name');
  }
}

/** The consumers, sorted by name. */
export class DataRemoteStateConsumersConsumersList extends ComplexList {
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
  public get(index: number): DataRemoteStateConsumersConsumersOutputReference {
    return new DataRemoteStateConsumersConsumersOutputReference(this.terraformResource, this.terraformAttribute, index, this.wrapsSet);
  }
}
