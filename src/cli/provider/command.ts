import { Command } from 'commander';
import { flowing } from '../help-text';
import { jsonFlag, type JsonFlag } from '../json-option';
import { exportLine } from '../shell';
import { findProvider, installProvider, mirrorFolder } from './install';

const MORE = `
Apps with the construct LintelProvider do not need this: it provides the provider itself.

  env      for pipelines: installs nothing and contacts no registry.
             $ eval "$(lintel provider env)" && cdktn deploy
           Terraform then installs providers from this folder only. If the
           stack uses other providers, use install.
  install  for workstations and plain HCL. cdktn deploy and
           cdktf deploy need --skip-provider-lock on their first run.
  path     for a filesystem_mirror block in a CLI configuration file.

--json prints the version and the folder, or for env the variables, as a JSON document.`;

/** `lintel provider`: makes the provider of this package available to Terraform and OpenTofu. */
export function providerCommand(): Command {
  const command = new Command('provider')
    .summary('make the provider in this package available to Terraform and OpenTofu')
    .description('Makes the provider in this package available to Terraform and OpenTofu, without a registry.')
    .helpCommand(false)
    .addHelpText('after', flowing(MORE));
  command
    .command('path')
    .description('print the path of a filesystem mirror with the provider')
    .addOption(jsonFlag())
    .action(({ json }: JsonFlag) => {
      const provider = findProvider();
      const folder = mirrorFolder(provider);
      print(json ? JSON.stringify({ version: provider.version, folder }) : folder);
    });
  command
    .command('install')
    .description('copy the provider to ~/.terraform.d/plugins')
    .addOption(jsonFlag())
    .action(({ json }: JsonFlag) => {
      const provider = findProvider();
      const { version } = provider;
      const folder = installProvider(provider);
      print(json ? JSON.stringify({ version, folder }) : `Installed version ${version} in ${folder}`);
    });
  command
    .command('env')
    .description('print environment variables that make terraform init, cdktn deploy and cdktf deploy use the mirror')
    .addOption(jsonFlag())
    .action(({ json }: JsonFlag) => {
      const mirror = mirrorFolder(findProvider());
      const variables = {
        TF_CLI_ARGS_init: `-plugin-dir=${argument(mirror)}`,
        TF_CLI_ARGS_providers_lock: `-fs-mirror=${argument(mirror)}`,
      };
      if (json) print(JSON.stringify(variables));
      else for (const [name, value] of Object.entries(variables)) print(exportLine(name, value));
    });
  return command;
}

/** Terraform splits these variables like a shell. */
function argument(text: string): string {
  return /^[A-Za-z0-9_./:@%+,-]+$/.test(text) ? text : `"${text.replace(/["\\]/g, '\\$&')}"`;
}

function print(line: string): void {
  process.stdout.write(`${line}\n`);
}
