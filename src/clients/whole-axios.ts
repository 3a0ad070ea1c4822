import type { AxiosStatic } from 'axios';
import { withoutFetch } from './without-fetch';

/** axios with its own adapter, which knows proxies: a file of its own in the bundles, loaded where one is configured. */
// eslint-disable-next-line @typescript-eslint/no-require-imports -- an import would run before the globals are hidden
export const { Axios } = withoutFetch(() => require('axios') as Pick<AxiosStatic, 'Axios'>);
