const WORDS: { readonly [code: string]: string } = {
  ENOENT: 'the file does not exist',
  ENOTDIR: 'a part of its path is not a folder',
  EACCES: 'permission denied',
  ELOOP: 'its links form a cycle',
  ENAMETOOLONG: 'its path is too long',
  ERR_INVALID_ARG_VALUE: 'its path contains a NUL character',
};

/** The reason why a path cannot be used, in words for a message, from an error thrown by `fs`. */
export function whyUnreadable(error: unknown): string {
  const code = (error as { readonly code?: string }).code ?? 'unknown error';
  return WORDS[code] ?? code;
}
