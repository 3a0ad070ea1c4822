/** @tier complete */
import { existsSync, readFileSync } from 'fs';
import * as path from 'path';
import { renderMarkdown } from '../../../src/cli/review/render-markdown';
import { reviewPlan } from '../../../src/cli/review/review-plan';
import { parsePlan } from '../../../src/cli/stack/plan-json';
import * as registry from '../../../src/handlers';
import { terraformJson } from '../../support/environments/resource';
import { describeOnOpenbao } from '../../support/openbao';
import { serveRegistry } from '../../support/serve-registry';
import { TerraformFolder } from '../../support/terraform';

jest.setTimeout(240_000);

const CANARY = 'canary-of-a-stack';

const MOUNTS = `
variable "password" {
  type      = string
  ephemeral = true
}

resource "lintel_secrets_mount" "apps" {
  path    = "apps"
  type    = "kv"
  options = { version = "2" }
}
`;

const STACK = `${MOUNTS}
resource "lintel_secrets_mount" "documents" {
  path    = "documents"
  type    = "kv"
  options = { version = "1" }
}

resource "lintel_kv_config" "apps" {
  mount        = lintel_secrets_mount.apps.path
  max_versions = 20
}

resource "lintel_kv_secret" "database" {
  mount           = lintel_secrets_mount.apps.path
  name            = "shop/database"
  data_wo         = { username = "shop", password = var.password }
  custom_metadata = { owner = "shop" }
}

resource "lintel_kv_secret_v1" "smtp" {
  mount   = lintel_secrets_mount.documents.path
  name    = "mail/smtp"
  data_wo = { password = var.password, port = 587 }
}

resource "lintel_kv_metadata" "stub" {
  mount                = lintel_secrets_mount.apps.path
  name                 = "shop/by-hand"
  custom_metadata      = { owner = "shop" }
  delete_version_after = "720h"
}

data "lintel_kv_secret" "database" {
  mount = lintel_kv_secret.database.mount
  name  = lintel_kv_secret.database.name
}

output "keys" {
  value = data.lintel_kv_secret.database.keys
}
`;

