import { Duration, Token, Tokenization } from 'aws-cdk-lib';
import type { Framework } from './definitions';
import { readTextFile } from './files';
import { SecretReference } from './secret-reference';

/** AWS CDK, as the definitions see it. */
export const framework: Framework = {
  isToken: (value) => Token.isUnresolved(value),
  textOf: (value) => (value instanceof Duration ? describeDuration(value) : undefined),
  isSecret: (value) => value instanceof SecretReference,
  secretProperty: (value) => (value as SecretReference)._property(),
  readText: readTextFile,
};

/** In seconds, or in milliseconds if the duration has a fraction of a second. */
function describeDuration(duration: Duration): string {
  if (duration.isUnresolved()) return Tokenization.stringifyNumber(duration.toSeconds());
  const milliseconds = duration.toMilliseconds();
  return milliseconds % 1000 === 0 ? `${milliseconds / 1000}` : `${milliseconds}ms`;
}
