/** The path of a `file:` URL, which stacks of ES modules use, including Windows paths; any other text is returned unchanged. */
export function fileOfUrl(text: string): string {
  const [, encoded] = /^file:\/\/\/?(\/.*|[A-Za-z]:.*)$/.exec(text) ?? [];
  if (encoded === undefined) return text;
  try {
    return decodeURIComponent(encoded);
  } catch {
    // Not a URL, even if it looks like one: a percent sign is literal.
    return encoded;
  }
}
