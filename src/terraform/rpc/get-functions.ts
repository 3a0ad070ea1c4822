import type { GetFunctionsResponse } from '../../plugin-protocol/wire/messages';

/** The provider has no functions, but OpenTofu calls this when a configuration calls one. */
export function getFunctions(): GetFunctionsResponse {
  return { functions: {}, diagnostics: [] };
}
