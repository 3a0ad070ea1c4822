import { Construct } from 'constructs';
import { platform } from 'lintel';

export function example(scope: Construct) {
  const onCall = new platform.Team(scope, 'OnCall', { organization: 'acme', name: 'on-call' });
  new platform.TeamMember(scope, 'Ada', { teamId: onCall.id, username: 'ada' });
  new platform.TeamMember(scope, 'Grace', { teamId: onCall.id, username: 'grace' });
}
