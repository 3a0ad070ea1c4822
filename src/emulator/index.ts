import { namesOf } from './loopback';
import { startEmulator as start } from './server';
import type { Dialects, Settings } from './settings';

export type { Dialects, Settings };

export interface EmulatorOptions {
  /** Absent, or 0: a free one. */
  readonly port?: number;
  /** The address to listen on; absent: 127.0.0.1. Whoever reaches another one may use the emulator, but its control endpoints only from this machine. */
  readonly bind?: string;
  /** HTTPS, with a certificate of its own authority; absent: HTTP. */
  readonly tls?: boolean;
  /** The names and gaps of the services that exist; absent: those of the specifications. */
  readonly dialects?: Partial<Dialects>;
  /** What is in force at the start and after a reset; what is absent is as without any. */
  readonly settings?: Partial<Settings>;
  /** With it, identifiers, nonces and serial numbers are the same after every start and reset. */
  readonly seed?: number;
}

export interface Emulator {
  /** Such as `http://127.0.0.1:40123`; both services and the control endpoints are below it. */
  readonly address: string;
  /** With `tls`: the certificate of the authority to trust, in PEM. */
  readonly ca?: string;
  /** Back to the start: objects, clock and settings, no faults and no limits. */
  reset(): void;
  /** Ends it, and every connection to it. */
  close(): Promise<void>;
}

/** Serves the platform and the secrets service in this process, on a loopback port unless `bind` says otherwise, until it is closed. Rejects where the port is taken. */
export async function startEmulator({ tls, ...options }: EmulatorOptions = {}): Promise<Emulator> {
  const certificates = tls ? await certificateLibrary().createCertificates(options.bind === undefined ? [] : namesOf(options.bind)) : undefined;
  const emulator = await start({ ...options, tls: certificates });
  return { ...emulator, ...certificates ? { ca: certificates.ca } : {} };
}

/** Large, and loaded where it is needed. */
function certificateLibrary() {
  // eslint-disable-next-line @typescript-eslint/no-require-imports
  return require('./certificates') as typeof import('./certificates');
}
