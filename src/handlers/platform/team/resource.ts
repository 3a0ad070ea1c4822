import type { Resource } from '../../../clients/json-api';
import { optionalTextAt } from '../../../clients/read-response';
import type { Problem } from '../../../definition/problem';
import { isValues, type Values } from '../../../definition/value';
import type { Context } from '../../contract';
import type { SomeChange, SomeDataSourceHandlers, SomeProposal } from '../../registry';
import { flagsAt } from '../shared/lookup';
import type { Body } from '../shared/stored/fields';
import { kebabCase } from '../shared/stored/place';
import { storedDocument } from '../shared/stored/stored-document';
import { RIGHT_NAMES, team } from './definition';

/** The team with all permissions, which always exists. */
const OWNERS = 'owners';

const object = storedDocument(team, {
  plan: (_, proposal) => ({ problems: planProblems(proposal) }),
  write: writeAccess,
  deletion: (_, { name }) =>
    Promise.resolve(
      name === OWNERS
        ? [
            problem(
              [],
              'The team `owners` cannot be deleted. To forget it without deleting it, replace the resource by a `removed` block that does not destroy it.',
            ),
          ]
        : [],
    ),
});

/** Data sources return all rights under the service's names, and the single sign-on fields of teams. */
const shown = storedDocument(
  { ...team, attributes: withoutAccess(team.attributes) },
  {
    read: (_: Context, { attributes }: Resource): Values => ({
      description: optionalTextAt(attributes, 'description') || undefined,
      organizationAccess: flagsAt(attributes, 'organization-access'),
    }),
  },
);

export const teamObject: typeof object & { readonly data: SomeDataSourceHandlers } = {
  ...object,
  data: shown.data,
  names: shown.names,
};

function withoutAccess({ organizationAccess: _, ...others }: typeof team.attributes) {
  return others as typeof team.attributes;
}

/** An update keeps omitted rights: a configuration sends all of them, and its removal removes all of them. */
function writeAccess({ attributes, relationships }: Body, config: Values, change?: SomeChange): Body {
  if (change && !change.changed.has('organizationAccess')) return { attributes, relationships };
  const { organizationAccess } = config;
  if (organizationAccess === undefined && !change) return { attributes, relationships };
  const given = isValues(organizationAccess) ? organizationAccess : {};
  const rights = Object.fromEntries(RIGHT_NAMES.map((name) => [kebabCase(name), given[name] === true]));
  return { attributes: { ...attributes, 'organization-access': rights }, relationships };
}

const NEEDED = { manageProjects: 'manageWorkspaces', readProjects: 'readWorkspaces' } as const;

function planProblems({ config, prior, changed }: SomeProposal): Problem[] {
  const { name, organizationAccess } = config;
  const access = isValues(organizationAccess) ? organizationAccess : {};
  const isOwners = (prior?.name ?? name) === OWNERS;
  return [
    ...(name === OWNERS && !prior
      ? [problem(['name'], 'The team `owners` exists in every organization: import it instead.')]
      : []),
    ...(isOwners && prior && changed.has('name') ? [problem(['name'], 'The team `owners` keeps its name.')] : []),
    ...(isOwners && prior && changed.has('organizationAccess')
      ? [problem(['organizationAccess'], 'The team `owners` may do everything: remove `organizationAccess`.')]
      : []),
    ...Object.entries(NEEDED)
      .filter(([right, needed]) => access[right] === true && access[needed] === false)
      .map(([right, needed]) =>
        problem(['organizationAccess', right], `\`${right}\` requires \`${needed}\`: set both to \`true\`.`),
      ),
  ];
}

function problem(path: Problem['path'], detail: string): Problem {
  return { path, severity: 'error', code: 'value-invalid', summary: 'Invalid team', detail };
}
