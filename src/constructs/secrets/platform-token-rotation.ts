// Written from src/handlers/secrets/platform-token-rotation/definition.ts by `npx tsx generate/main.ts`.
import { ImportableResource, StringMap, TerraformMetaArguments, TerraformProvider } from 'cdktf';
import { Construct } from 'constructs';
import { platformTokenRotation } from '../../handlers/secrets/platform-token-rotation/definition';
import { DefinedResource } from '../defined-resource';

/** The properties of `PlatformTokenRotation`. */
export interface PlatformTokenRotationProps extends TerraformMetaArguments {
  /**
   * The path that the engine is mounted at. A namespace may be its leading segments. It must be the path of a mount: one or more
   * segments, without `/` at either end. A change replaces the object.
   *
   * @default "terraform"
   */
  readonly mount?: string;
  /**
   * The name of the role, which is one of an organization or a team: users have no token that could be rotated. It must be one
   * segment of a path: not empty, without `/`. A change replaces the object.
   */
  readonly role: string;
  /**
   * Texts that stand for a reason to do it, such as a date: whenever one of them changes, it is done again. A change replaces the
   * object.
   *
   * @default - it is done once
   */
  readonly triggers?: { [key: string]: string };
}

/**
 * A rotation of the one token that a role of an organization or a team has: the platform gives another one, and revokes the one
 * before.
 *
 * Terraform's type is `lintel_platform_token_rotation`.
 */
export class PlatformTokenRotation extends DefinedResource {
  /** Terraform's name of the type. */
  public static readonly tfResourceType: string = 'lintel_platform_token_rotation';

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
    return new ImportableResource(scope, importToId, { terraformResourceType: 'lintel_platform_token_rotation', importId: importFromId, provider });
  }

  /**
   * @param scope where the construct belongs
   * @param id its name there
   * @param props what is configured
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

  /** When it was done, by the clock of the service. Absent, it was imported, or the service does not tell the time. */
  public get performedAt(): string {
    return this.getStringAttribute('performed_at');
  }
}
