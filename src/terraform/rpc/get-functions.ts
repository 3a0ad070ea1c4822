import type { GetFunctionsResponse } from '../../plugin-protocol/wire/messages';

/** We have none; OpenTofu asks all the same when a configuration calls one. */
export function getFunctions(): GetFunctionsResponse {
  return { functions: {}, diagnostics: [] };
}
