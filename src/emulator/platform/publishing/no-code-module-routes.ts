import type { Call, Reply, Route } from '../../exchange';
import { newId } from '../../identifiers';
import { ownField } from '../../read-fields';
import type { World } from '../../world';
import { includes } from '../include';
import { documentResponse, invalid, notFound, refuseIfAny } from '../json-api';
import type { Problem } from '../json-api';
import { registryModules } from '../modules/registry-module';
import { versionsOf } from '../modules/registry-module-versions';
import { relatedId, relatedProblems } from '../objects/related';
import { FLAG, TEXT } from '../objects/rules';
import { valueProblems } from '../objects/values';
import { getOrganization } from '../organizations/organizations';
import { isObject, readDocument } from '../request-document';
import { newestFirst } from '../semantic-version';
import { noCodeModuleDocument, optionDocument } from './no-code-module-documents';
import { byModule, noCodeModules } from './no-code-modules';
import type { NoCodeModule, VariableOption } from './no-code-modules';

const ITEM = '/api/v2/no-code-modules/:id';

const routes: readonly Route[] = [
  {
    operation: 'Create no-code module',
    method: 'POST',
    path: '/api/v2/organizations/:organization_name/no-code-modules',
    handle: (world, call, { organization_name }) =>
      response(world, call, create(world, call, getOrganization(world, organization_name).name)),
  },
  {
    operation: 'Show no-code module',
    method: 'GET',
    path: ITEM,
    handle: (world, call, { id }) => response(world, call, getModule(world, id)),
  },
  {
    operation: 'Update no-code module',
    method: 'PATCH',
    path: ITEM,
    handle: (world, call, { id }) => response(world, call, update(world, call, getModule(world, id))),
  },
  {
    operation: 'Delete no-code module',
    method: 'DELETE',
    path: ITEM,
    handle: (world, _, { id }): Reply => {
      world.store.of(noCodeModules).delete(getModule(world, id).id);
      return { status: 204 };
    },
  },
];

/** Rejects organization tokens. */
export const noCodeModuleRoutes = routes.map((route): Route => ({ ...route, withoutOrganizationToken: true }));

const RULES = { 'enabled': FLAG, 'version-pin': TEXT };

function create(world: World, call: Call, organization: string): NoCodeModule {
  const { attributes, relationships } = readDocument(call, 'no-code-modules');
  refuseIfAny([
    ...valueProblems(RULES, attributes, 'create'),
    ...relatedProblems(relationships, 'registry-module', {
      types: ['registry-modules', 'registry-module'],
      required: true,
      problem: (id) => {
        const module = world.store.of(registryModules).find(id);
        if (module?.organization !== organization) return `Registry module ${id} not found`;
        if (module.registryName !== 'private') return 'Registry module must be in the private registry';
        return world.store.of(noCodeModules).by(byModule, id).length > 0
          ? 'Registry module has already been taken'
          : undefined;
      },
    }),
  ]);
  const module = String(relatedId(relationships, 'registry-module'));
  const [newest] = newestFirst(versionsIn(world, module));
  const blank = {
    id: newId(world, 'nocode'),
    module,
    enabled: false,
    versionPin: newest?.version ?? null,
    options: [],
  };
  return store(world, attributes, relationships, blank);
}

function update(world: World, call: Call, before: NoCodeModule): NoCodeModule {
  const { attributes, relationships } = readDocument(call, 'no-code-modules');
  refuseIfAny([
    ...valueProblems(RULES, attributes, 'update'),
    ...relatedProblems(relationships, 'registry-module', {
      types: ['registry-modules', 'registry-module'],
      problem: (id) => (id === before.module ? undefined : 'Registry module cannot be changed'),
    }),
  ]);
  return store(world, attributes, relationships, before);
}

function store(
  world: World,
  attributes: Readonly<Record<string, unknown>>,
  relationships: Readonly<Record<string, unknown>>,
  before: NoCodeModule,
): NoCodeModule {
  const pin = ownField(attributes, 'version-pin') as string | null | undefined;
  const { options, problems } = optionsAfter(world, relationships, before.options);
  const isKnown =
    pin === undefined ||
    pin === null ||
    pin === '' ||
    pin === 'latest' ||
    versionsIn(world, before.module).some(({ version }) => version === pin);
  refuseIfAny([
    ...(isKnown
      ? []
      : [invalid('/data/attributes/version-pin', `Version pin ${String(pin)} is not a version of the module`)]),
    ...problems,
  ]);
  return world.store.of(noCodeModules).put({
    ...before,
    enabled: (ownField(attributes, 'enabled') as boolean | undefined) ?? before.enabled,
    versionPin: pin === undefined || pin === null || pin === '' ? before.versionPin : pin,
    options,
  });
}

/** The list becomes exactly what was sent; a member with an id replaces the option with that id. */
function optionsAfter(
  world: World,
  relationships: Readonly<Record<string, unknown>>,
  before: readonly VariableOption[],
): { readonly options: readonly VariableOption[]; readonly problems: Problem[] } {
  const given = relationships['variable-options'];
  if (given === undefined) return { options: before, problems: [] };
  const at = '/data/relationships/variable-options/data';
  const data = isObject(given) ? given.data : undefined;
  if (!Array.isArray(data)) return { options: [], problems: [invalid(at, 'Variable options must be an array')] };
  const options: VariableOption[] = [];
  const problems = (data as unknown[]).flatMap((entry, index): Problem[] => {
    const place = `${at}/${index}`;
    if (!isObject(entry) || !isObject(entry.attributes)) {
      return [invalid(place, 'Variable options must be whole objects')];
    }
    if (entry.type !== 'variable-options') return [invalid(`${place}/type`, 'Type must be variable-options')];
    const { 'variable-name': name, 'variable-type': type, 'options': values } = entry.attributes;
    const id = (entry.id ?? '') === '' ? undefined : entry.id;
    if (id !== undefined && !before.some((known) => known.id === id)) {
      return [invalid(place, `Variable option ${String(id)} not found`)];
    }
    if (typeof name !== 'string' || name === '') {
      return [invalid(`${place}/attributes/variable-name`, "Variable name can't be blank")];
    }
    if (typeof type !== 'string' || type === '') {
      return [invalid(`${place}/attributes/variable-type`, "Variable type can't be blank")];
    }
    if (!Array.isArray(values)) return [invalid(`${place}/attributes/options`, 'Options must be an array')];
    options.push({ id: (id as string | undefined) ?? newId(world, 'ncvaropt'), name, type, options: values });
    return [];
  });
  return { options, problems };
}

function versionsIn(world: World, id: string): ReturnType<typeof versionsOf> {
  const module = world.store.of(registryModules).find(id);
  return module ? versionsOf(world, module) : [];
}

function getModule(world: World, id: string): NoCodeModule {
  const found = world.store.of(noCodeModules).find(id);
  const module = found && world.store.of(registryModules).find(found.module);
  if (!found || !module) throw notFound();
  getOrganization(world, module.organization);
  return found;
}

function response(world: World, call: Call, found: NoCodeModule): Reply {
  // An official client sends it by mistake.
  void call.query.get('Type');
  const asked = includes(call, ['variable_options', 'variable-options']);
  const included = asked.size > 0 ? { included: found.options.map((option) => optionDocument(found, option)) } : {};
  return documentResponse(200, noCodeModuleDocument(world, found), included);
}
