import { defineDataSource } from '../../../definition/data-source';
import {
  identifiers,
  idsByName,
  lookupArguments,
  lookupRules,
  namesArgument,
  searchArgument,
  taggedArgument,
  totalCount,
} from '../shared/lookup-arguments';
import { organizationArgument } from '../shared/organization';
import { maxResults } from '../shared/rules';

const SOURCE = [
  'docs/spec/platform-neighbours.md#looked-up-objects-read-only',
  'docs/spec/platform-neighbours.md#lookups',
] as const;

/** The attributes of a project in both data sources, without those that identify it. */
const results = {
  description: {
    type: 'string',
    use: 'computed',
    absent: 'the project has no description',
    doc: 'A description of the project.',
  },
  defaultExecutionMode: {
    type: 'string',
    use: 'computed',
    absent: 'the service does not report it',
    doc: 'Where the runs of new workspaces are executed: `remote`, `local` or `agent`.',
  },
  workspaceCount: {
    type: 'int',
    use: 'computed',
    absent: 'the service does not report it',
    doc: 'The number of workspaces in the project.',
  },
  createdAt: {
    type: 'string',
    use: 'computed',
    absent: 'the service does not report it',
    doc: 'When the project was created.',
  },
} as const;

/** Restates the platform API, operations "Show project" and, by name, "List projects". */
export const projectData = defineDataSource({
  type: 'lintel_project',
  service: 'platform',
  construct: 'DataProject',
  doc: 'A project, looked up by its ID, or by its organization and name.',
  source: SOURCE,
  attributes: { ...lookupArguments('project', 'prj'), ...results },
  rules: lookupRules,
});

/** Restates the platform API, operation "List projects". */
export const projectsData = defineDataSource({
  type: 'lintel_projects',
  service: 'platform',
  construct: 'DataProjects',
  doc: 'The projects of an organization, all of them or those that match the filters.',
  source: SOURCE,
  attributes: {
    organization: organizationArgument,
    names: namesArgument('projects'),
    q: searchArgument('projects'),
    filterTagged: taggedArgument('projects'),
    maxResults: maxResults('projects'),
    projects: {
      type: 'objects',
      use: 'computed',
      doc: 'The projects, sorted by name.',
      attributes: { ...identifiers('project', 'prj'), ...results },
    },
    ids: idsByName('project'),
    totalCount: totalCount('projects'),
  },
});
