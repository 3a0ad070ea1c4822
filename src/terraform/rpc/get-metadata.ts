import { serverCapabilities } from '../schema';
import type { Session } from '../session';
import type { GetMetadataResponse } from '../wire/messages';

/** Names only. Core never asks; tools that combine providers do. */
export function getMetadata({ register }: Session): GetMetadataResponse {
  return {
    serverCapabilities,
    diagnostics: [],
    dataSources: Object.keys(register.dataSources).map((typeName) => ({ typeName })),
    resources: Object.keys(register.resources).map((typeName) => ({ typeName })),
    functions: [],
    ephemeralResources: [],
    listResources: [],
    stateStores: [],
    actions: [],
  };
}
