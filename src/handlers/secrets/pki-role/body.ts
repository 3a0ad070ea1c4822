import { FIELDS } from './answer';
import type { pkiRole } from './definition';
import type { SecretsDialect } from '../../../clients/connection';
import type { Attribute } from '../../../definition/attribute';
import { equalValue } from '../../../definition/equal';
import { snakeCase } from '../../../definition/names';
import type { Problem } from '../../../definition/problem';
import type { ConfigOf } from '../../../definition/resource';
import type { Value, Values } from '../../../definition/value';
import type { Change } from '../../contract';
import { present, seconds } from '../fields';

/** Fields that not every service has: those that do. */
const ONLY: { readonly [name: string]: readonly SecretsDialect[] } = {
  serialNumberSource: ['vault'],
  allowedIpSansCidr: ['openbao'],
  allowGlobsInIdentityTemplates: ['openbao'],
  notBefore: ['openbao'],
  notBeforeBound: ['openbao'],
  notAfterBound: ['openbao'],
  noStoreMetadata: ['standard', 'vault'],
};

/** A write replaces the whole role: what it does not say falls back to the service's default. Other services warn of fields that they do not know. */
export function newBody(dialect: SecretsDialect, config: ConfigOf<typeof pkiRole>): object {
  const fields = FIELDS.filter(([name, { use }]) => use !== 'computed' && isHad(dialect, name));
  return present(Object.fromEntries(fields.map(([name, attribute]) => [snakeCase(name), written(attribute, (config as Values)[name])])));
}

/** What the service has chosen, and nobody configures, stays as it is; what is configured no more is left out, so that it chooses again. */
export function changedBody(dialect: SecretsDialect, { config, prior, changed }: Change<typeof pkiRole>): object {
  const chosen = FIELDS.filter(([name, { use }]) => use === 'optionalComputed' && !changed.has(name as never)).map(([name]) => [name, (prior as Values)[name]] as const);
  return newBody(dialect, { ...Object.fromEntries(chosen), ...present(config as Record<string, unknown>) } as never);
}

/** What is configured for a service that does not have it. */
export function dialectProblems(dialect: SecretsDialect, config: Values): Problem[] {
  return FIELDS.filter(([name, attribute]) => !isHad(dialect, name) && config[name] !== undefined && !equalValue(attribute, config[name], 'default' in attribute ? attribute.default : undefined))
    .map(([name]) => ({
      path: [name], severity: 'error', summary: `\`${name}\` is not supported`,
      detail: `With the dialect "${dialect}" the service does not have \`${name}\`, which belongs to ${ONLY[name].map((one) => `"${one}"`).join(' and ')}. Remove it, or set the provider's dialect.`,
    }));
}

function isHad(dialect: SecretsDialect, name: string): boolean {
  return ONLY[name] === undefined || ONLY[name].includes(dialect);
}

function written(attribute: Attribute, value: Value): unknown {
  return attribute.type === 'duration' && value !== undefined ? seconds(value as string) : value;
}
