import { Command } from 'commander';
import { findProvider, installProvider, mirrorFolder } from './install';
import { exportLine } from '../shell';

const MORE = `
Apps with the construct LintelProvider do not need this: it provides the provider itself.

  env      for pipelines: installs nothing and contacts no registry.
             $ eval "$(lintel provider env)" && cdktf deploy
           Terraform then installs providers from this folder only. If the stack uses
           other providers, use install.
  install  for workstations and plain HCL. cdktf deploy needs --skip-provider-lock
           on its first run.
  path     for a filesystem_mirror block in a CLI configuration file.`;

/** `lintel provider`: makes the provider of this package available to Terraform and OpenTofu. */
export function providerCommand(): Command {
  const command = new Command('provider')
    .summary('make the provider in this package available to Terraform and OpenTofu')
    .description('Makes the provider in this package available to Terraform and OpenTofu, without a registry.')
    .helpCommand(false)
    .addHelpText('after', MORE);
  command
    .command('path')
    .description('print the path of a filesystem mirror with the provider')
    .action(() => print(mirrorFolder(findProvider())));
  command
    .command('install')
    .description('copy the provider to ~/.terraform.d/plugins')
    .action(() => {
      const provider = findProvider();
      print(`Installed version ${provider.version} in ${installProvider(provider)}`);
    });
  command
    .command('env')
    .description('print environment variables that make terraform init and cdktf deploy use the mirror')
    .action(() => {
      const mirror = mirrorFolder(findProvider());
      print(exportLine('TF_CLI_ARGS_init', `-plugin-dir=${argument(mirror)}`));
      print(exportLine('TF_CLI_ARGS_providers_lock', `-fs-mirror=${argument(mirror)}`));
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
