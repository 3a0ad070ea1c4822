import { accessSync, constants, statSync } from 'fs';
import * as path from 'path';
import { Failure } from '../failure';

/** TERRAFORM_BINARY_NAME, as in cdktf, or else terraform or tofu from the PATH. */
export function findTerraform(): string {
  const configured = process.env.TERRAFORM_BINARY_NAME;
  if (configured) {
    const found = find(configured);
    if (found === undefined) {
      throw new Failure(
        'terraform-missing',
        `TERRAFORM_BINARY_NAME is ${configured}, which does not exist or is not executable.`,
      );
    }
    return found;
  }
  const found = find('terraform') ?? find('tofu');
  if (found !== undefined) return found;
  throw new Failure(
    'terraform-missing',
    [
      'neither terraform nor tofu is on the PATH. Install one of them, 1.11 or newer:',
      '  Terraform: https://developer.hashicorp.com/terraform/install',
      '  OpenTofu:  https://opentofu.org/docs/intro/install',
    ].join('\n'),
  );
}

/** A name with a path separator is a path. */
function find(name: string): string | undefined {
  const candidates = name.includes(path.sep)
    ? [path.resolve(name)]
    : (process.env.PATH ?? '')
        .split(path.delimiter)
        .filter((folder) => folder !== '')
        .map((folder) => path.resolve(folder, name));
  return candidates.find(isProgram);
}

function isProgram(file: string): boolean {
  try {
    accessSync(file, constants.X_OK);
    return statSync(file).isFile();
  } catch {
    return false;
  }
}
