import * as path from 'path';
import type { Values } from '../../../../src/definition/value';
import * as registry from '../../../../src/handlers';
import { Proxied, openProxied } from '../../../support/environments/proxied';
import { refusal } from '../../../support/environments/refusal';

const TYPE = 'lintel_registry_module_version';
const MODULES = '/api/v2/organizations/acme/registry-modules';
const idOf = (name: string) => `acme/private/acme/${name}/aws`;
const COMMIT = '8'.repeat(40);
const config: Values = { moduleId: idOf('branched'), version: '1.2.0', commitSha: COMMIT };
const FILES = { 'main.tf': 'variable "region" {\n  type = string\n}\n' };
const FOLDER = path.join(__dirname, '..', 'modules', 'network');

let open: Proxied;
beforeEach(async () => {
  open = await openProxied(registry);
  await publishModule('branched', { branches: { main: FILES } }, { branch: 'main', tags: false });
  await publishModule('tagged', { tags: ['v1.0.0'], files: FILES }, {});
  await record({ 'name': 'uploaded', 'provider': 'aws', 'registry-name': 'private' });
});
afterEach(() => open.close());

async function publishModule(name: string, repository: object, vcs: object): Promise<void> {
  const identifier = `acme/terraform-aws-${name}`;
  const body = { identifier, connection: 'ot-main', ...repository };
  await open.service.request('POST', '/_emulator/repositories', { body });
  const from = { identifier, 'display-identifier': identifier, 'oauth-token-id': 'ot-main', ...vcs };
  await record({ 'vcs-repo': from }, '/vcs');
}

async function record(attributes: object, at = ''): Promise<void> {
  const body = { data: { type: 'registry-modules', attributes } };
  expect((await open.service.request('POST', MODULES + at, { body })).status).toBe(201);
}

it('is made of a commit of the branch, for which nothing is uploaded', async () => {
  const { held } = await open.core.apply(TYPE, config);
  expect(held.state).toMatchObject({ status: 'ok', commitSha: COMMIT, contentHash: undefined });
  expect(open.proxy.passed.filter(({ method }) => method === 'PUT')).toEqual([]);
  expect((await open.core.refreshAndPlan(TYPE, config, held)).changes).toEqual([]);
  const imported = await open.core.import(TYPE, { id: `${idOf('branched')}/1.2.0` });
  expect(imported!.state).toMatchObject({ commitSha: COMMIT });
});

it('is its own if the response to its creation is lost, and of nobody else', async () => {
  let sent = 0;
  open.proxy.watch = async (passing) => {
    if (passing.method !== 'POST' || (sent += 1) > 1) return;
    await passing.forward();
    passing.drop();
  };
  const { held } = await open.core.apply(TYPE, config);
  expect({ sent, commit: held.state.commitSha }).toEqual({ sent: 1, commit: COMMIT });
  const { message } = await refusal(open.core.apply(TYPE, config));
  expect(message).toContain(`terraform import ${TYPE}.<name> ${idOf('branched')}/1.2.0`);
});

it.each([
  ['commitSha', { moduleId: idOf('uploaded') }, 'configure `source_directory`'],
  ['moduleId', { moduleId: idOf('tagged') }, 'whose tags are its versions'],
  ['sourceDirectory', { commitSha: undefined, sourceDirectory: FOLDER }, 'published from the branch main'],
  ['sourceDirectory', { commitSha: undefined }, 'or, for a module that is published from a branch, `commit_sha`'],
])('refuses at `%s` what its module is not made of, before anything is sent: %j', async (attribute, values, says) => {
  const { reported } = await refusal(open.core.plan(TYPE, { ...config, ...values }));
  expect(reported).toMatchObject([{ path: [attribute], detail: expect.stringContaining(says) }]);
  expect(open.proxy.passed.filter(({ method }) => method === 'POST')).toEqual([]);
});
