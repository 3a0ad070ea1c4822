import { DataResource, LocalExecProvisioner, Token } from 'cdktf';
import { Construct } from 'constructs';
import { platform } from 'lintel';

export function example(scope: Construct) {
  const pool = new platform.DataAgentPool(scope, 'Main', { organization: 'acme', name: 'main' });
  const runner = new platform.EphemeralPlatformObject(scope, 'Example', {
    createPath: `/agent-pools/${pool.id}/authentication-tokens`,
    type: 'authentication-tokens',
    attributes: { description: 'pipeline' },
  });

  const token = Token.asString(runner.interpolationForAttribute('data.attributes.token'));
  const command: LocalExecProvisioner = {
    type: 'local-exec',
    command: 'umask 077 && printf %s "$TOKEN" > runner.token',
    environment: { TOKEN: token },
  };
  new DataResource(scope, 'Runner', { provisioners: [command] });
}
