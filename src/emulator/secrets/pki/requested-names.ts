import { readNames as readList, readText } from '../fields';
import type { Fields } from '../fields';
import { badRequest } from '../refusal';
import { sorted } from './names';
import type { Names } from './names';
import { parseOtherName } from './other-names';
import type { OtherSan } from './other-names';

/** Reads the names in the body of a request. */
export function requestedNames(body: Fields): Names {
  return {
    ...sorted(given(body, 'alt_names')),
    ips: given(body, 'ip_sans'),
    uris: given(body, 'uri_sans'),
    others: otherNames(body),
  };
}

export function given(body: Fields, name: string): string[] {
  return (readList(body, name) ?? []).filter((text) => text !== '');
}

/** Reads a list or a comma-separated string; a string may also contain a JSON array. */
function otherNames(body: Fields): OtherSan[] {
  const text = typeof body.other_sans === 'string' ? body.other_sans.trim() : '';
  const listed = text.startsWith('[')
    ? (readList({ other_sans: parsed(text) }, 'other_sans') ?? [])
    : given(body, 'other_sans');
  return listed.map((each) => {
    const name = parseOtherName(each);
    if (!name) throw badRequest(`could not parse requested other SAN: ${each}`);
    return name;
  });
}

export function requestedCommonName(body: Fields): string {
  return (readText(body, 'common_name') ?? '').trim();
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}
