import type { GetMetadataResponse } from '../../plugin-protocol/wire/messages';
import { serverCapabilities } from '../schema';
import type { Session } from '../session';

/** Returns only names. Terraform never calls this, but tools that combine providers do. */
export function getMetadata({ registry }: Session): GetMetadataResponse {
  return {
    serverCapabilities,
    diagnostics: [],
    dataSources: Object.keys(registry.dataSources).map((typeName) => ({ typeName })),
    resources: Object.keys(registry.resources).map((typeName) => ({ typeName })),
    functions: [],
    ephemeralResources: Object.keys(registry.ephemeralResources).map((typeName) => ({ typeName })),
    listResources: Object.keys(registry.listResources).map((typeName) => ({ typeName })),
    stateStores: [],
    actions: Object.keys(registry.actions).map((typeName) => ({ typeName })),
  };
}
