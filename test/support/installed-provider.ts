import { cpSync, mkdirSync } from 'fs';
import * as path from 'path';
import { PROVIDER_FOLDER } from './plugin-process';
import { TerraformFolder } from './terraform';

const SOURCE = 'registry.terraform.io/lintel/lintel';
const PLATFORM = `${process.platform}_${process.arch === 'x64' ? 'amd64' : process.arch}`;

/** A folder in which terraform finds the bundled provider in a filesystem mirror, as without a registry. */
export function withInstalledProvider(environment: NodeJS.ProcessEnv = {}, program?: string): TerraformFolder {
  const folder = new TerraformFolder({ TF_CLI_CONFIG_FILE: 'cli.tfrc', ...environment }, program);
  const place = path.join(folder.folder, 'mirror', SOURCE, '0.1.0', PLATFORM);
  mkdirSync(path.dirname(place), { recursive: true });
  cpSync(PROVIDER_FOLDER, place, { recursive: true });
  return folder.write(
    'cli.tfrc',
    `provider_installation {\n  filesystem_mirror {\n    path = "${path.join(folder.folder, 'mirror')}"\n  }\n}\n`,
  );
}
