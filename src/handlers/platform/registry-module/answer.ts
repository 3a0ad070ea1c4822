import type { registryModule } from './definition';
import { isObject, readBoolean, readString, Resource } from '../../../clients/json-api';
import type { AnswerOf } from '../../../definition/resource';
import { addressOf, ModuleAddress, moduleId } from '../module-address';
import { versionStatusesOf } from '../version-statuses';

/** What the service fills in where it is not configured is there in every answer. */
export type RegistryModuleAnswer = AnswerOf<typeof registryModule> & Omit<ModuleAddress, 'registryName'> & { readonly noCode: boolean };

/** One translation from the service's document, for every verb and every data source. */
export function toAnswer(module: Resource): RegistryModuleAnswer {
  const { attributes } = module;
  const address = addressOf(module);
  return {
    id: moduleId(address),
    registryModuleId: module.id,
    ...address,
    registryName: address.registryName as RegistryModuleAnswer['registryName'],
    vcsRepo: repositoryOf(attributes['vcs-repo']),
    // The self-managed edition does not have it.
    noCode: readBoolean(attributes['no-code']) ?? false,
    status: readString(attributes.status)!,
    versionStatuses: versionStatusesOf(module),
    permissions: permissionsOf(attributes.permissions),
    createdAt: readString(attributes['created-at'])!,
    updatedAt: readString(attributes['updated-at'])!,
  };
}

/** Requests may spell the display identifier in two ways, and so may answers. */
function repositoryOf(told: unknown): RegistryModuleAnswer['vcsRepo'] {
  if (!isObject(told)) return undefined;
  return {
    identifier: readString(told.identifier)!,
    displayIdentifier: readString(told['display-identifier'] ?? told.display_identifier)!,
    oauthTokenId: readString(told['oauth-token-id'])!,
    branch: readString(told.branch) ?? '',
    ingressSubmodules: readBoolean(told['ingress-submodules']) ?? false,
    webhookUrl: readString(told['webhook-url']),
  };
}

function permissionsOf(told: unknown): RegistryModuleAnswer['permissions'] {
  const may = (permission: string) => (isObject(told) && readBoolean(told[permission])) || false;
  return { canDelete: may('can-delete'), canResync: may('can-resync'), canRetry: may('can-retry') };
}
