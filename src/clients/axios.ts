import type { AxiosStatic } from 'axios';
import { withoutFetch } from './without-fetch';

/**
 * The client of axios, for requests that bring an adapter of their own (`direct.ts`). The bundles have it without the adapters of axios, which
 * are most of what it takes to load (`generate/axios-core.ts`).
 */
// eslint-disable-next-line @typescript-eslint/no-require-imports -- an import would run before the globals are hidden
export const { Axios } = withoutFetch(() => require('axios') as Pick<AxiosStatic, 'Axios'>);
