import { changing, name, type Case } from '../../../cli/review/case';

const team = () => ({ organization: 'acme', name: name() });
const access = (right: string, given: boolean) => ({ organization_access: { [right]: given } });

/** What lintel review says of changes of teams. */
export const reviewCases: readonly Omit<Case, 'type'>[] = [
  { title: 'made', after: team(), says: [] },
  changing(team())('manages', access('manage_workspaces', false), access('manage_workspaces', true), [
    'danger',
    'organization_access.manage_workspaces',
    'The team gains a right in the whole organization',
  ]),
  changing(team())('reads', access('read_workspaces', false), access('read_workspaces', true), [
    'warning',
    'organization_access.read_workspaces',
    'The team gains a right in the whole organization',
  ]),
  changing(team())('reads no more', access('read_workspaces', true), access('read_workspaces', false), [
    'warning',
    'organization_access.read_workspaces',
    'The team loses a right in the whole organization',
  ]),
  changing(team())('seen', { visibility: 'secret' }, { visibility: 'organization' }, [
    'warning',
    'visibility',
    'Other people can see the team',
  ]),
  changing(team())('joined otherwise', { sso_team_id: 'a' }, { sso_team_id: 'b' }, [
    'warning',
    'sso_team_id',
    'The identity provider decides otherwise who joins the team',
  ]),
  changing(team())('with tokens', { allow_member_token_management: false }, { allow_member_token_management: true }, [
    'warning',
    'allow_member_token_management',
    'Members may create tokens of the team',
  ]),
  changing(team())('without tokens', { allow_member_token_management: true }, { allow_member_token_management: false }),
  changing(team())('renamed', { name: 'old' }, { name: 'new' }),
  { title: 'removed', before: team(), says: [['danger', undefined, 'The team is deleted']] },
];
