import { Construct } from 'constructs';
import { hasType, markType } from '../../construct-type';
import { KvConfig, KvConfigProps } from '../kv-config';
import { KvMetadata, KvMetadataProps } from '../kv-metadata';
import { KvSecretProps } from '../kv-secret';
import { EngineMountProps } from './engine-mount-props';
import { KvSecret } from './kv-secret';
import { SecretsMount } from './mount';

/** A mount for key-value secrets with versions (version 2), at `secret` unless another path is given. */
export class KvMount extends SecretsMount {
  /**
   * Whether a value is a `KvMount`, also if another copy of this package created it.
   *
   * @param x the value
   */
  public static isKvMount(x: any): boolean {
    return hasType(x, 'secrets KvMount');
  }

  /**
   * @param scope the parent construct
   * @param id the construct's id in its scope
   * @param props the construct's properties
   */
  constructor(scope: Construct, id: string, props: EngineMountProps = {}) {
    super(scope, id, { path: 'secret', ...props, type: 'kv', options: { ...props.options, version: '2' } });
    markType(this, 'secrets KvMount');
  }

  /**
   * Adds a secret as a child construct.
   *
   * @param id the construct's id in its scope
   * @param props the secret's properties, without `mount`
   */
  public addSecret(id: string, props: KvSecretProps): KvSecret {
    return new KvSecret(this, id, this._placed(id, props));
  }

  /**
   * Adds the metadata of a secret as a child construct, for values that people write by hand.
   *
   * @param id the construct's id in its scope
   * @param props the properties of the metadata, without `mount`
   */
  public addMetadata(id: string, props: KvMetadataProps): KvMetadata {
    return new KvMetadata(this, id, this._placed(id, props));
  }

  /**
   * Adds the configuration of the engine as a child construct. A mount has one.
   *
   * @param id the construct's id in its scope
   * @param props the configuration's properties, without `mount`
   */
  public addConfig(id: string, props: KvConfigProps): KvConfig {
    return new KvConfig(this, id, this._placed(id, props));
  }
}
