import { existsSync, readdirSync, readFileSync } from 'fs';
import { homedir } from 'os';
import * as path from 'path';

/**
 * Returns the CLI configuration file, if any, that keeps Terraform or OpenTofu from looking into a stack's `terraform.d/plugins`: one whose
 * `provider_installation` block does not lead to this provider.
 */
export function findHidingConfiguration(source: string, version: string): string | undefined {
  return configurationFiles().find((file) => {
    const text = readIfThere(file);
    return text !== undefined && hasInstallationBlock(text) && !leadsTo(text, source, version);
  });
}

/** https://developer.hashicorp.com/terraform/cli/config/config-file#locations and OpenTofu's additions to it. */
function configurationFiles(): string[] {
  const chosen = process.env.TF_CLI_CONFIG_FILE ?? process.env.TERRAFORM_CONFIG;
  if (chosen) return [chosen];
  const home = homedir();
  const folder = path.join(home, '.terraform.d');
  const more = existsSync(folder)
    ? readdirSync(folder)
        .filter((name) => /\.tfrc(\.json)?$/.test(name))
        .map((name) => path.join(folder, name))
    : [];
  const xdg = process.env.XDG_CONFIG_HOME ?? path.join(home, '.config');
  return [path.join(home, '.terraformrc'), path.join(home, '.tofurc'), path.join(xdg, 'opentofu', 'tofurc'), ...more];
}

function hasInstallationBlock(text: string): boolean {
  return /(^|[\s{,])"?provider_installation"?\s*[:{]/.test(withoutComments(text));
}

/** Whether the file has this provider under `dev_overrides`, or a mirror with this version of it. */
function leadsTo(text: string, source: string, version: string): boolean {
  const plain = withoutComments(text);
  const [, ...names] = source.split('/');
  const overridden = [source, names.join('/')].some((name) =>
    new RegExp(`"${name.replace(/\./g, '\\.')}"\\s*[=:]`).test(plain),
  );
  return (
    overridden ||
    [...plain.matchAll(/\bpath"?\s*[=:]\s*"([^"]+)"/g)].some(([, mirror]) =>
      existsSync(path.join(mirror!, ...source.split('/'), version)),
    )
  );
}

/** A line comment starts at the beginning of a line or after a blank, unlike the `//` of `https://` in a string. */
function withoutComments(text: string): string {
  return text.replace(/\/\*[\s\S]*?\*\//g, '').replace(/(^|\s)(#|\/\/).*$/gm, '');
}

function readIfThere(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return undefined;
  }
}
