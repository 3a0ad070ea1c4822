import type { Values } from '../../definition/value';
import { providerSettings } from '../../handlers/provider/definition';
import {
  ConfigureProviderRequest,
  ConfigureProviderResponse,
  decodeDynamicValue,
  Diagnostic,
} from '../../plugin-protocol/wire/messages';
import { warning } from '../diagnostics';
import type { Session } from '../session';
import { objectType } from '../wire-types';

/**
 * Stores the settings without connecting: a stack that uses one service need not configure the other, and values may be unknown during a plan.
 */
export function configureProvider(session: Session, request: ConfigureProviderRequest): ConfigureProviderResponse {
  const settings = (decodeDynamicValue(objectType(providerSettings.attributes), request.config) as Values) ?? {};
  session.configure(settings, request.terraformVersion ?? '');
  return {
    diagnostics: services.flatMap((service) => warningsOf(session, service, settings[service] as Values | undefined)),
  };
}

const services = ['platform', 'secrets'] as const;

/** Possible sources of an address. If none of them is unencrypted, as is usual, the warning needs no resolved connection. */
const ADDRESSES = {
  platform: ['LINTEL_PLATFORM_ADDRESS', 'TFE_ADDRESS'],
  secrets: ['LINTEL_SECRETS_ADDRESS', 'VAULT_ADDR', 'BAO_ADDR'],
} as const;

/** Without an attribute path: Terraform would show the source line, which may also contain the token. */
function warningsOf(session: Session, service: (typeof services)[number], block: Values | undefined): Diagnostic[] {
  const addresses = [block?.address, ...ADDRESSES[service].map((name) => process.env[name])];
  if (
    session.isConnectionUnknown(service) ||
    !addresses.some((address) => typeof address === 'string' && /^http:/i.test(address))
  ) {
    return [];
  }
  // oxlint-disable-next-line typescript/no-require-imports
  const { clearTextWarning } = require('../connect') as typeof import('../connect');
  const text = clearTextWarning(service, block);
  return text === undefined ? [] : [warning('connection-unencrypted', 'A token is sent without encryption', text)];
}
