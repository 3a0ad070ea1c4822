import { Construct } from 'constructs';
import { platform } from 'lintel';

export function example(scope: Construct) {
  const pool = new platform.DataAgentPool(scope, 'Main', { organization: 'acme', name: 'main' });
  new platform.DataAgentTokens(scope, 'Example', { agentPoolId: pool.id });
}
