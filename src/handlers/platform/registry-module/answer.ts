import type { registryModule } from './definition';
import type { Resource } from '../../../clients/json-api';
import { optionalFlagAt, optionalObjectAt, nameAt, optionalTextAt, Part, textAt } from '../../../clients/read-answer';
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
    vcsRepo: repositoryOf(optionalObjectAt(attributes, 'vcs-repo')),
    // The self-managed edition does not have it.
    noCode: optionalFlagAt(attributes, 'no-code') ?? false,
    status: textAt(attributes, 'status'),
    versionStatuses: versionStatusesOf(module),
    permissions: permissionsOf(attributes),
    createdAt: textAt(attributes, 'created-at'),
    updatedAt: textAt(attributes, 'updated-at'),
  };
}

/** Requests may spell the display identifier in two ways, and so may answers. */
function repositoryOf(told: Part | undefined): RegistryModuleAnswer['vcsRepo'] {
  return told && {
    identifier: nameAt(told, 'identifier'),
    displayIdentifier: optionalTextAt(told, 'display_identifier') ?? textAt(told, 'display-identifier'),
    // One that is published through an app of the repositories' host has no connection.
    oauthTokenId: optionalTextAt(told, 'oauth-token-id') ?? '',
    branch: optionalTextAt(told, 'branch') ?? '',
    ingressSubmodules: optionalFlagAt(told, 'ingress-submodules') ?? false,
    webhookUrl: optionalTextAt(told, 'webhook-url'),
  };
}

function permissionsOf(attributes: Part): RegistryModuleAnswer['permissions'] {
  const may = (permission: string) => optionalFlagAt(attributes, 'permissions', permission) ?? false;
  return { canDelete: may('can-delete'), canResync: may('can-resync'), canRetry: may('can-retry') };
}
