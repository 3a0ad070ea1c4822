/** Set by the bundler from package.json. */
declare const BUNDLED_VERSION: string | undefined;

/** The version of the package, as shown in Terraform's lock file and in the services' logs. */
export const VERSION: string = typeof BUNDLED_VERSION === 'string' ? BUNDLED_VERSION : '0.0.0';
