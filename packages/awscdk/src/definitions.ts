import * as path from 'path';

/** The functions of the framework that the definitions need. */
export interface Framework {
  isToken(value: unknown): boolean;
  /** The string of a duration. Undefined for any other value. */
  textOf(value: unknown): string | undefined;
  isSecret(value: unknown): boolean;
  /** The value that represents a secret in the template. */
  secretProperty(value: unknown): unknown;
  /** The text of a file, whose path is the property `name`. */
  readText(name: string, path: string): string;
}

/** The declaration of one resource. */
export interface Declaration {
  readonly service: 'platform' | 'secrets';
  /** Whether the resource issues a private key. */
  readonly issuesKey: boolean;
  /** Why the resource cannot adopt an existing object. Absent if it can. */
  readonly notAdoptable?: string;
  /** Whether a create may take longer than a function should run. */
  readonly waits: boolean;
  /** Properties that contain the path of a folder. */
  readonly folders: readonly string[];
  /** Properties whose members only the service knows: the template has their JSON text, in which flags and numbers keep their types. */
  readonly documents: readonly string[];
  /** Each error begins with the path of the property. */
  readonly errors: readonly string[];
  readonly warnings: readonly string[];
  readonly properties: { readonly [name: string]: unknown };
}

/** The export of `bundled/definitions.ts`. */
export interface Definitions {
  /** `organization` returns that of the provider, for resources that name none. */
  declare(
    construct: string,
    props: Readonly<Record<string, unknown>>,
    framework: Framework,
    organization: () => string | undefined,
  ): Declaration;
  /** The problems of the settings of a provider. */
  checkSettings(settings: object, framework: Framework): readonly string[];
  /** Why a path cannot be used: the reason of an error that `fs` has thrown. */
  whyUnreadable(error: unknown): string;
}

/** The folder of the bundled files. The path is valid from `src` and from `lib`. */
export const ASSETS = path.join(__dirname, '..', 'assets');

let loaded: Definitions | undefined;

/** The definitions, which are loaded for the first construct. */
export function definitions(): Definitions {
  // oxlint-disable-next-line typescript/no-require-imports
  loaded ??= require(path.join(ASSETS, 'definitions.js')) as Definitions;
  return loaded;
}
