// Written from src/handlers/secrets/platform-token-rotation/definition.ts by `npx tsx generate/main.ts`.
import { ImportableResource, StringMap, TerraformMetaArguments, TerraformProvider } from 'cdktf';
import { Construct } from 'constructs';
import { platformTokenRotation } from '../../handlers/secrets/platform-token-rotation/definition';
import { DefinedResource } from '../defined-resource';

/** The properties of `PlatformTokenRotation`. */
export interface PlatformTokenRotationProps extends TerraformMetaArguments {
  /**
   * The path that the engine is mounted at. A namespace may be its leading segments. Must be the path of a mount: one or more
   * segments, without `/` at either end. Changing it forces replacement.
   *
   * @default "terraform"
   */
  readonly mount?: string;
  /**
   * The name of the role, which is one of an organization or a team: users have no token that could be rotated. Must be one segment
   * of a path: not empty, without `/`. Changing it forces replacement.
   */
  readonly role: string;
  /**
   * Texts that stand for a reason to do it, such as a date: whenever one of them changes, it is done again. Changing it forces
   * replacement.
   *
   * @default - it is done once
   */
  readonly triggers?: { [key: string]: string };
}

/**
 * A rotation of the one token that a role of an organization or a team has: the platform gives another one, and revokes the one
 * before.
 *
 * The Terraform type is `lintel_platform_token_rotation`.
 */
export class PlatformTokenRotation extends DefinedResource {
  /** The Terraform type name. */
  public static readonly tfResourceType: string = 'lintel_platform_token_rotation';

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
    return new ImportableResource(scope, importToId, { terraformResourceType: 'lintel_platform_token_rotation', importId: importFromId, provider });
  }

  /**
   * @param scope the parent of the construct
   * @param id the id of the construct, unique in its scope
   * @param props the properties of the construct
   */
  constructor(scope: Construct, id: string, props: PlatformTokenRotationProps) {
    super(scope, id, platformTokenRotation, props);
  }

  /** The path of the operation below the API, which is its import id. */
  public get id(): string {
    return this.getStringAttribute('id');
  }

  /** The path that the engine is mounted at. A namespace may be its leading segments. */
  public get mount(): string {
    return this.getStringAttribute('mount');
  }

  /** The name of the role, which is one of an organization or a team: users have no token that could be rotated. */
  public get role(): string {
    return this.getStringAttribute('role');
  }

  /** Texts that stand for a reason to do it, such as a date: whenever one of them changes, it is done again. */
  public get triggers(): StringMap {
    return new StringMap(this, 'triggers');
  }

  /** When it was done, by the clock of the service. Null if it was imported, or the service does not tell the time. */
  public get performedAt(): string {
    return this.getStringAttribute('performed_at');
  }
}
