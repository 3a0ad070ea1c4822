import type { AxiosStatic } from 'axios';
import { withoutFetch } from './without-fetch';

/**
 * The axios client for requests that use the adapter in `direct.ts`. The bundles contain it without axios' own adapters, which account for most
 * of its load time (`generate/package/axios-core.ts`).
 */
// oxlint-disable-next-line typescript/no-require-imports -- an import would run before the globals are hidden
export const { Axios } = withoutFetch(() => require('axios') as Pick<AxiosStatic, 'Axios'>);
