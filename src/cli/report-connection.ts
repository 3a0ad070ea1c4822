import { Connection, warningOfClearText } from '../clients/connection';
import type { Service } from '../clients/errors';
import type { ClientOptions } from '../clients/requests';

const warned = new Set<string>();

/** What a person at a terminal hears of a service: what is waited for, and, once, that others could read the token. */
export function hearing(service: Service, connection: Connection): Pick<ClientOptions, 'report'> {
  const warning = warningOfClearText(service, connection);
  if (warning !== undefined && !warned.has(warning)) {
    warned.add(warning);
    report(`warning: ${warning}`);
  }
  return { report };
}

function report(message: string): void {
  process.stderr.write(`${message}\n`);
}
