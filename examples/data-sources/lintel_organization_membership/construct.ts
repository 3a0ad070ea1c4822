import { Construct } from 'constructs';
import { platform } from 'lintel';

export function example(scope: Construct) {
  new platform.DataOrganizationMembership(scope, 'Example', { organization: 'acme', email: 'mary@acme.example' });
}
