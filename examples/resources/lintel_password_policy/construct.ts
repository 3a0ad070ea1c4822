import { Construct } from 'constructs';
import { secrets } from 'lintel';

export function example(scope: Construct) {
  new secrets.PasswordPolicy(scope, 'Example', {
    name: 'database',
    length: 24,
    rules: [
      { charset: 'abcdefghijklmnopqrstuvwxyz', minChars: 1 },
      { charset: 'ABCDEFGHIJKLMNOPQRSTUVWXYZ', minChars: 1 },
      { charset: '0123456789', minChars: 2 },
    ],
  });
}
