import { Construct } from 'constructs';
import { platform } from 'lintel';

export function example(scope: Construct) {
  const onCall = new platform.Team(scope, 'OnCall', { organization: 'acme', name: 'on-call' });
  for (const username of ['ada', 'grace']) {
    new platform.TeamMember(scope, `Member ${username}`, { teamId: onCall.id, username });
  }
}
