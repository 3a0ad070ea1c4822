import type { GetResourceIdentitySchemasResponse } from '../../plugin-protocol/wire/messages';
import { identitySchema } from '../identity';
import type { Session } from '../session';

/** Asked by Terraform and OpenTofu from 1.12 on. */
export function getResourceIdentitySchemas({ registry }: Session): GetResourceIdentitySchemasResponse {
  return {
    identitySchemas: Object.fromEntries(Object.entries(registry.resources).map(([type, registered]) => [type, identitySchema(registered.definition())])),
    diagnostics: [],
  };
}
