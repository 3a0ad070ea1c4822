/** An app with the framework that is named, which is installed beside it together with our package. Fails if it does not synthesize a run task. */
'use strict';

const { readFileSync } = require('fs');
const path = require('path');

const [framework] = process.argv.slice(2);
const version = (name) => JSON.parse(readFileSync(path.join('node_modules', name, 'package.json'), 'utf8')).version;
const task = { organization: 'acme', name: 'scan', url: 'https://scan.example.com' };

const document = framework === 'aws-cdk-lib' ? forAws() : forTerraform();
if (!JSON.stringify(document).includes(task.url))
  throw new Error(`There is no run task in ${JSON.stringify(document)}`);
process.stdout.write(
  `${framework} ${version(framework)} with constructs ${version('constructs')} synthesizes a run task\n`,
);

function forTerraform() {
  const { App, TerraformStack } = require(framework);
  const { LintelProvider, platform } = require(framework === 'cdktn' ? 'lintel-cdktn' : 'lintel');
  const app = new App({ outdir: 'out' });
  const stack = new TerraformStack(app, 'stack');
  new LintelProvider(stack, 'lintel');
  new platform.RunTask(stack, 'scan', task);
  app.synth();
  return JSON.parse(readFileSync(path.join('out', 'stacks', 'stack', 'cdk.tf.json'), 'utf8')).resource;
}

function forAws() {
  const { App, Stack } = require('aws-cdk-lib');
  const { LintelProvider, platform, SecretReference } = require('lintel-awscdk');
  const { Secret } = require('aws-cdk-lib/aws-secretsmanager');
  const app = new App();
  const stack = new Stack(app, 'stack');
  const token = SecretReference.fromSecretsManager(Secret.fromSecretNameV2(stack, 'Token', 'lintel/token'));
  new LintelProvider(stack, 'Lintel', { platform: { address: 'https://platform.example.com', token } });
  new platform.RunTask(stack, 'scan', task);
  return app.synth().getStackByName('stack').template.Resources;
}
