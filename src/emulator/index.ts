import { randomUUID } from 'crypto';
import { isLoopback, namesOf } from './loopback';
import { startEmulator as start } from './server';
import type { Dialects, Settings } from './settings';

export type { Dialects, Settings };

export interface EmulatorOptions {
  /** If absent or 0, a free port. */
  readonly port?: number;
  /**
   * The address to listen on; defaults to 127.0.0.1. With another address, other machines can use the emulator, and its
   * control endpoints with the `controlToken`.
   */
  readonly bind?: string;
  /**
   * Permits control requests from other machines, in the header `X-Emulator-Token`. If absent, one is generated if
   * `bind` is not a loopback address.
   */
  readonly controlToken?: string;
  /** Whether to serve HTTPS with a certificate of a generated CA; defaults to HTTP. */
  readonly tls?: boolean;
  /** The names and gaps of existing services; defaults to those of the specifications. */
  readonly dialects?: Partial<Dialects>;
  /** The settings at the start and after a reset. */
  readonly settings?: Partial<Settings>;
  /** Whether the secrets service has engines from the start, as opposed to one that was just installed; defaults to true. */
  readonly engines?: boolean;
  /** If set, identifiers, nonces and serial numbers are the same after every start and reset. */
  readonly seed?: number;
}

export interface Emulator {
  /** Such as `http://127.0.0.1:40123`. Both services and the control endpoints are below it. */
  readonly address: string;
  /** If control requests from other machines need one. */
  readonly controlToken?: string;
  /** With `tls`: the CA certificate to trust, in PEM. */
  readonly ca?: string;
  /** Returns to the start: objects, clock and settings, without faults and limits. */
  reset(): void;
  /** Stops the emulator and ends every connection to it. */
  close(): Promise<void>;
}

/**
 * Serves the platform and the secrets service in this process, on a loopback port unless `bind` is set, until it is
 * closed. Rejects if the port is taken.
 */
export async function startEmulator({ tls, ...options }: EmulatorOptions = {}): Promise<Emulator> {
  const { bind } = options;
  const certificates = tls
    ? await certificateLibrary().createCertificates(bind === undefined ? [] : namesOf(bind))
    : undefined;
  const controlToken = options.controlToken ?? (bind === undefined || isLoopback(bind) ? undefined : randomUUID());
  const { address, reset, close } = await start({ ...options, controlToken, tls: certificates });
  return {
    address,
    reset,
    close,
    ...(controlToken === undefined ? {} : { controlToken }),
    ...(certificates ? { ca: certificates.ca } : {}),
  };
}

/** The library is large, so it is loaded only if needed. */
function certificateLibrary() {
  // eslint-disable-next-line @typescript-eslint/no-require-imports
  return require('./certificates') as typeof import('./certificates');
}
