import { isValues } from '../../../definition/value';
import { newBody, readDocumentFields } from '../shared/stored/fields';
import { accessObject } from '../shared/teams/access';
import { teamWorkspaceAccess } from './definition';

const { permissions } = teamWorkspaceAccess.attributes;
const members = 'attributes' in permissions! ? permissions.attributes : {};

/** Documents contain the permissions next to the level. */
export const teamWorkspaceAccessObject = accessObject(teamWorkspaceAccess, 'workspace', {
  objects: ['permissions'],
  read: (_, resource) => ({ permissions: readDocumentFields(resource, members) }),
  inDocument: ({ permissions: given }) => (isValues(given) ? newBody(members, given).attributes : {}),
});
