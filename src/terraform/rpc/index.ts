import type { Rpc, Rpcs } from '../../plugin-protocol/rpc';
import type { Session } from '../session';

/* oxlint-disable typescript/no-require-imports */

/** Each RPC's file exports one function of the session, the request and the call. */
type RpcMethod = (session: Session, request: any, call: any) => any;

/** The RPCs that are served. All others return UNIMPLEMENTED, as the protocol requires. */
export function createProviderRpcs(session: Session): Rpcs {
  const served = (load: () => RpcMethod) => async (): Promise<Rpc<any, any>> => {
    const method = load();
    return async (request, call) => session.withNotices(await method(session, request, call));
  };
  return {
    GetMetadata: served(() => (require('./get-metadata') as typeof import('./get-metadata')).getMetadata),
    GetProviderSchema: served(
      () => (require('./get-provider-schema') as typeof import('./get-provider-schema')).getProviderSchema,
    ),
    GetResourceIdentitySchemas: served(
      () =>
        (require('./get-resource-identity-schemas') as typeof import('./get-resource-identity-schemas'))
          .getResourceIdentitySchemas,
    ),
    ValidateProviderConfig: served(
      () =>
        (require('./validate-provider-config') as typeof import('./validate-provider-config')).validateProviderConfig,
    ),
    ConfigureProvider: served(
      () => (require('./configure-provider') as typeof import('./configure-provider')).configureProvider,
    ),
    StopProvider: served(() => (require('./stop-provider') as typeof import('./stop-provider')).stopProvider),
    ValidateResourceConfig: served(
      () =>
        (require('./validate-resource-config') as typeof import('./validate-resource-config')).validateResourceConfig,
    ),
    ValidateDataResourceConfig: served(
      () =>
        (require('./validate-data-resource-config') as typeof import('./validate-data-resource-config'))
          .validateDataResourceConfig,
    ),
    UpgradeResourceState: served(
      () => (require('./upgrade-resource-state') as typeof import('./upgrade-resource-state')).upgradeResourceState,
    ),
    UpgradeResourceIdentity: served(
      () =>
        (require('./upgrade-resource-identity') as typeof import('./upgrade-resource-identity'))
          .upgradeResourceIdentity,
    ),
    ReadResource: served(() => (require('./read-resource') as typeof import('./read-resource')).readResource),
    PlanResourceChange: served(
      () => (require('./plan-resource-change') as typeof import('./plan-resource-change')).planResourceChange,
    ),
    ApplyResourceChange: served(
      () => (require('./apply-resource-change') as typeof import('./apply-resource-change')).applyResourceChange,
    ),
    ImportResourceState: served(
      () => (require('./import-resource-state') as typeof import('./import-resource-state')).importResourceState,
    ),
    MoveResourceState: served(
      () => (require('./move-resource-state') as typeof import('./move-resource-state')).moveResourceState,
    ),
    GenerateResourceConfig: served(
      () =>
        (require('./generate-resource-config') as typeof import('./generate-resource-config')).generateResourceConfig,
    ),
    ReadDataSource: served(() => (require('./read-data-source') as typeof import('./read-data-source')).readDataSource),
    ValidateEphemeralResourceConfig: served(
      () =>
        (require('./validate-ephemeral-resource-config') as typeof import('./validate-ephemeral-resource-config'))
          .validateEphemeralResourceConfig,
    ),
    OpenEphemeralResource: served(
      () => (require('./open-ephemeral-resource') as typeof import('./open-ephemeral-resource')).openEphemeralResource,
    ),
    RenewEphemeralResource: served(
      () =>
        (require('./renew-ephemeral-resource') as typeof import('./renew-ephemeral-resource')).renewEphemeralResource,
    ),
    CloseEphemeralResource: served(
      () =>
        (require('./close-ephemeral-resource') as typeof import('./close-ephemeral-resource')).closeEphemeralResource,
    ),
    ValidateListResourceConfig: served(
      () =>
        (require('./validate-list-resource-config') as typeof import('./validate-list-resource-config'))
          .validateListResourceConfig,
    ),
    ListResource: served(() => (require('./list-resource') as typeof import('./list-resource')).listResource),
    ValidateActionConfig: served(
      () => (require('./validate-action-config') as typeof import('./validate-action-config')).validateActionConfig,
    ),
    PlanAction: served(() => (require('./plan-action') as typeof import('./plan-action')).planAction),
    InvokeAction: served(() => (require('./invoke-action') as typeof import('./invoke-action')).invokeAction),
    GetFunctions: served(() => (require('./get-functions') as typeof import('./get-functions')).getFunctions),
  };
}
