import { TerraformStack, Testing } from 'cdktf';
import { Duration, secrets } from '../../src';
import { newStack } from '../support/new-stack';

type Resources = Record<string, Record<string, Record<string, unknown>>>;
const resourcesIn = (stack: TerraformStack) => (JSON.parse(Testing.synth(stack)) as { resource: Resources }).resource;
const only = (resources: Resources, type: string) => Object.values(resources[type])[0];

function stackWithPolicy() {
  const stack = newStack();
  const policy = new secrets.AclPolicy(stack, 'read', { name: 'read' });
  policy.allow('secret/data/shop/*', 'read');
  return { stack, policy };
}

describe('an auth method', () => {
  it('gives policies to a team, by a group of its logins', () => {
    const { stack, policy } = stackWithPolicy();
    const mount = new secrets.AuthMount(stack, 'sso', { path: 'sso', type: 'oidc', namespace: 'shop' });
    mount.addTeam('platform', [policy]);
    const resources = resourcesIn(stack);
    expect(only(resources, 'lintel_identity_group')).toMatchObject({
      namespace: 'shop',
      name: 'platform',
      type: 'external',
      policies: ['${lintel_acl_policy.read.name}'],
    });
    const [group] = Object.keys(resources.lintel_identity_group);
    expect(only(resources, 'lintel_identity_group_alias')).toMatchObject({
      namespace: 'shop',
      name: 'platform',
      mount_accessor: '${lintel_auth_mount.sso.accessor}',
      canonical_id: `\${lintel_identity_group.${group}.group_id}`,
    });
  });

  it('gives policies to a person, who can be a member of groups', () => {
    const { stack, policy } = stackWithPolicy();
    const mount = new secrets.AuthMount(stack, 'people', { path: 'people', type: 'userpass' });
    const person = mount.addPerson('ada', [policy]);
    const group = new secrets.IdentityGroup(stack, 'admins', { name: 'admins' });
    const nested = new secrets.IdentityGroup(stack, 'nested', { name: 'nested' });
    group.addMember(person);
    group.addMemberGroup(nested);
    const resources = resourcesIn(stack);
    const entity = `\${lintel_identity_entity.${Object.keys(resources.lintel_identity_entity)[0]}.entity_id}`;
    expect(only(resources, 'lintel_identity_entity')).toMatchObject({
      name: 'ada',
      policies: ['${lintel_acl_policy.read.name}'],
    });
    expect(only(resources, 'lintel_identity_entity_alias')).toMatchObject({ name: 'ada', canonical_id: entity });
    const of = { group_id: '${lintel_identity_group.admins.group_id}' };
    expect(Object.values(resources.lintel_identity_group_member)).toEqual([
      expect.objectContaining({ ...of, member_group_id: '${lintel_identity_group.nested.group_id}' }),
      expect.objectContaining({ ...of, entity_id: entity }),
    ]);
  });

  it('gives policies to a pipeline, which has tokens of its forge', () => {
    const { stack, policy } = stackWithPolicy();
    const mount = new secrets.AuthMount(stack, 'jwt', { path: 'jwt', type: 'jwt' });
    const subject = secrets.JwtSubject.gitHubEnvironment({ repository: 'acme/app', environment: 'production' });
    mount.addPipeline('deploy', { subject, policies: [policy], tokenTtl: Duration.minutes(15) });
    expect(only(resourcesIn(stack), 'lintel_jwt_auth_role')).toMatchObject({
      mount: '${lintel_auth_mount.jwt.path}',
      name: 'deploy',
      role_type: 'jwt',
      bound_subject: 'repo:acme/app:environment:production',
      token_policies: ['${lintel_acl_policy.read.name}'],
      token_ttl: '15m',
    });
    const other = new secrets.AuthMount(stack, 'people', { path: 'people', type: 'userpass' });
    expect(() => other.addPipeline('deploy', { subject, policies: [policy] })).toThrow(
      'people: pipelines log in with tokens of their forge, which needs an auth method of the type `jwt`, not `userpass`.',
    );
  });
});

describe('a group', () => {
  it('refuses a single member beside a list of all members', () => {
    const stack = newStack();
    const group = new secrets.IdentityGroup(stack, 'admins', { memberEntityIds: ['a'], memberGroupIds: ['b'] });
    const entity = new secrets.IdentityEntity(stack, 'ada', {});
    const nested = new secrets.IdentityGroup(stack, 'nested', {});
    expect(() => group.addMember(entity)).toThrow(
      'admins: `memberEntityIds` names all members, so stack/ada cannot be added',
    );
    expect(() => group.addMemberGroup(nested)).toThrow(
      'admins: `memberGroupIds` names all members, so stack/nested cannot',
    );
  });
});
