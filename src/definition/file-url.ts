/** The path of a `file:` URL, as stacks of ES modules have it, of Windows, too; any other text as it is. */
export function fileOfUrl(text: string): string {
  const [, encoded] = /^file:\/\/\/?(\/.*|[A-Za-z]:.*)$/.exec(text) ?? [];
  if (encoded === undefined) return text;
  try {
    return decodeURIComponent(encoded);
  } catch {
    // Not a URL, whatever it looks like: a percent sign stands for itself.
    return encoded;
  }
}
