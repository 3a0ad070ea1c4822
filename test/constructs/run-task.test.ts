import 'cdktf/lib/testing/adapters/jest';
import { rmSync } from 'fs';
import { TerraformOutput, TerraformStack, TerraformVariable, Testing } from 'cdktf';
import { EphemeralVariable, LintelProvider, platform } from '../../src';
import { warningsIn } from './warnings';

Testing.setupJest();

const props = { organization: 'acme', name: 'image-scan', url: 'https://scanner.example.com/hooks' };

function newStack(): TerraformStack {
  const stack = new TerraformStack(Testing.app(), 'stack');
  new LintelProvider(stack, 'lintel', {
    platform: {
      address: 'http://127.0.0.1:9',
      token: new TerraformVariable(stack, 'token', { default: 'x' }).stringValue,
    },
  });
  return stack;
}

function newSecret(stack: TerraformStack): TerraformVariable {
  return new EphemeralVariable(stack, 'key', { type: 'string', default: 'canary' });
}

/** The version is all that a release changes. */
function withoutVersion(text: string): string {
  return text.replace(/("?version"?( =|:)) "\d+\.\d+\.\d+"/, '$1 "VERSION"');
}

/** Every property of the resource and of both data sources. */
function fullStack(): TerraformStack {
  const stack = newStack();
  const task = new platform.RunTask(stack, 'Scan', {
    ...props,
    description: 'Scans.',
    category: platform.RunTaskCategory.TASK,
    enabled: false,
    hmacKeyWo: newSecret(stack).stringValue,
    hmacKeyWoVersion: 2,
  });
  new platform.DataRunTask(stack, 'ById', { id: task.id, include: ['workspace_tasks'] });
  new platform.DataRunTask(stack, 'ByName', { organization: 'acme', name: 'image-scan' });
  const all = new platform.DataRunTasks(stack, 'All', { organization: task.organization, maxResults: 5 });
  new TerraformOutput(stack, 'first', { value: all.runTasks.get(0).url });
  new TerraformOutput(stack, 'revision', { value: task.secretsRevision });
  return stack;
}

test('synthesizes a run task and its data sources as Terraform expects them', () => {
  expect(JSON.parse(withoutVersion(Testing.synth(fullStack(), true)))).toMatchInlineSnapshot(`
{
  "data": {
    "lintel_run_task": {
      "ById": {
        "id": "\${lintel_run_task.Scan.id}",
        "include": [
          "workspace_tasks",
        ],
      },
      "ByName": {
        "name": "image-scan",
        "organization": "acme",
      },
    },
    "lintel_run_tasks": {
      "All": {
        "max_results": 5,
        "organization": "\${lintel_run_task.Scan.organization}",
      },
    },
  },
  "output": {
    "first": {
      "value": "\${data.lintel_run_tasks.All.run_tasks[0].url}",
    },
    "revision": {
      "value": "\${lintel_run_task.Scan.secrets_revision}",
    },
  },
  "provider": {
    "lintel": [
      {
        "platform": {
          "address": "http://127.0.0.1:9",
          "token": "\${var.token}",
        },
      },
    ],
  },
  "resource": {
    "lintel_run_task": {
      "Scan": {
        "category": "task",
        "description": "Scans.",
        "enabled": false,
        "hmac_key_wo": "\${var.key}",
        "hmac_key_wo_version": 2,
        "name": "image-scan",
        "organization": "acme",
        "url": "https://scanner.example.com/hooks",
      },
    },
  },
  "terraform": {
    "required_providers": {
      "lintel": {
        "source": "registry.terraform.io/lintel/lintel",
        "version": "VERSION",
      },
    },
  },
  "variable": {
    "key": {
      "default": "canary",
      "ephemeral": true,
      "sensitive": true,
      "type": "string",
    },
    "token": {
      "default": "x",
    },
  },
}
`);
});

