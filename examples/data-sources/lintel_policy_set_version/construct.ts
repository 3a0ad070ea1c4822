import { Construct } from 'constructs';
import { platform } from 'lintel';

export function example(scope: Construct) {
  const guardrails = new platform.DataPolicySet(scope, 'Guardrails', { organization: 'acme', name: 'guardrails' });
  new platform.DataPolicySetVersion(scope, 'Enforced', { versionId: guardrails.currentVersion.id });
}
