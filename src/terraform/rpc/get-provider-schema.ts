import type { GetProviderSchemaResponse } from '../../plugin-protocol/wire/messages';
import { providerSchema } from '../schema';
import type { Session } from '../session';

export function getProviderSchema({ registry }: Session): GetProviderSchemaResponse {
  return providerSchema(registry);
}
