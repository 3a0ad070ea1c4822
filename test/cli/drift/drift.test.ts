import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'fs';
import { createServer } from 'http';
import type { AddressInfo } from 'net';
import { tmpdir } from 'os';
import * as path from 'path';
import type { DriftReport } from '../../../src/cli/drift/report';
import { openTerraformEnvironment, TerraformEnvironment } from '../../support/environments/terraform-environment';
import type { StateDocument } from '../../support/terraform';
import { Finished, lintel, startLintel } from '../run-cli';
import { describeWithTerminal, sitDown } from '../terminal';

const CONFIGURATION = `
variable "key" {
  type      = string
  default   = "canary-of-a-key"
  sensitive = true
}
resource "lintel_run_task" "scan" {
  organization = "acme"
  name         = "image-scan"
  url          = "https://scanner.example.com/hooks"
  description  = var.key
}
resource "lintel_run_task" "cost" {
  for_each     = toset(["a.b", "c"])
  organization = "acme"
  name         = replace("cost-\${each.key}", ".", "-")
  url          = "https://cost.example.com/"
}
resource "lintel_workspace_run_task" "app" {
  workspace_id      = "ws-app"
  task_id           = lintel_run_task.cost["a.b"].id
  enforcement_level = "mandatory"
  stage             = "post_plan"
}
resource "terraform_data" "beside" {
  input = lintel_workspace_run_task.app.id
}
`;

