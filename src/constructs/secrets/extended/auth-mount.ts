import { Token } from 'cdktf';
import { Duration } from '../../duration';
import { AuthMountBase } from '../auth-mount';
import { IdentityEntity } from '../identity-entity';
import { IdentityEntityAlias } from '../identity-entity-alias';
import { IdentityGroupAlias } from '../identity-group-alias';
import { IdentityGroupType, JwtRoleType } from '../vocabularies';
import { AclPolicy } from './acl-policy';
import { IdentityGroup } from './identity-group';
import { JwtAuthRole, JwtSubject } from './jwt-auth-role';

/** The properties of a pipeline that logs in with tokens of its forge. */
export interface PipelineLoginProps {
  /** Which jobs or runs can log in. */
  readonly subject: JwtSubject;
  /** The policies that they get. */
  readonly policies: AclPolicy[];
  /**
   * The audiences that their tokens can have. One suffices.
   *
   * @default - the tokens must not have an audience
   */
  readonly boundAudiences?: string[];
  /**
   * How long a login is valid.
   *
   * @default - as the mount says
   */
  readonly tokenTtl?: Duration;
}

/**
 * An auth method at a path below `auth/`. Destroying it deletes its configuration and roles, and ends every token that it has
 * issued.
 *
 * Terraform's type is `lintel_auth_mount`.
 */
export class AuthMount extends AuthMountBase {
  /**
   * Gives policies to a team: to every login whose token has the name among its groups. Creates an external group with an alias, as child
   * constructs. A role of the mount says which claim has the groups (`groupsClaim`).
   *
   * @param name the name of the group at the identity provider, which the group has here, too
   * @param policies the policies of the team
   */
  public addTeam(name: string, policies: AclPolicy[]): IdentityGroup {
    const group = new IdentityGroup(this, `team-${name}`, {
      namespace: this.namespaceInput,
      name,
      type: IdentityGroupType.EXTERNAL,
      policies: namesOf(policies),
    });
    new IdentityGroupAlias(group, 'alias', { ...this.aliasOf(name), canonicalId: group.groupId });
    return group;
  }

  /**
   * Gives policies to a person, however often and from wherever the person logs in. Creates an entity with an alias, as child constructs.
   *
   * @param name the name that the login has at this method, such as a user name; the entity has it, too
   * @param policies the policies of the person
   */
  public addPerson(name: string, policies: AclPolicy[]): IdentityEntity {
    const entity = new IdentityEntity(this, `person-${name}`, {
      namespace: this.namespaceInput,
      name,
      policies: namesOf(policies),
    });
    new IdentityEntityAlias(entity, 'alias', { ...this.aliasOf(name), canonicalId: entity.entityId });
    return entity;
  }

  /**
   * Gives policies to a pipeline, which logs in without a stored secret. Creates a role as a child construct. The method must be of the type
   * `jwt`.
   *
   * @param name the name of the role, which the pipeline names when it logs in
   * @param props which jobs log in, and the policies that they get
   */
  public addPipeline(name: string, props: PipelineLoginProps): JwtAuthRole {
    const type = this.typeInput;
    if (type !== 'jwt' && !Token.isUnresolved(type)) {
      throw new Error(
        `${this.node.path}: pipelines log in with tokens of their forge, which needs an auth method of the type \`jwt\`, not \`${type}\`.`,
      );
    }
    const { subject, policies, boundAudiences, tokenTtl } = props;
    return new JwtAuthRole(this, `pipeline-${name}`, {
      namespace: this.namespaceInput,
      mount: this.path,
      name,
      roleType: JwtRoleType.JWT,
      userClaim: 'sub',
      subject,
      boundAudiences,
      tokenPolicies: namesOf(policies),
      tokenTtl,
    });
  }

  private aliasOf(name: string): {
    readonly namespace?: string;
    readonly name: string;
    readonly mountAccessor: string;
  } {
    return { namespace: this.namespaceInput, name, mountAccessor: this.accessor };
  }
}

/** References, so that the policies exist first. */
function namesOf(policies: AclPolicy[]): string[] {
  return policies.map((policy) => policy.name);
}
