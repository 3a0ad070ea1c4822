import { newBody } from '../shared/stored/fields';
import { accessObject } from '../shared/teams/access';
import { teamProjectAccess } from './definition';

const { projectAccess, workspaceAccess } = teamProjectAccess.attributes;

export const teamProjectAccessObject = accessObject(teamProjectAccess, 'project', {
  objects: ['projectAccess', 'workspaceAccess'],
  inDocument: (config) =>
    newBody({ projectAccess: projectAccess!, workspaceAccess: workspaceAccess! }, config).attributes,
});
