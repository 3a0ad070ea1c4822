import { optionalObjectAt, type Part } from '../../../../clients/read-response';
import { isObjectDocument, parseDocument, type DocumentValue } from '../../../../definition/kinds/document';
import { isNumber } from '../../../../definition/kinds/number';
import type { Problem } from '../../../../definition/problem';

/** The claims as the service expects them: an object. */
export function writtenClaims(text: string | undefined): object {
  return text === undefined ? {} : (JSON.parse(jsonOf(text)) as object);
}

/** The claims in a response as a document; undefined if there are none. */
export function claimsAt(data: Part, field: string): string | undefined {
  const claims = optionalObjectAt(data, field);
  return claims && Object.keys(claims).length > 0 ? JSON.stringify(claims) : undefined;
}

/** Reports values that the service would reject. `glob`: only strings can be patterns. */
export function claimProblems(attribute: string, text: string | undefined, glob: boolean): Problem[] {
  const { value } = text === undefined ? {} : (parseDocument(text) as { readonly value?: DocumentValue });
  if (value === undefined || !isObjectDocument(value)) return [];
  return Object.entries(value).flatMap(([claim, bound]): Problem[] => {
    const values: readonly DocumentValue[] = Array.isArray(bound) ? bound : [bound];
    const fault = values.length === 0 ? 'an empty list, which no token fits' : values.map(faultOf(glob)).find(Boolean);
    if (!fault) return [];
    return [
      {
        path: [attribute],
        severity: 'error',
        code: 'value-invalid',
        summary: `Invalid \`${attribute}\``,
        detail: `The claim ${JSON.stringify(claim)} has ${fault}.`,
      },
    ];
  });
}

const faultOf = (glob: boolean) => (value: DocumentValue) => {
  if (typeof value === 'string') return undefined;
  if (typeof value === 'boolean' || isNumber(value)) {
    return glob ? 'a value that is no string, although `boundClaimsType` is "glob"' : undefined;
  }
  return 'a value that is neither a string, a number nor a boolean';
};

/** YAML as JSON. */
function jsonOf(text: string): string {
  try {
    JSON.parse(text);
    return text;
  } catch {
    return JSON.stringify((parseDocument(text) as { readonly value?: DocumentValue }).value);
  }
}
