/** Replaced with the package's version by the bundler. */
declare const BUNDLED_VERSION: string | undefined;

/** What `lintel --version` prints. */
export const VERSION: string = typeof BUNDLED_VERSION === 'string' ? BUNDLED_VERSION : '0.0.0';
