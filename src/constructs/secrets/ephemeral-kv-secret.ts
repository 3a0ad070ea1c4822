// Written from src/handlers/secrets/kv-secret/definition.ts by `npx tsx generate/main.ts`.
import { AnyMap, StringMap, TerraformMetaArguments } from 'cdktf';
import { Construct } from 'constructs';
import { kvSecretEphemeral } from '../../handlers/secrets/kv-secret/definition';
import { hasType } from '../construct-type';
import { DefinedEphemeralResource } from '../defined-ephemeral-resource';

/** The properties of `EphemeralKvSecret`. */
export interface EphemeralKvSecretProps extends TerraformMetaArguments {
  /**
   * The path that the engine is mounted at. Can begin with the path of a namespace. Must be the path of a mount: one or more
   * segments, without a leading or trailing `/`.
   *
   * @default "secret"
   */
  readonly mount?: string;
  /**
   * The name of the secret in the mount, such as `app/db`. Must be one or more segments, without `/` at its ends, and without a
   * segment that is empty, `.` or `..`.
   */
  readonly name: string;
  /**
   * The number of the version. Must be at least 1.
   *
   * @default - the current one
   */
  readonly version?: number;
  /**
   * Attributes of objects that must exist first, such as the `id` of a role that the same run creates. While one of the values is
   * unknown, opening the resource is deferred from the plan to the apply. The values themselves are ignored. In Terraform, unlike
   * OpenTofu, `depends_on` alone does not defer it.
   *
   * @default - the resource is opened as soon as its other arguments are known
   */
  readonly after?: string[];
}

/**
 * Reads a version of a key-value secret in a mount of version 2, for as long as a run lasts.
 *
 * The Terraform type is `lintel_kv_secret`.
 */
export class EphemeralKvSecret extends DefinedEphemeralResource {
  /** The Terraform type name. */
  public static readonly tfResourceType: string = 'lintel_kv_secret';

  /**
   * Whether a value is a `EphemeralKvSecret`, also if another copy of this package created it.
   *
   * @param x the value
   */
  public static isEphemeralKvSecret(x: any): boolean {
    return hasType(x, 'ephemeral lintel_kv_secret');
  }

  /**
   * @param scope the parent of the construct
   * @param id the id of the construct, unique in its scope
   * @param props the properties of the construct
   */
  constructor(scope: Construct, id: string, props: EphemeralKvSecretProps) {
    super(scope, id, kvSecretEphemeral, props);
  }

  /** The path that the engine is mounted at. Can begin with the path of a namespace. */
  public get mount(): string {
    return this.getStringAttribute('mount');
  }

  public set mount(value: string) {
    this._set('mount', value);
  }

  /** The name of the secret in the mount, such as `app/db`. */
  public get name(): string {
    return this.getStringAttribute('name');
  }

  public set name(value: string) {
    this._set('name', value);
  }

  /** The number of the version. Defaults to the current one. */
  public get version(): number {
    return this.getNumberAttribute('version');
  }

  public set version(value: number) {
    this._set('version', value);
  }

  /** When the version was written. */
  public get createdTime(): string {
    return this.getStringAttribute('created_time');
  }

  /** When the version ends. Null if it has no end. */
  public get deletionTime(): string {
    return this.getStringAttribute('deletion_time');
  }

  /** Texts about the secret. */
  public get customMetadata(): StringMap {
    return new StringMap(this, 'custom_metadata');
  }

  /** The keys and values of the secret. */
  public get data(): AnyMap {
    return new AnyMap(this, 'data');
  }

  /**
   * Attributes of objects that must exist first, such as the `id` of a role that the same run creates. While one of the values is
   * unknown, opening the resource is deferred from the plan to the apply. The values themselves are ignored. In Terraform, unlike
   * OpenTofu, `depends_on` alone does not defer it.
   */
  public get after(): string[] {
    return this.getListAttribute('after');
  }

  public set after(value: string[]) {
    this._set('after', value);
  }

  /** What `mount` is configured as. */
  public get mountInput(): string | undefined {
    return this._input('mount');
  }

  /** Removes the configuration of `mount`. */
  public resetMount(): void {
    this._set('mount', undefined);
  }

  /** What `name` is configured as. */
  public get nameInput(): string {
    return this._input('name');
  }

  /** What `version` is configured as. */
  public get versionInput(): number | undefined {
    return this._input('version');
  }

  /** Removes the configuration of `version`. */
  public resetVersion(): void {
    this._set('version', undefined);
  }

  /** What `after` is configured as. */
  public get afterInput(): string[] | undefined {
    return this._input('after');
  }

  /** Removes the configuration of `after`. */
  public resetAfter(): void {
    this._set('after', undefined);
  }
}
