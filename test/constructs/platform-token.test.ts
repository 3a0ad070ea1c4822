import { TerraformStack, TerraformVariable, Testing } from 'cdktf';
import { Duration, secrets } from '../../src';
import { newStack } from '../support/new-stack';

const { EphemeralPlatformToken, PlatformTokenConfig, PlatformTokenRole, TokenSubject } = secrets;

const synthesized = (stack: TerraformStack) =>
  JSON.parse(Testing.synth(stack)) as {
    resource: Record<string, Record<string, Record<string, unknown>>>;
    ephemeral?: object;
  };

/** The content of cdk.tf.json for one role. */
function written(
  subject: secrets.TokenSubject,
  props: Partial<secrets.PlatformTokenRoleProps> = {},
): Record<string, unknown> {
  const stack = newStack();
  new PlatformTokenRole(stack, 'role', { name: 'pipeline', subject, ...props });
  const { '//': _, ...attributes } = synthesized(stack).resource.lintel_platform_token_role.role;
  return attributes;
}

test('accepts an organization, a team or a user as the subject of a token role', () => {
  expect(written(TokenSubject.organization('acme'))).toEqual({ name: 'pipeline', organization: 'acme' });
  expect(written(TokenSubject.team('team-1'))).toEqual({ name: 'pipeline', team_id: 'team-1' });
  expect(written(TokenSubject.user('user-1'), { ttl: Duration.minutes(30), maxTtl: Duration.hours(2) })).toEqual({
    name: 'pipeline',
    user_id: 'user-1',
    ttl: '30m',
    max_ttl: '2h',
  });
});

test.each([
  ['an empty subject', () => written(TokenSubject.organization('')), /organization: /],
  [
    'a lifetime for the only token of an organization',
    () => written(TokenSubject.organization('acme'), { ttl: Duration.hours(1) }),
    /ttl: .*does not expire/,
  ],
  [
    'a lifetime beyond the maximum',
    () => written(TokenSubject.user('user-1'), { ttl: Duration.hours(2), maxTtl: Duration.minutes(60) }),
    /ttl: .*at most/,
  ],
])('refuses %s at construction', (_, write, words) => {
  expect(write).toThrow(words);
});

test('passes the token of one engine to the configuration of another, and refuses a literal token', () => {
  const stack = newStack();
  const fetched = new EphemeralPlatformToken(stack, 'fetched', { role: 'pipeline' });
  new PlatformTokenConfig(stack, 'config', { mount: 'team/terraform', tokenWo: fetched.token });
  const { resource, ephemeral } = synthesized(stack);
  expect(resource.lintel_platform_token_config.config).toMatchObject({
    mount: 'team/terraform',
    token_wo: '${ephemeral.lintel_platform_token.fetched.token}',
  });
  expect(ephemeral).toMatchObject({ lintel_platform_token: { fetched: { role: 'pipeline' } } });
  expect(() => {
    const other = newStack();
    new PlatformTokenConfig(other, 'config', { tokenWo: 'a token' });
    synthesized(other);
  }).toThrow(/tokenWo: a literal would be stored in cdk.tf.json/);
});

test('refuses an address with a path at construction', () => {
  const stack = newStack();
  const tokenWo = new TerraformVariable(stack, 'token', { type: 'string', sensitive: true }).stringValue;
  expect(() => {
    new PlatformTokenConfig(stack, 'config', { address: 'https://platform.example.com/api', tokenWo });
    synthesized(stack);
  }).toThrow(/address: .*no path/);
});
