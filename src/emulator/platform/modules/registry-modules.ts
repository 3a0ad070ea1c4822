import type { Call } from '../../exchange';
import { bearerToken, platformAccess } from '../../tokens';
import type { World } from '../../world';
import type { ResourceDocument } from '../json-api';
import { byModule as byOwnModule, noCodeModules } from '../publishing/no-code-modules';
import { newestFirst } from '../semantic-version';
import type { ModuleAddress, ModuleRepository, RegistryModule } from './registry-module';
import { registryModuleVersions, versionState } from './registry-module-versions';
import type { RegistryModuleVersion } from './registry-module-versions';

export function modulePath({ organization, registryName, namespace, name, provider }: RegistryModule): string {
  const segments = [organization, 'registry-modules', registryName, namespace, name, provider];
  return `/api/v2/organizations/${segments.map(encodeURIComponent).join('/')}`;
}

/** Indexes modules by the organization whose registry contains them and their address there. */
export function byAddress({
  organization,
  registryName,
  namespace,
  name,
  provider,
}: ModuleAddress & Pick<RegistryModule, 'organization'>): string {
  return [organization, registryName, namespace, name, provider].join(' ');
}

export function hasAddress(
  module: RegistryModule,
  { registryName, namespace, name, provider }: ModuleAddress,
): boolean {
  return (
    module.registryName === registryName &&
    module.namespace === namespace &&
    module.name === name &&
    module.provider === provider
  );
}

/** The states in the specification, and two of HCP Terraform for a repository without versions. */
function moduleStatus({ clock }: World, module: RegistryModule, states: readonly string[]): string {
  // Public modules need no setup.
  if (module.registryName === 'public') return 'setup_complete';
  if (!module.repository) return states.includes('ok') ? 'setup_complete' : 'pending';
  if (clock.now().getTime() < module.repository.readyAt) return 'pending';
  if (states.length === 0) return 'no_version_tags';
  if (states.includes('ok')) return 'setup_complete';
  return states.every((status) => status.endsWith('_failed')) ? 'setup_failed' : 'pending';
}

export function moduleDocuments(world: World, call: Call, modules: readonly RegistryModule[]): ResourceDocument[] {
  const byModule = new Map<string, RegistryModuleVersion[]>(modules.map(({ id }) => [id, []]));
  for (const version of world.store.of(registryModuleVersions).all()) byModule.get(version.module)?.push(version);
  return modules.map((module) => {
    const statuses = newestFirst(byModule.get(module.id) ?? []).map((version) => ({
      version: version.version,
      ...versionState(world, version),
    }));
    const status = moduleStatus(
      world,
      module,
      statuses.map((version) => version.status),
    );
    return documentOf(world, call, module, { status, 'version-statuses': statuses });
  });
}

/** The response to a create, before anything has been read. */
export function newModuleDocument(world: World, call: Call, module: RegistryModule): ResourceDocument {
  return documentOf(world, call, module, { 'status': 'pending', 'version-statuses': [] });
}

function documentOf(world: World, call: Call, module: RegistryModule, progress: object): ResourceDocument {
  const permitted = platformAccess(world, bearerToken(call.headers.authorization)) === 'write';
  return {
    id: module.id,
    type: 'registry-modules',
    attributes: {
      'name': module.name,
      'namespace': module.namespace,
      'provider': module.provider,
      'registry-name': module.registryName,
      ...progress,
      'created-at': module.createdAt,
      'updated-at': module.updatedAt,
      // The self-managed edition lacks this attribute.
      ...(world.settings.edition === 'hosted' ? { 'no-code': module.noCode } : {}),
      'publishing-mechanism': module.repository ? (module.repository.branch ? 'branch' : 'git_tag') : 'non_vcs',
      ...(module.repository ? { 'vcs-repo': repositoryAttributes(world, call, module.repository) } : {}),
      'test-config': module.testConfig ?? null,
      'permissions': { 'can-delete': permitted, 'can-resync': permitted, 'can-retry': permitted },
    },
    relationships: {
      'organization': { data: { id: module.organization, type: 'organizations' } },
      'no-code-modules': {
        data: world.store
          .of(noCodeModules)
          .by(byOwnModule, module.id)
          .map(({ id }) => ({ id, type: 'no-code-modules' })),
      },
    },
    links: { self: modulePath(module) },
  };
}

function repositoryAttributes({ settings }: World, call: Call, repository: ModuleRepository): object {
  const { connection, identifier, displayIdentifier, webhook, branch = '', ingressSubmodules } = repository;
  return {
    branch,
    'tags': branch === '',
    ...(settings.moduleFolders
      ? { 'tag-prefix': repository.tagPrefix ?? null, 'source-directory': repository.sourceDirectory ?? null }
      : {}),
    'ingress-submodules': ingressSubmodules ?? true,
    'identifier': identifier,
    'display-identifier': displayIdentifier,
    ...(connection.startsWith('ghain-')
      ? { 'github-app-installation-id': connection }
      : { 'oauth-token-id': connection }),
    'webhook-url': `${call.origin}/webhooks/vcs/${webhook}`,
  };
}
