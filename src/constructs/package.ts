import { readFileSync } from 'fs';
import * as path from 'path';
import { TerraformProviderGeneratorMetadata } from 'cdktf';

/** The folder of the package, seen from both `src/constructs` and `lib/constructs`. */
export const PACKAGE_FOLDER = path.join(__dirname, '..', '..');

export const PROVIDER_NAME = 'lintel';

/** Fully qualified, because Terraform and OpenTofu have different default registries. */
export const PROVIDER_SOURCE = 'registry.terraform.io/lintel/lintel';

let version: string | undefined;

/** The version of the package and of the provider in it. */
export function packageVersion(): string {
  version ??= (JSON.parse(readFileSync(path.join(PACKAGE_FOLDER, 'package.json'), 'utf8')) as { version: string })
    .version;
  return version;
}

/** Declares to cdktf that the stack needs this provider, so that it reports a missing one. */
export function generatorMetadata(): TerraformProviderGeneratorMetadata {
  return {
    providerName: PROVIDER_NAME,
    providerVersion: packageVersion(),
    providerVersionConstraint: packageVersion(),
  };
}
