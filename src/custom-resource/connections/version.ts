/** Set by the bundler, from package.json. */
declare const BUNDLED_VERSION: string | undefined;

/** The version of the package, which is part of the user agent. */
export const VERSION: string = typeof BUNDLED_VERSION === 'string' ? BUNDLED_VERSION : '0.0.0';
