import { Connection, warningOfClearText } from '../clients/connection';
import type { Service } from '../clients/errors';
import type { ClientOptions } from '../clients/request';
import { warn } from './warn';

const warned = new Set<string>();

/** Client options that report waits on standard error. Warns, once, if the token is sent without encryption. */
export function reportConnection(service: Service, connection: Connection): Pick<ClientOptions, 'report'> {
  const warning = warningOfClearText(service, connection);
  if (warning !== undefined && !warned.has(warning)) {
    warned.add(warning);
    warn('connection-unencrypted', warning);
  }
  return { report };
}

function report(message: string): void {
  process.stderr.write(`${message}\n`);
}
