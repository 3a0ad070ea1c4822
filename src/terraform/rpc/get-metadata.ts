import type { GetMetadataResponse } from '../../plugin-protocol/wire/messages';
import { serverCapabilities } from '../schema';
import type { Session } from '../session';

/** Names only. Core never asks; tools that combine providers do. */
export function getMetadata({ register }: Session): GetMetadataResponse {
  return {
    serverCapabilities,
    diagnostics: [],
    dataSources: Object.keys(register.dataSources).map((typeName) => ({ typeName })),
    resources: Object.keys(register.resources).map((typeName) => ({ typeName })),
    functions: [],
    ephemeralResources: Object.keys(register.ephemeralResources).map((typeName) => ({ typeName })),
    listResources: Object.keys(register.listResources).map((typeName) => ({ typeName })),
    stateStores: [],
    actions: Object.keys(register.actions).map((typeName) => ({ typeName })),
  };
}