/** Synthesizes into a folder with all files of the stack, and deletes the folder after `look`. */
function inFolder(stack: TerraformStack, look: (folder: string) => void): void {
  const folder = Testing.fullSynth(stack);
  try {
    look(folder);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

test('synthesizes what terraform and the provider accept as valid', () => {
  inFolder(fullStack(), (folder) => expect(folder).toBeValidTerraform());
}, 60_000);

test('plans new run tasks without a request', () => {
  const stack = newStack();
  new platform.RunTask(stack, 'Scan', { ...props, hmacKeyWo: newSecret(stack).stringValue });
  inFolder(stack, (folder) => expect(folder).toPlanSuccessfully());
}, 60_000);

test("supports cdktf's matchers", () => {
  const synthesized = Testing.synth(fullStack());
  expect(synthesized).toHaveResourceWithProperties(platform.RunTask, { name: 'image-scan', hmac_key_wo: '${var.key}' });
  expect(synthesized).toHaveDataSource(platform.DataRunTasks);
  expect(synthesized).toHaveProvider(LintelProvider);
});

test('refuses a literal for the write-only key without repeating it', () => {
  const refused = () => new platform.RunTask(newStack(), 'Scan', { ...props, hmacKeyWo: 'canary' });
  expect(refused).toThrow(/^stack\/Scan: hmacKeyWo: a literal would be stored in cdk\.tf\.json and in the plan file/);
  expect(refused).not.toThrow(/canary/);
});

test('accepts a literal for the key that is stored in state, with a warning', () => {
  const stack = newStack();
  new platform.RunTask(stack, 'Scan', { ...props, hmacKey: 'canary' });
  expect(Testing.synth(stack)).toHaveResourceWithProperties(platform.RunTask, { hmac_key: 'canary' });
  expect(warningsIn(stack)).toEqual([
    'hmacKey: a literal secret is stored in cdk.tf.json and in the plan file. Take it from a sensitive variable, or use the write-only form where there is one.',
  ]);
});

test('refuses wrong input at construction, each problem under the path of the construct', () => {
  expect(() => new platform.RunTask(newStack(), 'Scan', { organization: 'a/b', name: 'x y', url: 'ftp://x' }))
    .toThrowErrorMatchingInlineSnapshot(`
"stack/Scan: organization: "a/b" is not allowed. It must be the name of an organization: not empty and without \`/\`.
stack/Scan: name: "x y" is not allowed. It must consist of letters, digits, \`-\` and \`_\`.
stack/Scan: url: "ftp://x" has the scheme "ftp". It must be an absolute URL with the scheme "http" or "https" and a host."
`);
});

test('imports an existing object with a block next to its resource', () => {
  const stack = newStack();
  new platform.RunTask(stack, 'Scan', props).importFrom('acme/image-scan');
  expect(JSON.parse(Testing.synth(stack)).import).toEqual([{ id: 'acme/image-scan', to: 'lintel_run_task.Scan' }]);
});

test('generates the configuration of an existing object on request', () => {
  const stack = newStack();
  platform.RunTask.generateConfigForImport(stack, 'Scan', 'task-1');
  expect(JSON.parse(Testing.synth(stack))).toMatchObject({ import: [{ id: 'task-1', to: 'lintel_run_task.Scan' }] });
});

test('passes meta-arguments to Terraform', () => {
  const stack = newStack();
  const first = new platform.RunTask(stack, 'First', props);
  const provider = new LintelProvider(stack, 'other', { alias: 'other' });
  new platform.RunTask(stack, 'Second', {
    ...props,
    count: 2,
    provider,
    dependsOn: [first],
    lifecycle: { preventDestroy: true },
  });
  expect(JSON.parse(Testing.synth(stack)).resource.lintel_run_task.Second).toMatchObject({
    count: 2,
    provider: 'lintel.other',
    depends_on: ['lintel_run_task.First'],
    lifecycle: { prevent_destroy: true },
  });
});

test('synthesizes the same as HCL', () => {
  expect(withoutVersion(Testing.synthHcl(fullStack()))).toMatchInlineSnapshot(`
"terraform {
required_providers {
  lintel = {
version = "VERSION"
source = "registry.terraform.io/lintel/lintel"
}
}


}

variable "token" {
default = "x"
}

provider "lintel" {
platform = {
address = "http://127.0.0.1:9"
token = "\${var.token}"
}
}

variable "key" {
default = "canary"
type = string
sensitive = true
ephemeral = true
}
resource "lintel_run_task" "Scan" {
organization = "acme"
name = "image-scan"
url = "https://scanner.example.com/hooks"
description = "Scans."
category = "task"
enabled = false
hmac_key_wo = "\${var.key}"
hmac_key_wo_version = 2
}
data "lintel_run_task" "ById" {
id = "\${lintel_run_task.Scan.id}"
include = [
"workspace_tasks"
]
}
data "lintel_run_task" "ByName" {
organization = "acme"
name = "image-scan"
}
data "lintel_run_tasks" "All" {
organization = "\${lintel_run_task.Scan.organization}"
max_results = 5
}

output "first" {
value = "\${data.lintel_run_tasks.All.run_tasks[0].url}"
}

output "revision" {
value = "\${lintel_run_task.Scan.secrets_revision}"
}"
`);
});