/** A server for Terraform's http backend that stores one state. */
async function openStates(): Promise<{
  readonly address: string;
  document(): StateDocument;
  close(): Promise<unknown>;
}> {
  let kept = '';
  const server = createServer((request, response) => {
    let sent = '';
    request.on('data', (data) => {
      sent += data;
    });
    request.on('end', () => {
      if (request.method === 'POST') kept = sent;
      response.writeHead(kept === '' ? 404 : 200).end(request.method === 'GET' ? kept : '');
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}/state`,
    document: () => JSON.parse(kept) as StateDocument,
    close: async () => new Promise((resolve) => server.close(resolve)),
  };
}

let environment: TerraformEnvironment;
let scratch: string;

beforeEach(async () => {
  environment = await openTerraformEnvironment();
  scratch = mkdtempSync(path.join(tmpdir(), 'lintel-test-'));
  environment.terraform.write('tasks.tf', CONFIGURATION);
  await environment.terraform.apply();
});

afterEach(async () => {
  expect(readdirSync(scratch)).toEqual([]);
  rmSync(scratch, { recursive: true });
  await environment.close();
});

const variables = () => ({ ...environment.variables, TMPDIR: scratch }) as Record<string, string>;
const drift = async (...args: string[]): Promise<Finished> =>
  lintel(['drift', '--stack', environment.terraform.folder, ...args], variables());
const report = ({ stdout }: Finished) => JSON.parse(stdout) as DriftReport;
const idIn = (state: StateDocument, name: string, key?: string): string => {
  const { instances } = state.resources.find((one) => one.name === name)!;
  return String(instances.find((one) => (one as { index_key?: string }).index_key === key)!.attributes.id);
};
const idOf = (name: string, key?: string): string => idIn(environment.terraform.state(), name, key);
const change = async (id: string, attributes: object) => {
  const { status } = await environment.service.request('PATCH', `/api/v2/tasks/${id}`, {
    body: { data: { type: 'tasks', attributes: { description: '', ...attributes } } },
  });
  expect(status).toBe(200);
};

it('lintel drift exits with 0 if nothing has drifted, and changes nothing', async () => {
  const state = environment.terraform.stateText();
  const { code, stdout, stderr } = await drift();
  expect({ code, stdout }).toEqual({ code: 0, stdout: 'No drift: all 5 objects are as last applied.\n' });
  expect(stderr).toBe(
    'The stack is not initialized: running terraform init …\nReading the objects of the stack …\nRead 5 objects.\n',
  );
  expect(environment.terraform.stateText()).toBe(state);
});

it('lintel drift reports changed and deleted objects and what the next apply does, and exits with 3', async () => {
  await change(idOf('scan'), { enabled: false, description: 'canary-of-another' });
  await environment.service.request('DELETE', `/api/v2/tasks/${idOf('cost', 'c')}`);
  const state = environment.terraform.stateText();
  const found = await drift('--format', 'json');
  expect(found.code).toBe(3);
  expect(report(found)).toEqual({
    format_version: '1.0',
    subject: environment.terraform.folder,
    objects: 5,
    unread: [],
    pending: [],
    problems: [],
    drifted: [
      {
        address: 'lintel_run_task.cost["c"]',
        type: 'lintel_run_task',
        what: 'gone',
        changes: [],
        next: 'create',
        besides: [],
      },
      {
        address: 'lintel_run_task.scan',
        type: 'lintel_run_task',
        what: 'changed',
        next: 'update',
        besides: [],
        changes: [
          { path: 'description', sensitive: true, next: 'restored' },
          { path: 'enabled', before: true, after: false, next: 'restored' },
        ],
      },
    ],
  });
  expect(environment.terraform.stateText()).toBe(state);
  for (const format of ['terminal', 'markdown']) {
    const { code, stdout } = await drift('--format', format);
    expect(code).toBe(3);
    expect(stdout).toContain('lintel_run_task.scan');
    expect(stdout).not.toContain('canary');
  }
  const page = path.join(environment.terraform.folder, 'drift.html');
  expect(await drift('--format', 'html', '--output', page)).toMatchObject({ code: 3, stdout: '' });
  expect(readFileSync(page, 'utf8')).toMatch(/^<!doctype html>[^]*lintel_run_task\.scan/);
  expect(readFileSync(page, 'utf8')).not.toContain('canary');
});

it('lintel drift includes the objects of other providers, with all of their attributes', async () => {
  const { address } = environment.service;
  environment.terraform.write(
    'main.tf',
    `
    terraform {
      required_providers {
        lintel = { source = "registry.terraform.io/lintel/lintel" }
        other  = { source = "registry.terraform.io/hashicorp/vault" }
      }
    }
    provider "other" {
      platform = { address = "${address}", token = "platform-root" }
    }
    resource "lintel_policy" "foreign" {
      provider          = other
      organization      = "acme"
      name              = "foreign"
      kind              = "opa"
      query             = "data.platform.deny"
      enforcement_level = "advisory"
      source            = "package platform"
    }
  `,
  );
  await environment.terraform.apply();
  const id = String(environment.terraform.instance('lintel_policy.foreign').attributes.id);
  await environment.service.request('PATCH', `/api/v2/policies/${id}`, {
    body: { data: { type: 'policies', attributes: { 'enforcement-level': 'mandatory' } } },
  });
  const found = await drift('--format', 'json');
  expect(found.code).toBe(3);
  const [{ address: where, changes }] = report(found).drifted;
  expect([where, changes.map(({ path: at }) => at)]).toEqual([
    'lintel_policy.foreign',
    expect.arrayContaining(['enforcement_level', 'updated_at']),
  ]);
});

describe('an object that lintel drift cannot read', () => {
  /** Rejects requests for the object and for the list that contains it. */
  const forbid = (id: string) => {
    environment.proxy.watch = ({ path: where, response: reply }) => {
      const isIt = where.includes(`/tasks/${id}`) || where.includes('/organizations/acme/tasks');
      if (isIt) {
        reply({ status: 403, body: { errors: [{ status: '403', title: 'forbidden', detail: 'this token may not' }] } });
      }
    };
  };
  const disableAll = async (state: StateDocument) => {
    await change(idIn(state, 'scan'), { enabled: false, description: 'canary-of-a-key' });
    const where = `/api/v2/workspaces/${idIn(state, 'app').replace('/', '/tasks/')}`;
    const { status } = await environment.service.request('PATCH', where, {
      body: { data: { type: 'workspace-tasks', attributes: { 'enforcement-level': 'advisory' } } },
    });
    expect(status).toBe(200);
  };
  const expectAllReported = (found: Finished) => {
    expect(found).toMatchObject({ code: 1, stderr: expect.not.stringContaining('error') });
    expect(report(found)).toMatchObject({
      objects: 5,
      problems: [],
      unread: [
        {
          address: 'lintel_run_task.cost["a.b"]',
          reason: expect.stringMatching(/^Cannot read lintel_run_task\n\n {2}.*this token may not/),
        },
      ],
      drifted: [
        {
          address: 'lintel_run_task.scan',
          next: 'update',
          changes: [{ path: 'enabled', before: true, after: false, next: 'restored' }],
        },
        {
          address: 'lintel_workspace_run_task.app',
          next: 'unknown',
          changes: [{ path: 'enforcement_level', before: 'mandatory', after: 'advisory', next: 'unknown' }],
        },
      ],
    });
  };

  it('is reported, and hides neither other objects nor its dependents', async () => {
    const state = environment.terraform.state();
    await disableAll(state);
    forbid(idIn(state, 'cost', 'a.b'));
    expectAllReported(await drift('--format', 'json'));
    expect(environment.terraform.state()).toEqual(state);
  });

  it('is reported in the same way for a remote state, in a stack that refers to files beside it', async () => {
    const beside = mkdtempSync(path.join(tmpdir(), 'lintel-beside-'));
    writeFileSync(path.join(beside, 'main.tf'), 'output "note" {\n  value = 1\n}\n');
    const states = await openStates();
    try {
      environment.terraform.write(
        'backend.tf',
        `terraform {\n  backend "http" {\n    address = "${states.address}"\n  }\n}\nmodule "beside" {\n  source = "../${path.basename(beside)}"\n}\n`,
      );
      await environment.terraform.succeed('init', '-input=false', '-migrate-state', '-force-copy');
      const state = states.document();
      await disableAll(state);
      forbid(idIn(state, 'cost', 'a.b'));
      const files = readdirSync(environment.terraform.folder);
      expectAllReported(await drift('--format', 'json'));
      expect(readdirSync(environment.terraform.folder)).toEqual(files);
      expect(states.document()).toEqual(state);
    } finally {
      rmSync(beside, { recursive: true });
      await states.close();
    }
  });
});

it('lintel drift can be interrupted with Ctrl-C, and leaves nothing behind', async () => {
  // Terraform loses an interrupt that arrives before it has begun to plan: the first request says that it has.
  const asked = new Promise<void>((resolve) => {
    environment.proxy.watch = async () => {
      resolve();
      return new Promise(() => undefined);
    };
  });
  const { process: started, finished } = startLintel(['drift', '--stack', environment.terraform.folder], variables());
  let output = '';
  await new Promise<void>((resolve) =>
    started.stderr!.on('data', (data) => {
      output += data;
      if (output.includes('Reading')) resolve();
    }),
  );
  await asked;
  started.kill('SIGINT');
  expect(await finished).toMatchObject({
    code: 130,
    stdout: '',
    stderr: expect.stringContaining('error: interrupted.\n'),
  });
  expect(existsSync(path.join(environment.terraform.folder, '.terraform.tfstate.lock.info'))).toBe(false);
});

it('lintel drift exits with 1 if planning fails, and with 2 for invalid usage', async () => {
  environment.terraform.write('wrong.tf', 'resource "lintel_run_task" "x" {}\n');
  expect(await drift()).toMatchObject({
    code: 1,
    stdout: '',
    stderr: expect.stringContaining('terraform plan failed in'),
  });
  expect(await lintel(['drift'])).toEqual({
    code: 2,
    stdout: '',
    stderr: 'error: specify --stack <folder> or --template <file>\n(lintel drift --help for more)\n',
  });
});

it('lintel drift prints no secret of an object that it cannot read', async () => {
  const text = readFileSync(path.join(environment.terraform.folder, 'terraform.tfstate'), 'utf8');
  expect(text).toContain('canary-of-a-key');
  environment.proxy.watch = ({ response: reply }) =>
    reply({ status: 500, body: { errors: [{ status: '500', title: 'broken', detail: 'broken' }] } });
  const { code, stdout, stderr } = await drift('--format', 'json');
  expect(code).toBe(1);
  expect(stdout + stderr).not.toContain('canary');
});

describe('lintel drift on a stack that is not initialized', () => {
  let folder: string;
  beforeEach(() => {
    folder = mkdtempSync(path.join(tmpdir(), 'lintel-test-'));
    mkdirSync(path.join(folder, 'home'));
    mkdirSync(path.join(folder, 'stack'));
    writeFileSync(
      path.join(folder, 'stack', 'main.tf'),
      [
        'terraform {',
        '  required_providers {',
        '    lintel = { source = "registry.terraform.io/lintel/lintel" }',
        '  }',
        '}',
        'resource "lintel_run_task" "scan" {',
        '  organization = "acme"',
        '  name = "image-scan-2"',
        '  url = "https://scanner.example.com/"',
        '}',
        '',
      ].join('\n'),
    );
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  it('uses the provider of this package if no other is configured, and keeps it', async () => {
    const { address } = environment.service;
    const own = {
      HOME: path.join(folder, 'home'),
      XDG_CACHE_HOME: '',
      TMPDIR: scratch,
      LINTEL_PLATFORM_ADDRESS: address,
      LINTEL_PLATFORM_TOKEN: 'platform-root',
    };
    const look = async () => lintel(['drift', '--stack', path.join(folder, 'stack')], own);
    expect(await look()).toEqual({
      code: 0,
      stderr: 'The stack is not initialized: running terraform init …\nReading the objects of the stack …\n',
      stdout:
        'No drift: the state is empty.\n\nPending changes of the code, which are not drift:\n    lintel_run_task.scan will be created\n',
    });
    expect(await look()).toMatchObject({ code: 0, stderr: 'Reading the objects of the stack …\n' });
    expect(readdirSync(path.join(folder, 'stack')).sort()).toEqual(['.terraform', '.terraform.lock.hcl', 'main.tf']);
  });

  it('fails with the complete output of terraform if it cannot be initialized', async () => {
    writeFileSync(path.join(folder, 'stack', 'other.tf'), 'resource {\n');
    const { code, stdout, stderr } = await lintel(['drift', '--stack', path.join(folder, 'stack')], {
      HOME: path.join(folder, 'home'),
      TMPDIR: scratch,
    });
    expect({ code, stdout }).toEqual({ code: 1, stdout: '' });
    expect(stderr).toMatch(/error: terraform init failed in .* \(exit code 1\):\n\n[^]*Missing type for resource/);
  });
});

describeWithTerminal('the progress of lintel drift on a terminal', () => {
  it('is shown on one line, which is removed before the report', async () => {
    const { finished } = sitDown(['drift', '--stack', environment.terraform.folder], variables());
    const { code, output } = await finished;
    expect(code).toBe(0);
    expect(output).toMatch(/Reading the objects of the stack …\r\u001b\[K1 read: \S+\r\u001b\[K2 read: /);
    expect(output).toMatch(
      /5 read: \S+\r\u001b\[K\u001b\[1mNo drift: all 5 objects are as last applied\.\u001b\[22m\r\n$/,
    );
  });
});
