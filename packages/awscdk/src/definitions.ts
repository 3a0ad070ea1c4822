import * as path from 'path';
import { Duration, Token, Tokenization } from 'aws-cdk-lib';
import { readTextFile } from './files';
import { SecretReference } from './secret-reference';

/** What of the framework the definitions have to ask about. */
export interface Framework {
  isToken(value: unknown): boolean;
  /** The text of a length of time; undefined for anything else. */
  textOf(value: unknown): string | undefined;
  isSecret(value: unknown): boolean;
  /** What stands for a secret in the template. */
  secretProperty(value: unknown): unknown;
  /** The text of a file that the property `name` gives the path of. */
  readText(name: string, path: string): string;
}

/** What was declared with one construct. */
export interface Declaration {
  readonly service: 'platform' | 'secrets';
  /** A private key is made with it. */
  readonly issuesKey: boolean;
  /** Why nothing that exists can become an object of it, where that is so. */
  readonly notAdoptable?: string;
  /** Making it may take longer than a function should run. */
  readonly waits: boolean;
  /** Properties that hold the path of a folder. */
  readonly folders: readonly string[];
  /** Each begins with the path of the property. */
  readonly errors: readonly string[];
  readonly warnings: readonly string[];
  readonly properties: { readonly [name: string]: unknown };
}

/** What `bundled/definitions.ts` exports. */
export interface Definitions {
  declare(construct: string, props: Readonly<Record<string, unknown>>, framework: Framework): Declaration;
  /** What is wrong with the settings of a provider. */
  checkSettings(settings: object, framework: Framework): readonly string[];
}

/** The folder of what is bundled, from `src` and from `lib` alike. */
export const ASSETS = path.join(__dirname, '..', 'assets');

let loaded: Definitions | undefined;

/** The definitions, loaded when the first construct asks for them. */
export function definitions(): Definitions {
  // eslint-disable-next-line @typescript-eslint/no-require-imports
  loaded ??= require(path.join(ASSETS, 'definitions.js')) as Definitions;
  return loaded;
}

export const framework: Framework = {
  isToken: (value) => Token.isUnresolved(value),
  textOf: (value) => (value instanceof Duration ? describeDuration(value) : undefined),
  isSecret: (value) => value instanceof SecretReference,
  secretProperty: (value) => (value as SecretReference)._property(),
  readText: readTextFile,
};

/** In whole seconds, unless it has parts of one. */
function describeDuration(duration: Duration): string {
  if (duration.isUnresolved()) return Tokenization.stringifyNumber(duration.toSeconds());
  const milliseconds = duration.toMilliseconds();
  return milliseconds % 1000 === 0 ? `${milliseconds / 1000}` : `${milliseconds}ms`;
}
