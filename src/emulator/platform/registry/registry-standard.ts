import type { Reply, Parameters, Route } from '../../exchange';
import type { World } from '../../world';
import { badRequest, notFound } from '../json-api';
import { objectAddress } from '../object-addresses';
import { latestOf, pageOfModules, providersOf, shownModule, versionsResponse } from './registry-standard-documents';
import type { PublishedModule, PublishedVersion } from './registry-standard-documents';
import { publicModule, publishedModules } from './registry-standard-modules';

const PRIVATE = '/api/registry/v1/modules';
const PUBLIC = '/api/registry/public/v1/modules';
const MODULE = ':namespace/:name/:provider';
const DOWNLOAD_SECONDS = 15 * 60;

/** The standard module registry protocol: all operations for private modules, three for curated public ones. */
export const registryStandardRoutes: readonly Route[] = [
  {
    operation: 'Browse modules',
    method: 'GET',
    path: PRIVATE,
    handle: (world, call) => pageOfModules(call, publishedModules(world)),
  },
  {
    operation: 'Search modules',
    method: 'GET',
    path: `${PRIVATE}/search`,
    handle: (world, call) => {
      const q = (call.query.get('q') ?? '').toLowerCase();
      if (q === '') throw badRequest('The parameter q is required.', 'q');
      return pageOfModules(
        call,
        publishedModules(world).filter(({ record: { namespace, name, provider }, versions }) =>
          [namespace, name, provider, latestOf(versions).contents.root.readme].some((text) =>
            text.toLowerCase().includes(q),
          ),
        ),
      );
    },
  },
  {
    operation: 'Browse modules of a namespace',
    method: 'GET',
    path: `${PRIVATE}/:namespace`,
    handle: (world, call, { namespace }) => pageOfModules(call, publishedModules(world, { namespace })),
  },
  {
    operation: 'List versions',
    method: 'GET',
    path: `${PRIVATE}/${MODULE}/versions`,
    handle: (world, _, parameters) => versionsResponse(getPublished(world, parameters)),
  },
  {
    operation: 'Download latest version',
    method: 'GET',
    path: `${PRIVATE}/${MODULE}/download`,
    handle: (world, _, parameters): Reply => {
      const {
        record: { namespace, name, provider },
        versions,
      } = getPublished(world, parameters);
      return {
        status: 302,
        headers: {
          Location: `${PRIVATE}/${[namespace, name, provider, latestOf(versions).version].map(encodeURIComponent).join('/')}/download`,
        },
      };
    },
  },
  {
    operation: 'Download version',
    method: 'GET',
    path: `${PRIVATE}/${MODULE}/:version/download`,
    handle: (world, call, parameters): Reply => {
      const { object } = getVersion(getPublished(world, parameters), parameters.version);
      return {
        status: 204,
        headers: { 'X-Terraform-Get': `${objectAddress(world, call, object, DOWNLOAD_SECONDS)}&archive=tar.gz` },
      };
    },
  },
  {
    operation: 'Latest version for all providers',
    method: 'GET',
    path: `${PRIVATE}/:namespace/:name`,
    handle: (world, call, { namespace, name }) => {
      const modules = publishedModules(world, { namespace, name });
      if (modules.length === 0) throw notFound();
      return pageOfModules(call, modules);
    },
  },
  {
    operation: 'Latest version for one provider',
    method: 'GET',
    path: `${PRIVATE}/${MODULE}`,
    handle: (world, _, parameters) => shown(world, getPublished(world, parameters)),
  },
  {
    operation: 'Get one module',
    method: 'GET',
    path: `${PRIVATE}/${MODULE}/:version`,
    handle: (world, _, parameters) => shown(world, getPublished(world, parameters), parameters.version),
  },
  {
    operation: 'List versions (public)',
    method: 'GET',
    path: `${PUBLIC}/${MODULE}/versions`,
    handle: (world, _, parameters) => versionsResponse(publicModule(world, parameters)),
  },
  {
    operation: 'Latest version for a provider (public)',
    method: 'GET',
    path: `${PUBLIC}/${MODULE}`,
    handle: (world, _, parameters) => shown(world, publicModule(world, parameters)),
  },
  {
    operation: 'Get a module (public)',
    method: 'GET',
    path: `${PUBLIC}/${MODULE}/:version`,
    handle: (world, _, parameters) => shown(world, publicModule(world, parameters), parameters.version),
  },
];

function getPublished(world: World, { namespace, name, provider }: Parameters): PublishedModule {
  const [module] = publishedModules(world, { namespace, name, provider });
  if (!module) throw notFound();
  return module;
}

function getVersion({ versions }: PublishedModule, version: string): PublishedVersion {
  const found = versions.find((known) => known.version === version);
  if (!found) throw notFound();
  return found;
}

/** Returns the latest version unless the path names one. */
function shown(world: World, module: PublishedModule, version = latestOf(module.versions).version): Reply {
  const { namespace, name } = module.record;
  const siblings = publishedModules(world, { namespace, name });
  return { status: 200, body: shownModule(module, getVersion(module, version), providersOf(module, siblings)) };
}
