import { mkdtempSync, rmSync, writeFileSync } from 'fs';
import { tmpdir } from 'os';
import * as path from 'path';
import { PROVIDER_FOLDER } from '../plugin-process';
import { TerraformFolder } from '../terraform';

/** A folder in which terraform starts the bundled provider as a separate process, and writes its log to a file. */
export class InstalledFolder extends TerraformFolder {
  public static create(environment: NodeJS.ProcessEnv): InstalledFolder {
    const aside = mkdtempSync(path.join(tmpdir(), 'lintel-aside-'));
    const configuration = path.join(aside, 'cli.tfrc');
    writeFileSync(
      configuration,
      `provider_installation {\n  dev_overrides {\n    "registry.terraform.io/lintel/lintel" = ${JSON.stringify(PROVIDER_FOLDER)}\n  }\n  direct {}\n}\n`,
    );
    return new InstalledFolder(aside, {
      TF_CLI_CONFIG_FILE: configuration,
      TF_LOG_PATH: path.join(aside, 'log.txt'),
      ...environment,
    });
  }

  private constructor(
    private readonly aside: string,
    environment: NodeJS.ProcessEnv,
  ) {
    super(environment);
  }

  public get logFile(): string {
    return path.join(this.aside, 'log.txt');
  }

  public close(): void {
    super.close();
    rmSync(this.aside, { recursive: true, force: true });
  }
}
