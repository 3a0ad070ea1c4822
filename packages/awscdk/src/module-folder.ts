import { statSync } from 'fs';
import * as path from 'path';
import { SymlinkFollowMode, Token } from 'aws-cdk-lib';
import { Asset } from 'aws-cdk-lib/aws-s3-assets';
import { Construct } from 'constructs';
import { Policies } from './policies';

/**
 * Sends a folder along with the stack, as an asset, and answers what stands for it in the properties: `s3://<bucket>/<key>` of the asset.
 * The function may read that object, and no other of the bucket.
 */
export function folderProperty(scope: Construct, property: string, folder: unknown, grants: Policies): string {
  const name = `${property.charAt(0).toLowerCase()}${property.slice(1)}`;
  if (typeof folder !== 'string' || Token.isUnresolved(folder)) throw new Error(`${scope.node.path}: ${name}: The folder must be known when the app is synthesized, since it is sent along with the stack.`);
  if (!statSync(folder, { throwIfNoEntry: false })?.isDirectory()) {
    throw new Error(`${scope.node.path}: ${name}: There is no folder ${JSON.stringify(path.resolve(folder))}. A path is absolute, or begins where the app runs.`);
  }
  const asset = new Asset(scope, property, { path: folder, followSymlinks: SymlinkFollowMode.ALWAYS, exclude: ['.git', '.terraform'] });
  grants.allow({ actions: ['s3:GetObject'], resource: asset.bucket.arnForObjects(asset.s3ObjectKey) });
  return asset.s3ObjectUrl;
}
