import { Construct } from 'constructs';
import { platform } from 'lintel';

export function example(scope: Construct) {
  const owners = new platform.DataTeam(scope, 'Owners', { organization: 'acme', name: 'owners' });
  new platform.DataTeamMembers(scope, 'Example', { teamId: owners.id });
}
