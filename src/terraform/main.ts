import { start } from '../plugin-protocol/start';
import { NAMES } from './plugin';

/* oxlint-disable typescript/no-require-imports -- these are loaded after the handshake, from files of their own */

start(
  NAMES,
  () => (require('./provider-server') as typeof import('./provider-server')).serveProvider,
  () => (require('../plugin-protocol/reattach') as typeof import('../plugin-protocol/reattach')).reattach,
  () =>
    (require('../plugin-protocol/stale-sockets') as typeof import('../plugin-protocol/stale-sockets'))
      .sweepStaleSockets,
);
