import { readFileSync } from 'fs';
import * as path from 'path';
import { TerraformProviderGeneratorMetadata } from 'cdktf';

/** The folder of the package, from `src/constructs` and from `lib/constructs` alike. */
export const PACKAGE_FOLDER = path.join(__dirname, '..', '..');

export const PROVIDER_NAME = 'lintel';

/** Written in full, so that Terraform and OpenTofu, whose default registries differ, mean the same provider. */
export const PROVIDER_SOURCE = 'registry.terraform.io/lintel/lintel';

let version: string | undefined;

/** The version of the package, which is the version of the provider in it. */
export function packageVersion(): string {
  version ??= (JSON.parse(readFileSync(path.join(PACKAGE_FOLDER, 'package.json'), 'utf8')) as { version: string }).version;
  return version;
}

/** From this cdktf knows that the stack needs our provider, and says so where it is missing. */
export function generatorMetadata(): TerraformProviderGeneratorMetadata {
  return { providerName: PROVIDER_NAME, providerVersion: packageVersion(), providerVersionConstraint: packageVersion() };
}
