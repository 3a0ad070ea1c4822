/** Why the text is not an absolute URL, as the end of "The value …"; undefined if it is one. */
export function findUrlFault(text: string, schemes: readonly string[]): string | undefined {
  // The WHATWG parser repairs typing errors (`http:/host`, `http:\\host`, line breaks, surrounding spaces) that a service may not accept.
  if (/[\s\u0000-\u001f\u007f]/.test(text)) return 'contains white space or a control character';
  const scheme = /^([A-Za-z][A-Za-z0-9+.-]*):/.exec(text)?.[1]?.toLowerCase();
  if (scheme === undefined || !text.slice(scheme.length).startsWith('://')) return 'is not an absolute URL';
  if (!schemes.includes(scheme)) return `has the scheme "${scheme}"`;
  const [authority = ''] = text.slice(scheme.length + 3).split(/[/?#\\]/, 1);
  const host = authority.slice(authority.lastIndexOf('@') + 1).replace(/:\d*$/, '');
  if (host === '') return 'has no host';
  if (text.includes('\\')) return 'contains a backslash';
  if (/%(?![0-9A-Fa-f]{2})/.test(text)) return 'contains a "%" that is not followed by two hexadecimal digits';
  return URL.canParse(text) ? undefined : 'has an invalid host or port';
}
