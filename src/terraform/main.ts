import { start } from './start';

/* eslint-disable @typescript-eslint/no-require-imports -- these are loaded after the handshake, from files of their own */

start(
  () => (require('./provider-server') as typeof import('./provider-server')).serveProvider,
  () => (require('./reattach') as typeof import('./reattach')).reattach,
  () => (require('./stale-sockets') as typeof import('./stale-sockets')).sweepStaleSockets,
);
