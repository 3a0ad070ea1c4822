import { Construct } from 'constructs';
import { platform } from 'lintel';

export function example(scope: Construct) {
  new platform.DataOrganizationMemberships(scope, 'Example', {
    organization: 'acme',
    status: platform.OrganizationMembershipStatus.INVITED,
  });
}
