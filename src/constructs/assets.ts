import { existsSync, statSync } from 'fs';
import * as path from 'path';
import { AssetType, TerraformAsset } from 'cdktf';
import { Construct, IConstruct } from 'constructs';
import type { Problem } from '../definition/problem';
import type { Values } from '../definition/value';

/** An attribute that names something on disk. */
export interface Asset {
  readonly attribute: string;
  readonly kind: 'file' | 'folder';
  /** As it was given: absolute, or from where the app is. */
  readonly path: string;
}

/** What is named and is not there. */
export function findMissingAssets(scope: IConstruct, assets: readonly Asset[]): Problem[] {
  return assets.flatMap(({ attribute, kind, path: given }): Problem[] => {
    const file = locate(scope, given);
    const stat = statSync(file, { throwIfNoEntry: false });
    if (stat && (kind === 'file' ? stat.isFile() : stat.isDirectory())) return [];
    const detail = stat ? `${JSON.stringify(file)} is no ${kind}.` : `There is no ${kind} ${JSON.stringify(file)}. A path is absolute, or begins where the app is.`;
    return [{ path: [attribute], summary: `Invalid \`${attribute}\``, detail, severity: 'error' }];
  });
}

/** Has each asset copied beside the stack when it is synthesized; answers the paths of the copies, from where Terraform runs. */
export function copyAssets(construct: Construct, assets: readonly Asset[]): Values {
  return Object.fromEntries(assets.map(({ attribute, kind, path: given }) => {
    const asset = new TerraformAsset(construct, attribute, { path: locate(construct, given), type: kind === 'file' ? AssetType.FILE : AssetType.DIRECTORY });
    return [attribute, asset.path];
  }));
}

/** From where the app is: the same on every machine, however it was given. */
export function pathInApp(scope: IConstruct, given: string): string {
  return path.relative(appFolder(scope), locate(scope, given));
}

function locate(scope: IConstruct, given: string): string {
  return path.resolve(appFolder(scope), given);
}

/** The app is where its `cdktf.json` is; without one, where it is started. */
function appFolder(scope: IConstruct): string {
  const settings = scope.node.tryGetContext('cdktfJsonPath') as string | undefined;
  return settings ? path.dirname(settings) : findAppFolder(process.cwd());
}

function findAppFolder(start: string): string {
  for (let folder = start; ; folder = path.dirname(folder)) {
    if (existsSync(path.join(folder, 'cdktf.json'))) return folder;
    if (folder === path.dirname(folder)) return start;
  }
}
