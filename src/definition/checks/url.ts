/** What is wrong with the text as an absolute address, to finish "The value …"; undefined if nothing is. */
export function findUrlFault(text: string, schemes: readonly string[]): string | undefined {
  // WHATWG's parser repairs what people mistype (`http:/host`, `http:\\host`, line breaks, spaces around): a service may not.
  if (/[\s\u0000-\u001f\u007f]/.test(text)) return 'holds white space or a control character';
  const scheme = /^([A-Za-z][A-Za-z0-9+.-]*):/.exec(text)?.[1].toLowerCase();
  if (scheme === undefined || !text.slice(scheme.length).startsWith('://')) return 'is not an absolute address';
  if (!schemes.includes(scheme)) return `has the scheme "${scheme}"`;
  const authority = text.slice(scheme.length + 3).split(/[/?#\\]/, 1)[0];
  const host = authority.slice(authority.lastIndexOf('@') + 1).replace(/:\d*$/, '');
  if (host === '') return 'has no host';
  if (text.includes('\\')) return 'holds a backslash';
  if (/%(?![0-9A-Fa-f]{2})/.test(text)) return 'holds a "%" without two hexadecimal digits behind it';
  return URL.canParse(text) ? undefined : 'has a host or a port that cannot be';
}
