import { parsePlan } from '../../../src/cli/stack/plan-json';

it('reads what `terraform show -json` says of a plan', () => {
  expect(parsePlan('{"format_version":"1.2","planned_values":{},"resource_changes":[]}').resource_changes).toEqual([]);
});

it.each([
  ['canary, no JSON', 'this is no plan: it is no JSON.'],
  ['PK\u0003\u0004canary', 'this is a plan as Terraform saves it. Give what `terraform show -json` says of it.'],
  ['["canary"]', 'this is no plan: it is no JSON object.'],
  ['{"version":4,"canary":1}', 'this is no plan: it has no format_version.'],
  ['{"format_version":"2.0","canary":1}', 'this is no plan that we can read: its format_version is "2.0", and we know 1.x.'],
  ['{"format_version":"1.0","values":{"canary":1}}', 'this is no plan but a state'],
])('refuses %j in a sentence that has nothing of it', (text, message) => {
  const refuse = () => parsePlan(text);
  expect(refuse).toThrow(message);
  expect(refuse).not.toThrow('canary');
});
