import * as path from 'path';
import { App, LocalBackend, TerraformOutput, TerraformStack, TerraformVariable } from 'cdktf';
import { Construct } from 'constructs';
import { LintelProvider, platform } from 'lintel';

const ORGANIZATION = 'acme';

/** What the platform team runs: the checks that every run of its organization can call. */
class PlatformTeam extends TerraformStack {
  constructor(scope: Construct, id: string) {
    super(scope, id);

    // Address and token come from LINTEL_PLATFORM_ADDRESS and LINTEL_PLATFORM_TOKEN, so that neither is in cdk.tf.json.
    new LintelProvider(this, 'lintel');

    // Ephemeral: Terraform has the key while it runs, and in no plan and no state. Give it as TF_VAR_hmac_key.
    const key = new TerraformVariable(this, 'hmac_key', { type: 'string', sensitive: true, description: 'Signs what the image scanner is sent.' });
    key.addOverride('ephemeral', true);

    const scan = new platform.RunTask(this, 'ImageScan', {
      organization: ORGANIZATION,
      name: 'image-scan',
      url: 'https://scanner.example.com/hooks/terraform',
      description: 'Scans the images that a plan would start.',
      hmacKeyWo: key.stringValue,
    });
    const cost = new platform.RunTask(this, 'CostEstimate', {
      organization: ORGANIZATION,
      name: 'cost-estimate',
      url: 'https://cost.example.com/hooks/terraform',
      description: 'Tells what a plan would cost.',
    });
    const freeze = new platform.RunTask(this, 'ChangeFreeze', {
      organization: ORGANIZATION,
      name: 'change-freeze',
      url: 'https://calendar.example.com/hooks/terraform',
      description: 'Stops changes while there is a freeze.',
      enabled: false,
    });

    // Everything that the organization has, what others made included.
    const all = new platform.DataRunTasks(this, 'All', { organization: ORGANIZATION, dependsOn: [scan, cost, freeze] });

    new TerraformOutput(this, 'image_scan_id', { value: scan.id });
    new TerraformOutput(this, 'run_task_count', { value: all.totalCount });

    adoptRunTask(this, process.env.ADOPT_RUN_TASK);
  }
}

/** Takes over a run task that somebody made by hand: the import block names its id, and the configuration says what it is. */
function adoptRunTask(stack: TerraformStack, id: string | undefined): void {
  if (!id) return;
  const handMade = new platform.RunTask(stack, 'HandMade', {
    organization: ORGANIZATION,
    name: 'hand-made',
    url: 'https://hooks.example.com/hand-made',
    description: 'Made by hand',
  });
  handMade.importFrom(id);
}

const app = new App();
const stack = new PlatformTeam(app, 'platform-team');
// A team would keep its state where all of it can reach it; here it lies beside the output folder.
new LocalBackend(stack, { path: path.resolve(app.outdir, '..', 'platform-team.tfstate') });
app.synth();
