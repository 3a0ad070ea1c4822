import { Command } from 'commander';
import { findProvider, installProvider, mirrorFolder } from './install';
import { exportLine } from '../shell';

const MORE = `
Apps with the construct LintelProvider need none of this: it places the provider itself.

  env      for pipelines: nothing is installed, and no registry is asked.
             $ eval "$(lintel provider env)" && cdktf deploy
           Every provider must then be in that folder; with others, use install.
  install  for one's own machine and plain HCL. cdktf deploy needs
           --skip-provider-lock on its first run.
  path     for a filesystem_mirror of a CLI configuration.`;

/** `lintel provider`: the provider of this package, for Terraform and OpenTofu. */
export function providerCommand(): Command {
  const command = new Command('provider')
    .summary('let Terraform and OpenTofu find the provider of this package')
    .description('Lets Terraform and OpenTofu find the provider of this package, with no registry.')
    .helpCommand(false)
    .addHelpText('after', MORE);
  command.command('path')
    .description('print the folder of a filesystem mirror that holds the provider')
    .action(() => print(mirrorFolder(findProvider())));
  command.command('install')
    .description('copy the provider to ~/.terraform.d/plugins')
    .action(() => {
      const provider = findProvider();
      print(`Installed version ${provider.version} in ${installProvider(provider)}`);
    });
  command.command('env')
    .description('print the variables with which init and cdktf deploy use that mirror')
    .action(() => {
      const mirror = mirrorFolder(findProvider());
      print(exportLine('TF_CLI_ARGS_init', `-plugin-dir=${argument(mirror)}`));
      print(exportLine('TF_CLI_ARGS_providers_lock', `-fs-mirror=${argument(mirror)}`));
    });
  return command;
}

/** Terraform splits these variables into words as a shell does. */
function argument(text: string): string {
  return /^[A-Za-z0-9_./:@%+,-]+$/.test(text) ? text : `"${text.replace(/["\\]/g, '\\$&')}"`;
}

function print(line: string): void {
  process.stdout.write(`${line}\n`);
}
