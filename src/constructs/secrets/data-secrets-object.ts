// Written from src/handlers/secrets/secrets-object/definition.ts by `npx tsx generate/main.ts`.
import { AnyMap, Fn, StringMap, TerraformMetaArguments, Token } from 'cdktf';
import { Construct } from 'constructs';
import { secretsObjectData } from '../../handlers/secrets/secrets-object/definition';
import { hasType } from '../construct-type';
import { DefinedDataSource } from '../defined-data-source';

/** The properties of `DataSecretsObject`. */
export interface DataSecretsObjectProps extends TerraformMetaArguments {
  /**
   * The namespace, as a path below the namespace of the provider. Not supported with the dialect `standard`. Must be one or more
   * segments, without a leading or trailing `/`.
   *
   * @default - the namespace of the provider is used
   */
  readonly namespace?: string;
  /**
   * The path, without `/v1/`. Must be one or more segments, without `/` at its ends, without a query, and without a segment that is
   * empty, `.` or `..`. Must begin after `/v1/`, as in `sys/quotas/config`.
   */
  readonly path: string;
  /**
   * Parameters of the query, such as `version`.
   *
   * @default - there are none
   */
  readonly query?: { [key: string]: string };
  /** Members of what is read that `output` has, such as `ttl` or `config.level`. Must not be empty. */
  readonly fields: string[];
  /**
   * Members that `sensitiveOutput` has.
   *
   * @default - none
   */
  readonly sensitiveFields?: string[];
}

/**
 * Reads any path of the secrets service. The result is stored in state: use the ephemeral resource for credentials.
 *
 * The Terraform type is `lintel_secrets_object`.
 */
export class DataSecretsObject extends DefinedDataSource {
  /** The Terraform type name. */
  public static readonly tfResourceType: string = 'lintel_secrets_object';

  /**
   * Whether a value is a `DataSecretsObject`, also if another copy of this package created it.
   *
   * @param x the value
   */
  public static isDataSecretsObject(x: any): boolean {
    return hasType(x, 'data lintel_secrets_object');
  }

  /**
   * @param scope the parent of the construct
   * @param id the id of the construct, unique in its scope
   * @param props the properties of the construct
   */
  constructor(scope: Construct, id: string, props: DataSecretsObjectProps) {
    super(scope, id, secretsObjectData, props);
  }

  /** The path, behind the namespace if there is one. */
  public get id(): string {
    return this.getStringAttribute('id');
  }

  /** The namespace, as a path below the namespace of the provider. Not supported with the dialect `standard`. */
  public get namespace(): string {
    return this.getStringAttribute('namespace');
  }

  public set namespace(value: string) {
    this._set('namespace', value);
  }

  /** The path, without `/v1/`. */
  public get path(): string {
    return this.getStringAttribute('path');
  }

  public set path(value: string) {
    this._set('path', value);
  }

  /** Parameters of the query, such as `version`. */
  public get query(): StringMap {
    return new StringMap(this, 'query');
  }

  /** Members of what is read that `output` has, such as `ttl` or `config.level`. */
  public get fields(): string[] {
    return Token.asList(Fn.tolist(this.getListAttribute('fields')));
  }

  public set fields(value: string[]) {
    this._set('fields', value);
  }

  /** Members that `sensitiveOutput` has. */
  public get sensitiveFields(): string[] {
    return Token.asList(Fn.tolist(this.getListAttribute('sensitive_fields')));
  }

  public set sensitiveFields(value: string[]) {
    this._set('sensitiveFields', value);
  }

  /** What was read at `fields`, by these names. */
  public get output(): AnyMap {
    return new AnyMap(this, 'output');
  }

  /** What was read at `sensitiveFields`, by these names. Null if `sensitiveFields` is not set. */
  public get sensitiveOutput(): AnyMap {
    return new AnyMap(this, 'sensitive_output');
  }

  /** What `namespace` is configured as. */
  public get namespaceInput(): string | undefined {
    return this._input('namespace');
  }

  /** Removes the configuration of `namespace`. */
  public resetNamespace(): void {
    this._set('namespace', undefined);
  }

  /** What `path` is configured as. */
  public get pathInput(): string {
    return this._input('path');
  }

  /** What `query` is configured as. */
  public get queryInput(): { [key: string]: string } | undefined {
    return this._input('query');
  }

  /**
   * Changes what `query` is configured as.
   *
   * @param value the new value
   */
  public putQuery(value: { [key: string]: string }): void {
    this._set('query', value);
  }

  /** Removes the configuration of `query`. */
  public resetQuery(): void {
    this._set('query', undefined);
  }

  /** What `fields` is configured as. */
  public get fieldsInput(): string[] {
    return this._input('fields');
  }

  /** What `sensitiveFields` is configured as. */
  public get sensitiveFieldsInput(): string[] | undefined {
    return this._input('sensitiveFields');
  }

  /** Removes the configuration of `sensitiveFields`. */
  public resetSensitiveFields(): void {
    this._set('sensitiveFields', undefined);
  }
}
