import type { GetProviderSchemaResponse } from '../../plugin-protocol/wire/messages';
import { providerSchema } from '../schema';
import type { Session } from '../session';

export function getProviderSchema({ register }: Session): GetProviderSchemaResponse {
  return providerSchema(register);
}
