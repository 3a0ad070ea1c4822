import type { Reply, Call, Route } from '../../exchange';
import { only } from '../../only';
import type { World } from '../../world';
import { attributeProblems } from '../attributes';
import { includes } from '../include';
import { documentResponse, invalid, notFound, refuseIfAny } from '../json-api';
import { getOrganization } from '../organizations/organizations';
import { paginate } from '../pagination';
import { noCodeModuleDocument } from '../publishing/no-code-module-documents';
import { byModule, noCodeModules } from '../publishing/no-code-modules';
import { refusePublicWhereDisabled } from '../registry/public-registry';
import { readDocument } from '../request-document';
import { publishModule } from './module-publication';
import { addModule, NAME, noCodeRule, PROVIDER } from './module-record';
import { registryModules } from './registry-module';
import type { RegistryModule } from './registry-module';
import { availableModules, getModule } from './registry-module-lookup';
import { moduleDocuments, newModuleDocument } from './registry-modules';

const COLLECTION = '/api/v2/organizations/:organization_name/registry-modules';
const ITEM = `${COLLECTION}/:registry_name/:namespace/:name/:provider`;

export const registryModuleRoutes: readonly Route[] = [
  {
    operation: 'List modules',
    method: 'GET',
    path: COLLECTION,
    handle: (world, call, { organization_name }) => {
      const available = listedModules(call, availableModules(world, organization_name));
      const asked = includes(call, ['no-code-modules', 'no_code_modules']);
      const { items, links, meta } = paginate(call, available);
      const noCode = items.flatMap(({ id }) => world.store.of(noCodeModules).by(byModule, id));
      const included = noCode.map((found) => noCodeModuleDocument(world, found));
      return documentResponse(200, moduleDocuments(world, call, items), {
        ...(asked.size > 0 ? { included } : {}),
        links,
        meta,
      });
    },
  },
  {
    operation: 'Publish from repository',
    method: 'POST',
    path: `${COLLECTION}/vcs`,
    handle: (world, call, { organization_name }) =>
      publishModule(world, call, getOrganization(world, organization_name).name),
  },
  {
    operation: 'Create module',
    method: 'POST',
    path: COLLECTION,
    handle: (world, call, { organization_name }) =>
      createModule(world, call, getOrganization(world, organization_name).name),
  },
  {
    operation: 'Get module',
    method: 'GET',
    path: ITEM,
    handle: (world, call, parameters) => moduleResponse(world, call, getModule(world, parameters)),
  },
  {
    // Not in the specification: clients of HCP Terraform read modules by id.
    operation: 'Read module by id',
    method: 'GET',
    path: '/api/v2/registry-modules/:id',
    handle: (world, call, { id }) => {
      const module = world.store.of(registryModules).find(id);
      if (!module) throw notFound();
      getOrganization(world, module.organization);
      return moduleResponse(world, call, module);
    },
  },
];

export function moduleResponse(world: World, call: Call, module: RegistryModule): Reply {
  return documentResponse(200, only(moduleDocuments(world, call, [module])));
}

function createModule(world: World, call: Call, organization: string): Reply {
  const { attributes } = readDocument(call, 'registry-modules');
  const isPublic = attributes['registry-name'] === 'public';
  refuseIfAny([
    ...attributeProblems(
      attributes,
      {
        'name': NAME,
        'provider': PROVIDER,
        // An official client sends none that HCP Terraform would read.
        'registry-name': {
          type: 'string',
          ...(world.dialects.platform === 'hcp' ? {} : { required: true }),
          values: ['private', 'public'],
        },
        ...(isPublic ? { namespace: NAME } : {}),
        'no-code': noCodeRule(world),
      },
      'create',
    ),
    ...(isPublic || attributes.namespace === undefined
      ? []
      : [invalid('/data/attributes/namespace', 'Namespace cannot be set for private modules')]),
  ]);
  refusePublicWhereDisabled(world, attributes['registry-name'] as string);
  const module = addModule(world, {
    organization,
    registryName: isPublic ? 'public' : 'private',
    namespace: isPublic ? (attributes.namespace as string) : organization,
    name: attributes.name as string,
    provider: attributes.provider as string,
    noCode: attributes['no-code'] === true,
    repository: null,
  });
  return documentResponse(201, newModuleDocument(world, call, module));
}

function listedModules(call: Call, modules: readonly RegistryModule[]): readonly RegistryModule[] {
  const filter = (field: string) => call.query.get(`filter[${field}]`) ?? '';
  const q = (call.query.get('q') ?? '').toLowerCase();
  const [registryName, provider, organization] = ['registry_name', 'provider', 'organization_name'].map(filter);
  return modules.filter(
    (module) =>
      [module.name, module.namespace, module.provider].some((text) => text.toLowerCase().includes(q)) &&
      (registryName === '' || module.registryName === registryName) &&
      (provider === '' || module.provider === provider) &&
      (organization === '' || module.organization === organization),
  );
}
