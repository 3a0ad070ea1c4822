/** The keys and values of a secret. */
import type { Problem } from '../../../../definition/problem';
import type { Values } from '../../../../definition/value';
import { roundedIn } from '../../../any-object/members';
import { NotFound } from '../../../errors';

export function keysOf(document: Values): readonly string[] {
  return Object.keys(document).sort();
}

/** The names of the keys are known in the plan if the document is. */
export function plannedKeys({ config: { data }, unknown }: Pick<Proposed, 'config' | 'unknown'>): {
  readonly set?: { readonly keys: readonly string[] };
  readonly unknown?: readonly ['keys'];
} {
  if (unknown.has('data')) return { unknown: ['keys'] };
  return data ? { set: { keys: keysOf(data) } } : {};
}

interface Proposed {
  readonly config: { readonly data?: Values };
  readonly prior: object | undefined;
  readonly unknown: ReadonlySet<string>;
  readonly changed: ReadonlySet<string>;
}

/** Problems of a document that do not depend on the service. Messages contain no values. */
export function documentProblems({ config: { data }, prior, unknown, changed }: Proposed): Problem[] {
  if (unknown.has('data')) return [];
  if (data === undefined) return prior && !changed.has('data') ? [] : [missing(prior !== undefined)];
  return roundedIn(data).map((at) => ({
    path: ['data'],
    severity: 'error',
    code: 'value-invalid',
    summary: 'A number that services round',
    detail: `The number at \`${at}\` has more digits than services keep. Write it as a text.`,
  }));
}

function missing(exists: boolean): Problem {
  return {
    path: ['data'],
    severity: 'error',
    code: 'attribute-missing',
    summary: 'Missing `data` or `dataWo`',
    detail: `${exists ? 'A secret always has a document, which cannot be removed.' : 'A new secret needs a document.'} Configure \`dataWo\`, or \`data\`, which is stored in state.`,
  };
}

/** The values of some keys. Undefined without any keys. */
export function picked(document: Values, fields: readonly string[] | undefined, what: string): Values | undefined {
  if (fields === undefined) return undefined;
  const missingKeys = fields.filter((key) => !Object.hasOwn(document, key));
  if (missingKeys.length > 0) {
    throw new NotFound(`\`${what}\` has no key ${missingKeys.map((key) => `\`${key}\``).join(', ')}.`);
  }
  return Object.fromEntries([...fields].sort().map((key) => [key, document[key]]));
}
