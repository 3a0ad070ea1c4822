import type { Values } from '../../../../src/definition/value';
import type { TestEmulator } from '../../../support/emulator';
import type { CreateFixture, FixtureFile, WrongConfiguration } from '../../../support/environments/fixture';
import { mountEngine } from '../../../support/environments/mount';

const WIRE: { readonly [attribute: string]: string } = {
  organization: 'organization',
  teamId: 'team_id',
  userId: 'user_id',
  ttl: 'ttl',
  maxTtl: 'max_ttl',
  description: 'description',
  credentialType: 'credential_type',
};

/** The standard dialect has neither attribute, and OpenBao has no such engine. */
export const without = { standard: ['description', 'credentialType'], vault: [] };

/** Writing the role of an organization or a team requests its token, so the service must reach the platform. */
export async function givePlatformAccess(service: TestEmulator, mount: string): Promise<void> {
  await mountEngine(service, mount, 'terraform');
  await service.request('POST', `/v1/${mount}/config`, { body: { token: 'the token of the engine' } });
}

export const createFixture: CreateFixture = async (service) => {
  for (const mount of ['terraform', 'roles/terraform']) await givePlatformAccess(service, mount);
  const named = { name: 'pipeline', mount: 'terraform' };
  const pathOf = ({ mount = 'terraform', name }: Values) => `/v1/${String(mount)}/role/${String(name)}`;
  const stored = async ({ mount = 'terraform', name }: Values) =>
    ((await service.control.snapshot()).objects.platformTokenRoles as unknown as StoredRole[]).find(
      (one) => one.mount === mount && one.name === name,
    );
  return {
    minimal: { name: 'pipeline', userId: 'user-1' },
    second: { name: 'pipeline-3' },
    full: [
      { ...named, teamId: 'team-1', credentialType: 'team_legacy' },
      { ...named, organization: 'acme', description: 'for pipelines' },
      { ...named, userId: 'user-1', ttl: '3600', maxTtl: '7200', description: 'for pipelines' },
    ],
    changed: {
      mount: 'roles/terraform',
      name: 'pipeline-2',
      organization: 'other',
      teamId: 'team-2',
      userId: 'user-2',
      ttl: '1800',
      maxTtl: '10800',
      description: 'for others',
      credentialType: 'team',
    },
    exempt: {},

    async look(state) {
      const found = await stored(state);
      // A role with another type of credential is another role.
      if (state.credentialType !== undefined && found?.credentialType !== state.credentialType) return undefined;
      return (
        found && {
          mount: found.mount,
          name: found.name,
          organization: found.organization || undefined,
          teamId: found.teamId || undefined,
          userId: found.userId || undefined,
          ttl: secondsIn(found.ttlSeconds),
          maxTtl: secondsIn(found.maxTtlSeconds),
          description: found.description || undefined,
          credentialType: found.credentialType,
        }
      );
    },
    async tamper(state, attribute, value) {
      const { status, body } = await service.request('POST', pathOf(state), {
        body: { [WIRE[attribute]]: value ?? '' },
      });
      if (status >= 300) throw new Error(`${attribute} could not be changed: ${status} ${JSON.stringify(body)}`);
    },
    async remove(state) {
      await service.request('DELETE', pathOf(state));
    },
    async removeParent({ mount = 'terraform' }) {
      await service.request('DELETE', `/v1/sys/mounts/${String(mount)}`);
    },
  };
};

interface StoredRole {
  readonly mount: string;
  readonly name: string;
  readonly credentialType: string;
  readonly organization: string;
  readonly teamId: string;
  readonly userId: string;
  readonly description: string;
  readonly ttlSeconds: number;
  readonly maxTtlSeconds: number;
}

function secondsIn(seconds: number): string | undefined {
  return seconds > 0 ? String(seconds) : undefined;
}

const base = { name: 'pipeline', userId: 'user-1' };

export const queries: FixtureFile['queries'] = {
  ephemeral: { lintel_platform_token: ({ mount, name }) => ({ mount, role: name }) },
};

export const wrong: readonly WrongConfiguration[] = [
  ...['/terraform', 'terraform/', 'team//terraform', '..', 'team/../terraform', ''].map(
    (mount): WrongConfiguration => ({
      breaks: 'mount obeys pattern',
      config: { ...base, mount },
      path: ['mount'],
      says: 'one or more segments, without a leading or trailing `/`',
    }),
  ),
  ...['', 'a/b', '.', '..'].map((name): WrongConfiguration => ({
    breaks: 'name obeys pattern',
    config: { ...base, name },
    path: ['name'],
    says: 'a single path segment',
  })),
  {
    breaks: 'exactly one subject',
    config: { name: 'pipeline' },
    path: ['organization'],
    says: 'Exactly one must be configured',
  },
  {
    breaks: 'exactly one subject',
    config: { ...base, userId: '' },
    path: ['organization'],
    says: 'Exactly one must be configured',
  },
  {
    breaks: 'exactly one subject',
    config: { ...base, organization: 'acme' },
    path: ['userId'],
    says: 'Configure only one',
  },
  {
    breaks: 'exactly one subject',
    config: { ...base, teamId: 'team-1' },
    path: ['userId'],
    says: 'Configure only one',
  },
  {
    breaks: 'exactly one subject',
    config: { name: 'pipeline', organization: 'acme', teamId: 'team-1' },
    path: ['teamId'],
    says: 'Configure only one',
  },
  {
    breaks: 'ttl is at most maxTtl',
    config: { ...base, ttl: '2h', maxTtl: '60m' },
    path: ['ttl'],
    says: 'at most `max_ttl`',
  },
  {
    breaks: 'ttl conflicts with organization',
    config: { name: 'pipeline', organization: 'acme', ttl: '1h' },
    path: ['ttl'],
    says: 'does not expire',
  },
  {
    breaks: 'maxTtl conflicts with organization',
    config: { name: 'pipeline', organization: 'acme', maxTtl: '1h' },
    path: ['maxTtl'],
    says: 'does not expire',
  },
];

export const wrongData: { readonly [type: string]: readonly WrongConfiguration[] } = {
  lintel_platform_token_role: [
    {
      breaks: 'mount obeys pattern',
      config: { name: 'pipeline', mount: '/terraform' },
      path: ['mount'],
      says: 'without a leading or trailing `/`',
    },
    { breaks: 'name obeys pattern', config: { name: 'a/b' }, path: ['name'], says: 'a single path segment' },
  ],
  lintel_platform_token_roles: [
    {
      breaks: 'mount obeys pattern',
      config: { mount: 'terraform/' },
      path: ['mount'],
      says: 'without a leading or trailing `/`',
    },
  ],
};
