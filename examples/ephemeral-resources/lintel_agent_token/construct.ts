import { DataResource, LocalExecProvisioner } from 'cdktf';
import { Construct } from 'constructs';
import { Duration, platform } from 'lintel';

export function example(scope: Construct) {
  const pool = new platform.DataAgentPool(scope, 'Main', { organization: 'acme', name: 'main' });
  const token = new platform.EphemeralAgentToken(scope, 'Example', {
    agentPoolId: pool.id,
    description: 'pipeline',
    expiresIn: Duration.hours(1),
  });

  const command: LocalExecProvisioner = {
    type: 'local-exec',
    command: 'curl --fail --header "Authorization: Bearer $TOKEN" "$AGENTS/register" > /dev/null',
    environment: {
      AGENTS: 'https://agents.example.com',
      TOKEN: token.token,
    },
  };
  new DataResource(scope, 'Agent', { provisioners: [command] });
}
