import { CallOptions, path, PlatformClient } from '../../../../clients/platform';
import { addressOf, textAt } from '../../../../clients/read-response';

export interface Download {
  /** A URL or any other source address that Terraform supports. */
  readonly location: string;
  /** The latest version if none was requested. Undefined if the service does not report it. */
  readonly version: string | undefined;
}

/** The download location of a private module. Undefined after a 404. */
export async function findDownload(
  platform: PlatformClient,
  {
    namespace,
    name,
    moduleProvider,
    version,
  }: { namespace: string; name: string; moduleProvider: string; version?: string },
  options?: CallOptions,
): Promise<Download | undefined> {
  const module = path`/api/registry/v1/modules/${namespace}/${name}/${moduleProvider}`;
  const response = await platform.fetch(
    `${module}${version === undefined ? '' : path`/${version}`}/download`,
    undefined,
    options,
  );
  if (!response) return undefined;
  // The registry protocol uses a header. Some registries respond with a document.
  const reported =
    response.headers['x-terraform-get'] || (response.isEmpty ? '' : textAt(response.document(), 'location'));
  if (reported === '') throw response.blame('it names no place to download from');
  const location = /^\.{0,2}\//.test(reported) ? addressOf(reported, response.url.href)?.href : reported;
  if (location === undefined) throw response.blame('the place to download from is no address');
  return { location, version: version ?? versionIn(response.url) };
}

/** A request for the latest version is redirected to that version. */
function versionIn(url: URL): string | undefined {
  const found = /\/modules\/[^/]+\/[^/]+\/[^/]+\/([^/]+)\/download$/.exec(url.pathname)?.[1];
  return found && decoded(found);
}

function decoded(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
}
