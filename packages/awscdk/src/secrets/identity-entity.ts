// Written from src/handlers/secrets/identity-entity/definition.ts by `npx tsx generate/main.ts`.
import { IResolvable } from 'aws-cdk-lib';
import { Construct } from 'constructs';
import { DefinedResource } from '../defined-resource';
import { LintelResourceProps } from '../lintel-resource-props';

/** The properties of `IdentityEntity`. */
export interface IdentityEntityProps extends LintelResourceProps {
  /**
   * The namespace, as a path below the namespace of the provider. Not supported with the dialect `standard`. Must be one or more
   * segments, without a leading or trailing `/`. Changing it forces replacement.
   *
   * @default - the namespace of the provider is used
   */
  readonly namespace?: string;
  /**
   * The name of the entity, unique in its namespace. Upper and lower case are the same. Must not be empty.
   *
   * @default - one such as `entity_1a2b3c4d` is generated
   */
  readonly name?: string;
  /**
   * The ACL policies of the entity, which every token of it has in addition to its own. The service does not check that they exist,
   * and stores them in lower case. Each element must not be empty. Each element must not be `root`, because the service then refuses
   * every login.
   *
   * @default - others decide about them; `[]` means that there are none
   */
  readonly policies?: string[];
  /**
   * Texts about the entity, to which templates of policies can refer. Must have at most 64 elements. Must have keys of 1 to 128
   * characters. Each value must have at most 512 characters.
   *
   * @default - there is none
   */
  readonly metadata?: { [key: string]: string };
  /**
   * Whether logins and tokens of the entity are refused. They work again afterwards.
   *
   * @default false
   */
  readonly disabled?: boolean | IResolvable;
}

/**
 * Somebody who uses the service, whichever auth method they log in by. Its aliases say which logins are theirs. Destroying it ends
 * its tokens at once, and the next login makes a new entity.
 *
 * The CloudFormation type is `Custom::LintelIdentityEntity`.
 */
export class IdentityEntity extends DefinedResource {
  /** The CloudFormation type name. */
  public static readonly cloudFormationType: string = 'Custom::LintelIdentityEntity';

  /**
   * @param scope the parent of the construct
   * @param id the id of the construct, unique in its scope
   * @param props the properties of the construct
   */
  constructor(scope: Construct, id: string, props: IdentityEntityProps = {}) {
    super(scope, id, 'IdentityEntity', props);
  }

  /** The API path of the object. This is also its import id. */
  public get id(): string {
    return this._string('Id');
  }

  /** The name of the entity, unique in its namespace. Upper and lower case are the same. */
  public get name(): string {
    return this._string('Name');
  }

  /**
   * The ACL policies of the entity, which every token of it has in addition to its own. The service does not check that they exist,
   * and stores them in lower case.
   */
  public get policies(): string[] {
    return this._list('Policies');
  }

  /** Whether logins and tokens of the entity are refused. They work again afterwards. */
  public get disabled(): IResolvable {
    return this._boolean('Disabled');
  }

  /** The id of the entity: `{{identity.entity.id}}` in policies. */
  public get entityId(): string {
    return this._string('EntityId');
  }

  /** The ids of the groups that it is a member of. */
  public get directGroupIds(): string[] {
    return this._list('DirectGroupIds');
  }

  /** The ids of these groups, and of those that they are members of. */
  public get groupIds(): string[] {
    return this._list('GroupIds');
  }
}
