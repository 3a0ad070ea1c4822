import type { TestEmulator } from '../../../support/emulator';

const FILES = {
  'main.tf': ['region', 'zone', 'size'].map((name) => `variable "${name}" {\n  type = string\n}`).join('\n'),
};

/** Publishes a module of `acme` with two versions, which have the variables `region`, `zone` and `size`, and returns the ID of its record. */
export async function publishModule(service: TestEmulator, name: string): Promise<string> {
  const identifier = `acme/terraform-aws-${name}`;
  const tags = ['v1.0.0', 'v2.0.0'];
  const repository = { identifier, connection: 'ot-main', tags, files: FILES };
  await service.request('POST', '/_emulator/repositories', { body: repository });
  const vcs = { identifier, 'display-identifier': identifier, 'oauth-token-id': 'ot-main' };
  return record(service, 'acme', name, '/vcs', { 'vcs-repo': vcs });
}

/** Records a module without versions. */
export function recordModule(service: TestEmulator, organization: string, name: string): Promise<string> {
  return record(service, organization, name, '', { name, 'provider': 'aws', 'registry-name': 'private' });
}

/** Returns the ID of the record. Does nothing if the module exists. */
async function record(service: TestEmulator, organization: string, name: string, at: string, attributes: object) {
  const there = (await modulesIn(service)).find((one) => one.organization === organization && one.name === name);
  if (there) return there.id;
  const path = `/api/v2/organizations/${organization}/registry-modules${at}`;
  const made = await service.request('POST', path, { body: { data: { type: 'registry-modules', attributes } } });
  if (made.status >= 300) throw new Error(`${path}: ${made.status} ${JSON.stringify(made.body)}`);
  return made.body.data.id as string;
}

interface Stored {
  readonly id: string;
  readonly organization: string;
  readonly name: string;
}

async function modulesIn(service: TestEmulator): Promise<readonly Stored[]> {
  return (await service.control.snapshot()).objects.registryModules as unknown as readonly Stored[];
}
