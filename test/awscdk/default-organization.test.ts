import { Stack, Token } from 'aws-cdk-lib';
import { LintelProvider, platform } from 'lintel-awscdk';
import { newApp, onlyResource, secretCalled } from './stack';

const env = { account: '123456789012', region: 'eu-central-1' };
const runTask = { name: 'image-scan', url: 'https://scanner.example.com' };

function stackOf(organization?: string): Stack {
  const stack = new Stack(newApp(), 'stack', { env });
  new LintelProvider(stack, 'Lintel', {
    platform: {
      address: 'https://platform.example.com',
      token: secretCalled(stack, 'platform-token'),
      organization,
    },
  });
  return stack;
}

const organizationIn = (stack: Stack) =>
  (onlyResource(stack, 'Custom::LintelRunTask') as { Properties: { Organization?: unknown } }).Properties.Organization;

test('the template contains the organization of the provider for a resource that names none', () => {
  const stack = stackOf('acme');
  new platform.RunTask(stack, 'Scan', runTask);
  expect(organizationIn(stack)).toBe('acme');
});

test('the organization of a resource comes first', () => {
  const stack = stackOf('acme');
  new platform.RunTask(stack, 'Scan', { ...runTask, organization: 'beta' });
  expect(organizationIn(stack)).toBe('beta');
});

test('an organization that is known only at deployment is passed on', () => {
  const stack = stackOf(Token.asString({ Ref: 'Organization' }));
  new platform.RunTask(stack, 'Scan', runTask);
  expect(organizationIn(stack)).toEqual({ Ref: 'Organization' });
});

test('an imported provider has a default, too', () => {
  const stack = new Stack(newApp(), 'stack', { env });
  LintelProvider.fromProviderAttributes(stack, 'Lintel', {
    functionArn: 'arn:aws:lambda:eu-central-1:123456789012:function:lintel',
    roleArn: 'arn:aws:iam::123456789012:role/lintel',
    platformAddress: 'https://platform.example.com',
    platformOrganization: 'acme',
  });
  new platform.RunTask(stack, 'Scan', runTask);
  expect(organizationIn(stack)).toBe('acme');
});

test('without both, the synthesis says where to set one', () => {
  expect(() => new platform.RunTask(stackOf(), 'Scan', runTask)).toThrow(
    'stack/Scan: organization: `organization` must be configured, here or for the whole provider: `organization` in the property `platform` of the LintelProvider.',
  );
});

test('a default that is no name of an organization is refused', () => {
  expect(() => stackOf('acme/app')).toThrow(/stack\/Lintel: platform\.organization: .*without `\/`/);
});
