import { DataResource, Fn, LocalExecProvisioner, Token } from 'cdktf';
import { Construct } from 'constructs';
import { platform } from 'lintel';

export function example(scope: Construct) {
  const pool = new platform.DataAgentPool(scope, 'Main', { organization: 'acme', name: 'main' });
  const runner = new platform.EphemeralPlatformObject(scope, 'Example', {
    createPath: `/agent-pools/${pool.id}/authentication-tokens`,
    type: 'authentication-tokens',
    attributes: { description: 'pipeline' },
  });

  const command: LocalExecProvisioner = {
    type: 'local-exec',
    command: 'umask 077 && printf %s "$TOKEN" > runner.token',
    environment: { TOKEN: Token.asString(Fn.lookupNested(runner.data, ['attributes', 'token'])) },
  };
  new DataResource(scope, 'Runner', { provisioners: [command] });
}
