import { existsSync, type Stats, statSync } from 'fs';
import * as path from 'path';
import { AssetType, DefaultTokenResolver, StringConcat, TerraformAsset, Token, Tokenization } from 'cdktf';
import { Construct, IConstruct } from 'constructs';
import type { Problem } from '../definition/problem';
import { whyUnreadable } from '../definition/unreadable';
import type { Values } from '../definition/value';

/** An attribute with the path of a file or folder. */
export interface Asset {
  readonly attribute: string;
  readonly kind: 'file' | 'folder';
  /** As given: absolute, or relative to the app's folder. */
  readonly path: string;
}

/** Returns problems for paths that do not exist. */
export function findMissingAssets(scope: IConstruct, assets: readonly Asset[]): Problem[] {
  return assets.flatMap(({ attribute, kind, path: given }): Problem[] => {
    const file = locate(scope, given);
    const stat = statOf(file);
    if (typeof stat === 'object' && (kind === 'file' ? stat.isFile() : stat.isDirectory())) return [];
    const detail =
      typeof stat === 'object'
        ? `${JSON.stringify(file)} is not a ${kind}.`
        : `The ${kind} ${JSON.stringify(file)} ${stat}. A path is absolute, or relative to the app's folder.`;
    return [
      { path: [attribute], code: 'value-invalid', summary: `Invalid \`${attribute}\``, detail, severity: 'error' },
    ];
  });
}

/** Returns the problem with a path that does not exist or that the system refuses. */
function statOf(file: string): Stats | string {
  try {
    return statSync(file);
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'ENOENT'
      ? 'does not exist'
      : `cannot be read: ${whyUnreadable(error)}`;
  }
}

/** Copies each asset into the stack's folder during synthesis; returns the paths of the copies, relative to the folder in which Terraform runs. */
export function copyAssets(construct: Construct, assets: readonly Asset[]): Values {
  return Object.fromEntries(
    assets.map(({ attribute, kind, path: given }) => {
      const asset = new TerraformAsset(construct, attribute, {
        path: locate(construct, given),
        type: kind === 'file' ? AssetType.FILE : AssetType.DIRECTORY,
      });
      return [attribute, asset.path];
    }),
  );
}

/** Relative to the app's folder, so that it is the same on every machine. */
function pathInApp(scope: IConstruct, given: string): string {
  return path.relative(appFolder(scope), locate(scope, given));
}

/** The construct id of a version published from a folder. It depends only on the folder, so that it is stable across versions and machines. */
export function versionNameOf(scope: IConstruct, folder: string): string {
  const resolver = new DefaultTokenResolver(new StringConcat());
  const text = Token.isUnresolved(folder)
    ? String(Tokenization.resolve(folder, { scope, resolver, preparing: false }))
    : pathInApp(scope, folder);
  return `version-${text.replace(/[^A-Za-z0-9]+/g, '-').replace(/^-|-$/g, '')}`.replace(/-$/, '');
}

function locate(scope: IConstruct, given: string): string {
  return path.resolve(appFolder(scope), given);
}

/** The app's folder contains its `cdktf.json`; otherwise it is the working directory. */
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
