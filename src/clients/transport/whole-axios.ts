import type { AxiosStatic } from 'axios';
import { withoutFetch } from './without-fetch';

/** axios with its built-in adapter, which supports proxies: a separate file in the bundles, loaded only if a proxy is configured. */
// oxlint-disable-next-line typescript/no-require-imports -- an import would run before the globals are hidden
export const { Axios } = withoutFetch(() => require('axios') as Pick<AxiosStatic, 'Axios'>);
