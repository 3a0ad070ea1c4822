import { providerSchema } from '../schema';
import type { Session } from '../session';
import type { GetProviderSchemaResponse } from '../wire/messages';

export function getProviderSchema({ register }: Session): GetProviderSchemaResponse {
  return providerSchema(register);
}
