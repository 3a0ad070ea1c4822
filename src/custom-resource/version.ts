/** Put in by the bundler, from package.json. */
declare const BUNDLED_VERSION: string | undefined;

/** The version of the package, which the services' logs name. */
export const VERSION: string = typeof BUNDLED_VERSION === 'string' ? BUNDLED_VERSION : '0.0.0';
