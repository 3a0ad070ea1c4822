import { parsePlan } from '../../../src/cli/stack/plan-json';

it('parsePlan parses the output of `terraform show -json` for a plan', () => {
  expect(parsePlan('{"format_version":"1.2","planned_values":{},"resource_changes":[]}').resource_changes).toEqual([]);
});

it.each([
  ['canary, no JSON', 'the input is not a plan: it is not JSON.'],
  ['PK\u0003\u0004canary', 'the input is a binary plan file. Use the output of `terraform show -json` for it instead.'],
  [
    '{"format_version":"1.2","resource_changes":[{"address":"canary',
    'the input is a part of a plan: it ends too early.',
  ],
  ['["canary"]', 'the input is not a plan: it is not a JSON object.'],
  ['{"version":4,"canary":1}', 'the input is not a plan: it has no format_version.'],
  ['{"format_version":"2.0","canary":1}', 'unsupported plan: its format_version is "2.0". Lintel supports 1.x.'],
  ['{"format_version":"1.0","values":{"canary":1}}', 'the input is not a plan but a state'],
])('parsePlan rejects %j with a message that does not contain the input', (text, message) => {
  const refuse = () => parsePlan(text);
  expect(refuse).toThrow(message);
  expect(refuse).not.toThrow('canary');
});
