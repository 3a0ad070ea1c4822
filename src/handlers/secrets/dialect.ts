import type { SecretsDialect } from '../../clients/connection';
import type { Problem } from '../../definition/problem';

/** The services that exist are narrower than the specification, which leaves names to the server. */
export function nameProblems(dialect: SecretsDialect, name: string | undefined): Problem[] {
  if (dialect === 'standard' || name === undefined || /^\w(?:[\w.-]*\w)?$/.test(name)) return [];
  return [{
    path: ['name'], severity: 'error', summary: 'Invalid `name`',
    detail: `${JSON.stringify(name)} is not allowed. With the dialect "${dialect}" it must consist of letters, digits, "_", "-" and ".", and begin and end with a letter, a digit or "_".`,
  }];
}
