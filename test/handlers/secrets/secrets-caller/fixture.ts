import type { WrongConfiguration } from '../../../support/environments/fixture';

/** It has no arguments. */
export const wrongData: { readonly [type: string]: readonly WrongConfiguration[] } = { lintel_secrets_caller: [] };
