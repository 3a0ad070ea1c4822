/** Reads a service's address the way people copy it: from a browser, from another tool's variable, or including the API's path. */
import { InvalidConnection, Service } from '../errors';
import type { FoundSetting } from './settings';

/** The API paths that follow the service's address in URLs, and the first path segments of its user interface. */
const PATHS: { readonly [service in Service]: { readonly api: RegExp; readonly interface: RegExp } } = {
  platform: { api: /\/api\/v2$/, interface: /^\/(app|session)(\/.*)?$/ },
  secrets: { api: /\/v1$/, interface: /\/ui(\/.*)?$/ },
};

/** The host that Terraform's CLI and its provider use if none is named. */
export const DEFAULT_PLATFORM = 'https://app.terraform.io';

/** The hosts of HCP Terraform, for which the dialect is known. */
const HOSTED = new Set(['app.terraform.io', 'app.eu.terraform.io']);

export function isHosted(address: string): boolean {
  return HOSTED.has(new URL(address).host);
}

/** Returns the address without a trailing slash and without API or user interface paths. Throws `InvalidConnection`. */
export function readAddress(service: Service, found: FoundSetting): string {
  return found.source === 'TFE_HOSTNAME' ? readHostname(found) : readUrl(service, found);
}

function readUrl(service: Service, { value, source }: FoundSetting): string {
  const wrong = (why: string) =>
    new InvalidConnection(service, `The address of the ${service} service from ${source} ${why}.`);
  let url: URL;
  try {
    url = new URL(value.trim());
  } catch {
    throw wrong('is not an absolute URL, such as https://host.example');
  }
  if (url.protocol !== 'http:' && url.protocol !== 'https:') throw wrong('must begin with https:// or http://');
  if (url.username || url.password) throw wrong('must not contain a user name or password');
  if (url.search || url.hash) throw wrong('must not contain a query or a fragment');
  const paths = PATHS[service];
  const path = url.pathname.replace(/\/+$/, '').replace(paths.interface, '').replace(paths.api, '');
  return url.origin + path.replace(/\/+$/, '');
}

/** The URL for a host name, which may itself be written as a URL. `readAddress` checks it. */
export function urlOfHostname(value: string): string {
  const text = value.trim();
  return HAS_SCHEME.test(text) ? text : `https://${text}`;
}

const HAS_SCHEME = /^[a-z][a-z0-9+.-]*:\/\//i;

/** A host name always implies https. The only paths it may have are those of the API or of the user interface. */
function readHostname(found: FoundSetting): string {
  const wrong = (why: string) =>
    new InvalidConnection(
      'platform',
      `${found.source} ${why}. It is a host name with an optional port, such as "tfe.example.com:8443": set TFE_ADDRESS to use another address.`,
    );
  if (/^http:/i.test(found.value)) throw wrong('begins with http://, but a host name always stands for https');
  if (!/^https:/i.test(found.value) || !URL.canParse(found.value)) throw wrong('is not a host name');
  const address = readUrl('platform', found);
  if (new URL(address).pathname !== '/') throw wrong('contains a path');
  return address;
}

/** Whether two addresses have the same scheme, host and port. Not every text is an address. */
export function isSameOrigin(one: string, other: string): boolean {
  return URL.canParse(one) && URL.canParse(other) && new URL(one).origin === new URL(other).origin;
}
