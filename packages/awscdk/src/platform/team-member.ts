// Written from src/handlers/platform/team-member/definition.ts by `npx tsx generate/main.ts`.
import { Construct } from 'constructs';
import { DefinedResource } from '../defined-resource';
import { LintelResourceProps } from '../lintel-resource-props';

/** The properties of `TeamMember`. */
export interface TeamMemberProps extends LintelResourceProps {
  /** The ID of the team, `team-…`. Must begin with `team-` and not contain `/`. Changing it forces replacement. */
  readonly teamId: string;
  /**
   * The user name of a person who has accepted the invitation to the organization. Must be a user name: without `/`, `|` and white
   * space. Changing it forces replacement.
   *
   * @default - the person is named by `organizationMembershipId`
   */
  readonly username?: string;
  /**
   * The ID of the membership in the organization, `ou-…`, which invited people have, too. Must begin with `ou-` and not contain `/`.
   * Changing it forces replacement.
   *
   * @default - the person is named by `username`
   */
  readonly organizationMembershipId?: string;
}

/**
 * The membership of one person in a team. The person is in the organization already, or has an invitation to it. Use `for_each` for
 * several: there is no list of all members, because two lists would undo each other.
 *
 * The CloudFormation type is `Custom::LintelTeamMember`.
 */
export class TeamMember extends DefinedResource {
  /** The CloudFormation type name. */
  public static readonly cloudFormationType: string = 'Custom::LintelTeamMember';

  /**
   * @param scope the parent of the construct
   * @param id the id of the construct, unique in its scope
   * @param props the properties of the construct
   */
  constructor(scope: Construct, id: string, props: TeamMemberProps) {
    super(scope, id, 'TeamMember', props);
  }

  /** The ID of the team and the person, `team-…/<user name>` or `team-…/ou-…`. */
  public get id(): string {
    return this._string('Id');
  }

  /** The ID of the team, `team-…`. */
  public get teamId(): string {
    return this._string('TeamId');
  }

  /**
   * Whether the person is in the organization (`active`) or has not accepted the invitation yet (`invited`). If the service does not
   * report it, a reference to it fails.
   */
  public get status(): string {
    return this._string('Status');
  }
}
