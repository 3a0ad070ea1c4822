/**
 * Where Terraform and OpenTofu keep their CLI configuration and the programs it names:
 * https://developer.hashicorp.com/terraform/cli/config/config-file and https://opentofu.org/docs/cli/config/config-file
 */
import { existsSync, readdirSync } from 'fs';
import * as path from 'path';

/** A file or directory, which may be absent. */
export interface CliPlace {
  readonly path: string;
  /** The path as messages show it. */
  readonly shown: string;
}

export interface CliPlaces {
  /** In the order in which their `credentials` take precedence. */
  readonly files: readonly CliPlace[];
  /** The places that were searched, for messages. */
  readonly lookedAt: readonly string[];
  /** The plugin directories, one of which contains the program of a credentials helper. */
  readonly plugins: readonly CliPlace[];
}

/** The parts that depend on the operating system. */
interface Layout {
  /** The directory with `credentials.tfrc.json`, which `terraform login` and `tofu login` write. */
  readonly directory: CliPlace;
  /** The file with the user's own settings; OpenTofu ignores the later one. */
  readonly settings: readonly CliPlace[];
  readonly plugins: CliPlace;
}

/**
 * A provider cannot know which of the two programs started it, so it searches the locations of both. First comes the file named by
 * TF_CLI_CONFIG_FILE, then the file written by `terraform login` and the others of its directory, and last the user's own settings, which a file
 * chosen by the variable replaces.
 */
export function cliPlaces(env: NodeJS.ProcessEnv, platform: NodeJS.Platform = process.platform): CliPlaces {
  const variable = env.TF_CLI_CONFIG_FILE ? 'TF_CLI_CONFIG_FILE' : 'TERRAFORM_CONFIG';
  const chosen = env[variable];
  const layout = platform === 'win32' ? onWindows(env) : elsewhere(env);
  const settings = chosen ? [{ path: chosen, shown: variable }] : (layout?.settings ?? []);
  const inDirectory = layout ? filesOf(layout.directory) : [];
  const directory = layout ? [`${layout.directory.shown}*.tfrc.json`] : [];
  const names = settings.map(({ shown }) => shown);
  return {
    files: chosen ? [...settings, ...inDirectory] : [...inDirectory, ...settings],
    lookedAt: chosen ? [...names, ...directory] : [...directory, ...names],
    plugins: layout ? [layout.plugins, inside(layout.plugins, machineOf(platform))] : [],
  };
}

function onWindows({ APPDATA: home }: NodeJS.ProcessEnv): Layout | undefined {
  if (!home) return undefined;
  const place = (name: string, end = '') => ({
    path: path.join(home, ...name.split('\\')),
    shown: `%APPDATA%\\${name}${end}`,
  });
  return {
    directory: place('terraform.d', '\\'),
    settings: [place('tofu.rc'), place('terraform.rc')],
    plugins: place('terraform.d\\plugins'),
  };
}

/** OpenTofu uses the XDG directories for files that do not already exist in Terraform's locations. */
function elsewhere(env: NodeJS.ProcessEnv): Layout | undefined {
  const home = env.HOME;
  if (!home) return undefined;
  const place = (name: string, end = '') => ({ path: path.join(home, name), shown: `~/${name}${end}` });
  const xdg = (variable: 'XDG_CONFIG_HOME' | 'XDG_DATA_HOME', name: string) => ({
    path: path.join(env[variable] ?? '', 'opentofu', name),
    shown: `$${variable}/opentofu/${name}`,
  });
  const own = place('.terraform.d', '/');
  const settings = [place('.tofurc'), place('.terraformrc')];
  const hasOwn = existsSync(own.path);
  return {
    directory: env.XDG_CONFIG_HOME && !hasOwn ? xdg('XDG_CONFIG_HOME', '') : own,
    settings:
      env.XDG_CONFIG_HOME && !settings.some((file) => existsSync(file.path))
        ? [xdg('XDG_CONFIG_HOME', 'tofurc')]
        : settings,
    plugins: env.XDG_DATA_HOME && !hasOwn ? xdg('XDG_DATA_HOME', 'plugins') : inside(own, 'plugins'),
  };
}

function inside(directory: CliPlace, name: string): CliPlace {
  return { path: path.join(directory.path, name), shown: `${directory.shown}${name}` };
}

function filesOf(directory: CliPlace): CliPlace[] {
  const own = 'credentials.tfrc.json';
  const names = namesIn(directory.path).filter((name) => /\.tfrc(\.json)?$/.test(name));
  return [...names.filter((name) => name === own), ...names.filter((name) => name !== own).sort()].map((name) =>
    inside(directory, name),
  );
}

export function namesIn(directory: string): string[] {
  try {
    return readdirSync(directory);
  } catch {
    return [];
  }
}

/** The name of the plugin directory for this machine, in Go's terms. */
function machineOf(platform: NodeJS.Platform): string {
  return `${platform === 'win32' ? 'windows' : platform}_${GO_ARCHITECTURE[process.arch] ?? process.arch}`;
}

const GO_ARCHITECTURE: { readonly [architecture: string]: string } = { x64: 'amd64', ia32: '386' };
