import * as registry from '../../src/handlers';
import { tokenRole } from '../../src/handlers/secrets/token-role/definition';
import { Session } from '../../src/terraform/session';

/** What Pulumi's bridge names in the place of Terraform's version; docs/pulumi.md says with which versions it was tried. */
const BRIDGE = 'pulumi-terraform-bridge';

function planTwice(engine: string): readonly unknown[] {
  const session = new Session(registry);
  session.configure({}, engine);
  const role = { id: 'auth/token/roles/ci', name: 'ci' };
  return ['for the difference', 'for the update'].flatMap(() => {
    session.beginPlan();
    return session.planned.plan(tokenRole, role, 'existing');
  });
}

test('an engine that plans each resource several times in one process is not refused the second time', () => {
  expect(planTwice(BRIDGE)).toEqual([]);
});

test('with Terraform, a second plan of an object is that of another resource', () => {
  expect(planTwice('1.14.9')).toEqual([expect.objectContaining({ code: 'resources-conflict' })]);
});
