import { Construct } from 'constructs';
import { platform } from 'lintel';

export function example(scope: Construct) {
  new platform.DataSshKeys(scope, 'Example', { organization: 'acme' });
}
