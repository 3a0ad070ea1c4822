import { Construct } from 'constructs';
import { platform } from 'lintel';

export function example(scope: Construct) {
  const guardrails = new platform.PolicySet(scope, 'Guardrails', { organization: 'acme', name: 'guardrails' });
  new platform.PolicySetVersion(scope, 'GuardrailsContent', {
    policySetId: guardrails.id,
    sourceDirectory: 'policies',
  });
}
