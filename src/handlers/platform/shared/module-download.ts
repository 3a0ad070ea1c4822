import { CallOptions, path, PlatformClient } from '../../../clients/platform';
import { addressOf, textAt } from '../../../clients/read-response';

export interface Download {
  /** An address, or whatever else Terraform can fetch a module from. */
  readonly location: string;
  /** Where no version was named, the latest; undefined where the service does not tell. */
  readonly version: string | undefined;
}

/** Where a private module can be fetched from. Undefined: 404. */
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
  // The standard has it in a header; some registries answer a document.
  const reported =
    response.headers['x-terraform-get'] || (response.isEmpty ? '' : textAt(response.document(), 'location'));
  if (reported === '') throw response.blame('it names no place to download from');
  const location = /^\.{0,2}\//.test(reported) ? addressOf(reported, response.url.href)?.href : reported;
  if (location === undefined) throw response.blame('the place to download from is no address');
  return { location, version: version ?? versionIn(response.url) };
}

/** The latest version responds with a redirect to that version. */
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
