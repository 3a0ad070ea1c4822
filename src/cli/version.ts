/** The bundler writes the package's version here. */
declare const BUNDLED_VERSION: string | undefined;

/** What `lintel --version` prints. */
export const VERSION: string = typeof BUNDLED_VERSION === 'string' ? BUNDLED_VERSION : '0.0.0';
