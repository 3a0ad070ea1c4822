import { Construct } from 'constructs';
import { KvConfig, KvConfigProps } from '../kv-config';
import { KvMetadata, KvMetadataProps } from '../kv-metadata';
import { KvSecret, KvSecretProps } from '../kv-secret';
import { EngineMount } from './engine-mount';
import { EngineMountProps } from './engine-mount-props';

/** A mount for key-value secrets with versions (version 2), at `secret` unless another path is given. */
export class KvMount extends EngineMount {
  /**
   * @param scope the parent of the construct
   * @param id the id of the construct, unique in its scope
   * @param props the properties of the construct
   */
  constructor(scope: Construct, id: string, props: EngineMountProps = {}) {
    super(scope, id, { path: 'secret', ...props, type: 'kv', options: { ...props.options, version: '2' } });
  }

  /**
   * Adds a secret as a child construct.
   *
   * @param id the id of the construct, unique in the mount
   * @param props the secret's properties, without `mount`
   */
  public addSecret(id: string, props: KvSecretProps): KvSecret {
    return new KvSecret(this, id, this._placed(id, props));
  }

  /**
   * Adds the metadata of a secret as a child construct, for values that people write by hand.
   *
   * @param id the id of the construct, unique in the mount
   * @param props the properties of the metadata, without `mount`
   */
  public addMetadata(id: string, props: KvMetadataProps): KvMetadata {
    return new KvMetadata(this, id, this._placed(id, props));
  }

  /**
   * Adds the configuration of the engine as a child construct.
   *
   * @param id the id of the construct, unique in the mount
   * @param props the configuration's properties, without `mount`
   */
  public addConfig(id: string, props: KvConfigProps): KvConfig {
    return new KvConfig(this, id, this._placed(id, props));
  }
}
