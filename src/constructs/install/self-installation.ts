import { existsSync, readFileSync, renameSync, writeFileSync } from 'fs';
import * as path from 'path';
import { Annotations, ISynthesisSession, TerraformProvider, TerraformStack } from 'cdktf';
import { IConstruct } from 'constructs';
import { placeExecutable } from '../../placement/place-executable';
import { PACKAGE_FOLDER, packageVersion, PROVIDER_SOURCE } from '../package';
import { findHidingConfiguration } from './cli-configuration';
import { placeProvider, readPackage } from './install-provider';
import { isLocked, withLockEntry } from './lock-file';
import { hashPackage } from './package-hash';

/** cdktf calls this for each construct once the stack's folder exists, as for its own assets. */
const CUSTOM_SYNTHESIS = Symbol.for('cdktf/customSynthesis');

/** Places the provider into a stack's folder during synthesis, with an entry in the lock file. */
export function installAtSynthesis(provider: TerraformProvider): void {
  Object.defineProperty(provider, CUSTOM_SYNTHESIS, {
    value: { onSynthesize: (session: ISynthesisSession) => install(provider, session) },
  });
}

function install(provider: TerraformProvider, session: ISynthesisSession): void {
  const stack = TerraformStack.of(provider);
  const stackFolder = path.resolve(session.outdir, session.manifest.forStack(stack).workingDirectory);
  const bundle = path.join(PACKAGE_FOLDER, 'lib', 'bundle', 'provider');
  if (!existsSync(bundle)) {
    throw new Error(
      `${provider.node.path}: the provider is missing at ${bundle}. In a checkout, run \`npm run build\`; ` +
        'LINTEL_SELF_INSTALL=0 synthesizes without it.',
    );
  }
  const files = readPackage(bundle);
  const hash = hashPackage(files);
  const version = packageVersion();
  const warning = placeExecutable(bundle, version, [PACKAGE_FOLDER, process.cwd()]);
  if (warning !== undefined) report(provider, 'executable', `${warning}. The provider runs on Node.js.`);
  placeProvider(files, hash, { stackFolder, source: PROVIDER_SOURCE, version });
  const lockFile = path.join(stackFolder, '.terraform.lock.hcl');
  const before = existsSync(lockFile) ? readFileSync(lockFile, 'utf8') : undefined;
  const after = withLockEntry(before, { source: PROVIDER_SOURCE, version, hash });
  if (after !== before) writeWhole(lockFile, after);
  explainConfiguration(provider, stackFolder);
  explainUnlocked(provider, stack, after);
}

function explainConfiguration(provider: TerraformProvider, stackFolder: string): void {
  const file = findHidingConfiguration(PROVIDER_SOURCE, packageVersion());
  if (file === undefined) return;
  report(
    provider,
    'configuration',
    `${file} has a \`provider_installation\` block, so Terraform does not look for providers in the stack's folder. ` +
      'Add the provider to that block, and exclude it from `direct`:\n' +
      `  filesystem_mirror {\n    path    = "${path.join(stackFolder, 'terraform.d', 'plugins')}"\n    include = ["${PROVIDER_SOURCE}"]\n  }\n` +
      `  direct {\n    exclude = ["${PROVIDER_SOURCE}"]\n  }\n` +
      'Or set TF_CLI_CONFIG_FILE to a file without that block.',
  );
}

/** If a provider has no lock entry, the first `cdktf deploy` locks all providers from their registries, including this one. */
function explainUnlocked(provider: TerraformProvider, stack: TerraformStack, lockFile: string): void {
  if (/^(1|true)$/i.test(process.env.CDKTF_SKIP_PROVIDER_LOCK ?? '')) return;
  const unlocked = stack.node
    .findAll()
    .filter(
      (node): node is TerraformProvider =>
        TerraformProvider.isTerraformProvider(node) && TerraformStack.of(node) === stack,
    )
    .map((other) => other.terraformProviderSource ?? other.terraformResourceType)
    .filter((source) => source !== PROVIDER_SOURCE && !isLocked(lockFile, addressesOf(source)));
  if (unlocked.length === 0) return;
  report(
    provider,
    'lock file',
    `the lock file of stack ${stack.node.id} has no entry for ${[...new Set(unlocked)].map((source) => `\`${source}\``).join(', ')}. ` +
      'For the first `cdktf deploy` set CDKTF_SKIP_PROVIDER_LOCK=true: otherwise cdktf locks all providers from their registries, ' +
      'and this provider is in none. `terraform init` needs no setting.',
  );
}

/** Terraform and OpenTofu resolve a source without a host to different addresses. */
function addressesOf(source: string): string[] {
  const parts = source.split('/');
  if (parts.length > 2) return [source];
  const name = parts.length === 2 ? source : `hashicorp/${source}`;
  return [`registry.terraform.io/${name}`, `registry.opentofu.org/${name}`];
}

const reported = new Set<string>();

/** Reports on stderr, once per topic, and as an annotation, because cdktf does not show an app's stderr. */
function report(construct: IConstruct, topic: string, message: string): void {
  Annotations.of(construct).addWarning(message);
  if (reported.has(topic)) return;
  reported.add(topic);
  process.stderr.write(`lintel: ${message}\n`);
}

function writeWhole(file: string, text: string): void {
  const fresh = `${file}.${process.pid}.new`;
  writeFileSync(fresh, text);
  renameSync(fresh, file);
}
