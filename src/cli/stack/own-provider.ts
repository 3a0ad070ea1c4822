import { existsSync, readdirSync, readFileSync, writeFileSync } from 'fs';
import { homedir } from 'os';
import * as path from 'path';
import { findProvider, mirrorFolder } from '../provider/install';

const SOURCE = 'registry.terraform.io/lintel/lintel';

/**
 * The environment variables for `terraform init`: a CLI configuration that installs our provider from this package and other providers as usual.
 * Empty if the stack does not need our provider or brings it along, as stacks of the constructs do, or if the user has configured provider
 * installation in any way.
 */
export function environmentForInit(directory: string, scratch: string): { readonly [name: string]: string } {
  if (!needsOurs(directory) || isProvided(directory)) return {};
  const mirror = mirrorFolder(findProvider());
  const file = path.join(scratch, 'init.tfrc');
  writeFileSync(
    file,
    [
      'provider_installation {',
      `  filesystem_mirror {\n    path    = ${JSON.stringify(mirror)}\n    include = ["${SOURCE}"]\n  }`,
      `  direct {\n    exclude = ["${SOURCE}"]\n  }`,
      '}\n',
    ].join('\n'),
  );
  return { TF_CLI_CONFIG_FILE: file };
}

function needsOurs(directory: string): boolean {
  return readdirSync(directory)
    .filter((name) => /\.(?:tf|tofu)(?:\.json)?$/.test(name))
    .some((name) => readFileSync(path.join(directory, name), 'utf8').includes(SOURCE));
}

function isProvided(directory: string): boolean {
  const home = homedir();
  const {
    TF_CLI_ARGS_init: args,
    TF_CLI_CONFIG_FILE: file,
    TERRAFORM_CONFIG: former,
    TF_REATTACH_PROVIDERS: attached,
    XDG_CONFIG_HOME: xdg,
  } = process.env;
  if ([args, file, former, attached].some((one) => one !== undefined && one !== '')) return true;
  const configurations = [
    path.join(home, '.terraformrc'),
    path.join(home, '.tofurc'),
    path.join(xdg ?? path.join(home, '.config'), 'opentofu', 'tofurc'),
  ];
  const plugins = [path.join(directory, 'terraform.d', 'plugins'), path.join(home, '.terraform.d', 'plugins')].map(
    (folder) => path.join(folder, ...SOURCE.split('/')),
  );
  return [...configurations, ...plugins].some((scope) => existsSync(scope));
}
