import type { WrongConfiguration } from '../../../support/house/fixture';

/** It has no arguments. */
export const wrongData: { readonly [type: string]: readonly WrongConfiguration[] } = { lintel_secrets_caller: [] };
