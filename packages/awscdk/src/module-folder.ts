import { SymlinkFollowMode, Token } from 'aws-cdk-lib';
import { Asset } from 'aws-cdk-lib/aws-s3-assets';
import { Construct } from 'constructs';
import { problemOfPath } from './files';
import { Policies } from './policies';

/**
 * Uploads a folder as an asset, and returns the value of the property: the address `s3://<bucket>/<key>` of the asset. The function may read
 * only this object of the bucket.
 */
export function folderProperty(scope: Construct, property: string, folder: unknown, grants: Policies): string {
  const name = `${property.charAt(0).toLowerCase()}${property.slice(1)}`;
  if (typeof folder !== 'string' || Token.isUnresolved(folder)) {
    throw new Error(
      `${scope.node.path}: ${name}: The path must be known during synthesis, since the folder is uploaded as an asset.`,
    );
  }
  const problem = problemOfPath('folder', folder);
  if (problem !== undefined) throw new Error(`${scope.node.path}: ${name}: ${problem}`);
  const asset = new Asset(scope, property, {
    path: folder,
    followSymlinks: SymlinkFollowMode.ALWAYS,
    exclude: ['.git', '.terraform'],
  });
  grants.allow({ actions: ['s3:GetObject'], resource: asset.bucket.arnForObjects(asset.s3ObjectKey) });
  return asset.s3ObjectUrl;
}
