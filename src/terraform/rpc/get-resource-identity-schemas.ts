import type { GetResourceIdentitySchemasResponse } from '../../plugin-protocol/wire/messages';
import { identitySchema } from '../identity';
import type { Session } from '../session';

/** Asked by Terraform and OpenTofu from 1.12 on. */
export function getResourceIdentitySchemas({ register }: Session): GetResourceIdentitySchemasResponse {
  return {
    identitySchemas: Object.fromEntries(Object.entries(register.resources).map(([type, room]) => [type, identitySchema(room.definition())])),
    diagnostics: [],
  };
}