describeOnOpenbao('a stack of key-value secrets', (service) => {
  let served: Awaited<ReturnType<typeof serveRegistry>>;
  let terraform: TerraformFolder;
  const log = () => path.join(terraform.folder, 'provider.log');
  const changes = async () =>
    Object.fromEntries(
      (await terraform.plan())
        .resource_changes!.filter(({ change }) => change.actions.join() !== 'no-op' && change.actions.join() !== 'read')
        .map(({ address, change }) => [address, change.actions.join()]),
    );
  const write = async (at: string, body: object) => service().data('POST', at, body);

  beforeAll(async () => {
    served = await serveRegistry(registry);
    terraform = new TerraformFolder({ ...served.environment, TF_VAR_password: CANARY, TF_LOG_PROVIDER: 'trace' });
    terraform.write(
      'provider.tf.json',
      JSON.stringify({ provider: { lintel: terraformJson({ secrets: service().settings }) } }),
    );
  });
  afterAll(async () => {
    terraform?.close();
    await served?.close();
  });

  it('is applied, plans nothing again, and has its values nowhere', async () => {
    terraform.configure(STACK);
    process.env.TF_LOG_PATH = log();
    try {
      const plan = await terraform.succeed('plan', '-input=false', '-out=plan');
      const shown = await terraform.succeed('show', '-json', 'plan');
      const review = renderMarkdown(reviewPlan(parsePlan(shown)));
      const applied = await terraform.succeed('apply', '-input=false', 'plan');
      expect(await terraform.planIsEmpty()).toBe(true);
      const state = readFileSync(path.join(terraform.folder, 'terraform.tfstate'), 'utf8');
      const logged = existsSync(log()) ? readFileSync(log(), 'utf8') : '';
      for (const text of [plan, shown, review, applied, state, logged]) {
        expect(text.length).toBeGreaterThan(0);
        expect(text).not.toContain(CANARY);
        expect(text).not.toContain(Buffer.from(CANARY).toString('base64'));
      }
    } finally {
      delete process.env.TF_LOG_PATH;
    }
    expect((await service().data('GET', 'apps/data/shop/database')).data).toEqual({
      username: 'shop',
      password: CANARY,
    });
    expect(await service().data('GET', 'documents/mail/smtp')).toEqual({ password: CANARY, port: 587 });
  });

  it.each<[string, () => Promise<unknown>, string]>([
    [
      'another value',
      async () => write('apps/data/shop/database', { data: { username: 'shop', password: 'x' } }),
      'lintel_kv_secret.database',
    ],
    [
      'a missing key',
      async () => write('apps/data/shop/database', { data: { username: 'shop' } }),
      'lintel_kv_secret.database',
    ],
    [
      'other texts',
      async () => write('apps/metadata/shop/database', { custom_metadata: {} }),
      'lintel_kv_secret.database',
    ],
    [
      'another value of a document',
      async () => write('documents/mail/smtp', { password: 'x', port: 587 }),
      'lintel_kv_secret_v1.smtp',
    ],
    [
      'another end of versions',
      async () => write('apps/metadata/shop/by-hand', { delete_version_after: '1h' }),
      'lintel_kv_metadata.stub',
    ],
    ['another configuration', async () => write('apps/config', { max_versions: 7 }), 'lintel_kv_config.apps'],
  ])('finds %s, and repairs it', async (_, tamper, address) => {
    await tamper();
    expect(await changes()).toEqual({ [address]: 'update' });
    await terraform.apply();
    expect(await terraform.planIsEmpty()).toBe(true);
  });

  it('imports a secret without its values, and records an equal one without a version', async () => {
    await write('apps/data/shop/imported', { data: { password: CANARY } });
    terraform.configure(`${STACK}
import {
  to = lintel_kv_secret.imported
  id = "apps/data/shop/imported"
}

resource "lintel_kv_secret" "imported" {
  mount   = lintel_secrets_mount.apps.path
  name    = "shop/imported"
  data_wo = { password = var.password }
}
`);
    await terraform.apply();
    expect(await terraform.planIsEmpty()).toBe(true);
    expect((await service().data('GET', 'apps/metadata/shop/imported')).current_version).toBe(1);
    expect(readFileSync(path.join(terraform.folder, 'terraform.tfstate'), 'utf8')).not.toContain(CANARY);
  });

  it('moves a document to the other type when its mount is upgraded', async () => {
    await write('sys/mounts/documents/tune', { options: { version: '2' } });
    // The upgrade takes a moment.
    for (let tries = 0; tries < 50; tries += 1) {
      if ((await service().ask('GET', 'documents/data/mail/smtp')).status === 200) break;
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
    terraform.configure(
      STACK.replace('options = { version = "1" }', 'options = { version = "2" }').replace(
        'resource "lintel_kv_secret_v1" "smtp"',
        'moved {\n  from = lintel_kv_secret_v1.smtp\n  to   = lintel_kv_secret.smtp\n}\n\nresource "lintel_kv_secret" "smtp"',
      ) + 'removed {\n  from = lintel_kv_secret.imported\n  lifecycle {\n    destroy = false\n  }\n}\n',
    );
    await terraform.apply();
    expect(await terraform.planIsEmpty()).toBe(true);
    expect((await service().data('GET', 'documents/metadata/mail/smtp')).current_version).toBe(1);
  });

  it('is destroyed to nothing', async () => {
    await service().data('DELETE', 'apps/metadata/shop/imported');
    await terraform.succeed('destroy', '-auto-approve', '-input=false');
    const mounts = Object.keys(await service().data('GET', 'sys/mounts'));
    expect(mounts).not.toContain('apps/');
    expect(mounts).not.toContain('documents/');
  });
});
