import type { SecretsDialect } from '../../../clients/connection';
import type { Problem } from '../../../definition/problem';

/** The services that exist are narrower than the specification, which leaves names to the server. `attribute` is the one that has the name. */
export function nameProblems(dialect: SecretsDialect, name: string | undefined, attribute = 'name'): Problem[] {
  if (dialect === 'standard' || name === undefined || /^\w(?:[\w.-]*\w)?$/.test(name)) return [];
  return [{
    path: [attribute], severity: 'error', summary: `Invalid \`${attribute}\``,
    detail: `${JSON.stringify(name)} is not allowed. With the dialect "${dialect}" it must consist of letters, digits, "_", "-" and ".", and begin and end with a letter, a digit or "_".`,
  }];
}

/** Some of their engines fold names, and would tell of another one. */
export function caseProblems(dialect: SecretsDialect, name: string | undefined): Problem[] {
  if (dialect === 'standard' || name === undefined || name === name.toLowerCase()) return [];
  return [{
    path: ['name'], severity: 'error', summary: 'Invalid `name`',
    detail: `${JSON.stringify(name)} is not allowed. With the dialect "${dialect}" it must be in lower case: ${JSON.stringify(name.toLowerCase())}.`,
  }];
}

/** What one dialect alone has, and somebody has configured for another. */
export function unsupported(dialect: SecretsDialect, only: SecretsDialect, attribute: string): Problem {
  return {
    path: [attribute], severity: 'error', summary: `\`${attribute}\` is not supported`,
    detail: `\`${attribute}\` is there with the dialect "${only}" alone, and the provider's is "${dialect}". Remove it.`,
  };
}
