import type { GetResourceIdentitySchemasResponse } from '../../plugin-protocol/wire/messages';
import { identitySchema } from '../identity';
import type { Session } from '../session';

/** Called by Terraform and OpenTofu 1.12 and later. */
export function getResourceIdentitySchemas({ registry }: Session): GetResourceIdentitySchemasResponse {
  return {
    identitySchemas: Object.fromEntries(
      Object.entries(registry.resources).map(([type, registered]) => [type, identitySchema(registered.definition())]),
    ),
    diagnostics: [],
  };
}
