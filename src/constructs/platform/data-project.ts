// Written from src/handlers/platform/project/definition.ts by `npx tsx generate/main.ts`.
import { TerraformMetaArguments } from 'cdktf';
import { Construct } from 'constructs';
import { projectData } from '../../handlers/platform/project/definition';
import { DefinedDataSource } from '../defined-data-source';

/** The properties of `DataProject`. */
export interface DataProjectProps extends TerraformMetaArguments {
  /**
   * The ID of the project, `prj-…`. Must begin with `prj-` and not contain `/`.
   *
   * @default - the project is looked up by `organization` and `name`
   */
  readonly id?: string;
  /**
   * The name of the organization that the project belongs to. Must be the name of an organization: not empty and without `/`.
   * `organization` requires `name`.
   *
   * @default - the project is looked up by `id`
   */
  readonly organization?: string;
  /**
   * The name of the project. Upper and lower case are distinguished. Must not be empty. `name` requires `organization`.
   *
   * @default - the project is looked up by `id`
   */
  readonly name?: string;
}

/**
 * A project, looked up by its ID, or by its organization and name.
 *
 * The Terraform type is `lintel_project`.
 */
export class DataProject extends DefinedDataSource {
  /** The Terraform type name. */
  public static readonly tfResourceType: string = 'lintel_project';

  /**
   * @param scope the parent of the construct
   * @param id the id of the construct, unique in its scope
   * @param props the properties of the construct
   */
  constructor(scope: Construct, id: string, props: DataProjectProps = {}) {
    super(scope, id, projectData, props);
  }

  /** The ID of the project, `prj-…`. If omitted, the project is looked up by `organization` and `name`. */
  public get id(): string {
    return this.getStringAttribute('id');
  }

  /** The name of the organization that the project belongs to. If omitted, the project is looked up by `id`. */
  public get organization(): string {
    return this.getStringAttribute('organization');
  }

  /** The name of the project. Upper and lower case are distinguished. If omitted, the project is looked up by `id`. */
  public get name(): string {
    return this.getStringAttribute('name');
  }

  /** A description of the project. Null if the project has no description. */
  public get description(): string {
    return this.getStringAttribute('description');
  }

  /** Where the runs of new workspaces are executed: `remote`, `local` or `agent`. Null if the service does not report it. */
  public get defaultExecutionMode(): string {
    return this.getStringAttribute('default_execution_mode');
  }

  /** The number of workspaces in the project. Null if the service does not report it. */
  public get workspaceCount(): number {
    return this.getNumberAttribute('workspace_count');
  }

  /** When the project was created. Null if the service does not report it. */
  public get createdAt(): string {
    return this.getStringAttribute('created_at');
  }
}
