/** Replaced with the package's version by the bundler. */
declare const BUNDLED_VERSION: string | undefined;

/** The output of `lintel --version`. */
export const VERSION: string = typeof BUNDLED_VERSION === 'string' ? BUNDLED_VERSION : '0.0.0';
