import type { SecretsDialect } from '../../../clients/connection';
import type { Problem } from '../../../definition/problem';

/** Vault and OpenBao allow fewer names than the specification, which leaves names to the server. `attribute` is the one that contains the name. */
export function nameProblems(dialect: SecretsDialect, name: string | undefined, attribute = 'name'): Problem[] {
  if (dialect === 'standard' || name === undefined || /^\w(?:[\w.-]*\w)?$/.test(name)) return [];
  return [
    {
      path: [attribute],
      severity: 'error',
      code: 'value-invalid',
      summary: `Invalid \`${attribute}\``,
      detail: `${JSON.stringify(name)} is not allowed. With the dialect "${dialect}" it must consist of letters, digits, "_", "-" and ".", and begin and end with a letter, a digit or "_".`,
    },
  ];
}

/** Some of their engines convert names to lower case, so reads would return a different name. */
export function caseProblems(dialect: SecretsDialect, name: string | undefined, attribute = 'name'): Problem[] {
  if (dialect === 'standard' || name === undefined || name === name.toLowerCase()) return [];
  return [
    {
      path: [attribute],
      severity: 'error',
      code: 'value-invalid',
      summary: `Invalid \`${attribute}\``,
      detail: `${JSON.stringify(name)} is not allowed. With the dialect "${dialect}" it must be in lower case: ${JSON.stringify(name.toLowerCase())}.`,
    },
  ];
}

/** The problem of an attribute that only some dialects support and that is configured with another dialect. */
export function unsupported(
  dialect: SecretsDialect,
  only: SecretsDialect | readonly SecretsDialect[],
  attribute: string,
): Problem {
  const supporting = [only].flat().map((one) => `"${one}"`);
  const words = `the dialect${supporting.length > 1 ? 's' : ''} ${supporting.join(' and ')}`;
  return {
    path: [attribute],
    severity: 'error',
    code: 'unsupported-by-service',
    summary: `\`${attribute}\` is not supported`,
    detail: `\`${attribute}\` is supported only with ${words}, and the provider uses the dialect "${dialect}". Remove it.`,
  };
}
