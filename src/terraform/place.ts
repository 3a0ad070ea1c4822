import type { PlatformClient } from '../clients/platform';
import type { SecretsClient } from '../clients/secrets';
import type { ResourceDefinition, Service } from '../definition/resource';
import { OtherPlace } from '../handlers/errors';
import type { PrivateState } from '../plan/private-state';
import type { Diagnostic } from '../plugin-protocol/wire/messages';
import { warning } from './diagnostics';
import type { Session } from './session';

type Client = PlatformClient | SecretsClient;
type Recorded = Pick<PrivateState, 'place' | 'cluster'>;

/** The client at whose place an object is. Undefined for an operation, which is no object, and while the connection is unknown. */
export function clientAt(session: Session, { service, operation }: ResourceDefinition): Client | undefined {
  return operation || session.isConnectionUnknown(service) ? undefined : session.client(service);
}

/**
 * Refuses an object whose state is from another place than the connection: there, its absence means nothing. A state of an earlier version of Lintel has
 * no place, and is accepted as it is.
 */
export async function requireSamePlace(
  service: Service,
  client: Client | undefined,
  { place, cluster }: Recorded,
): Promise<void> {
  if (!client || place === undefined || place === client.place) return;
  const variable = `LINTEL_${service.toUpperCase()}_MOVED_FROM`;
  if (splitPlaces(process.env[variable]).includes(place)) return;
  // The same cluster under another name.
  if (
    cluster !== undefined &&
    namespaceIn(place) === namespaceIn(client.place) &&
    cluster === (await clusterOf(client))
  ) {
    return;
  }
  throw new OtherPlace(
    `The state has this object at ${inWords(place)}, and the provider is connected to ${inWords(client.place)}. Nothing is read or changed there, because the object would seem to be deleted. ` +
      `Check the address${service === 'secrets' ? ' and the namespace' : ''} of the connection. If the service has moved with everything in it, say so for one apply:\n\n  ${variable}='${place}'`,
  );
}

/** What an object that was read or made at this place is stored with. The cluster is asked for only if the place is not recorded yet. */
export async function recordPlace(client: Client | undefined, recorded: Recorded): Promise<Recorded> {
  if (!client) return {};
  if (recorded.place === client.place) return { place: recorded.place, cluster: recorded.cluster };
  return { place: client.place, cluster: await clusterOf(client) };
}

/** What a person should know before they believe that an object is gone. Terraform shows equal warnings once. */
export async function warningsOfAbsence(client: Client | undefined, recorded: Recorded): Promise<Diagnostic[]> {
  if (!client) return [];
  if ('doubts' in client) return [...client.doubts].map(organizationWarning);
  return (await isOtherCluster(client, recorded)) ? [clusterWarning(client.place)] : [];
}

function organizationWarning(reason: string): Diagnostic {
  return warning(
    'organization-out-of-sight',
    'The token may be one of another organization',
    `${reason} What was there counts as deleted, and is planned again. If the token is one of another organization, or its user has left this one, do not apply this plan, and use the right token.`,
  );
}

/** Whether another cluster serves the place, of which an object that is missing there was never a part. */
async function isOtherCluster(client: Client, { place, cluster }: Recorded): Promise<boolean> {
  if (cluster === undefined || place !== client.place) return false;
  const now = await clusterOf(client);
  return now !== undefined && now !== cluster;
}

function clusterWarning(place: string): Diagnostic {
  return warning(
    'cluster-changed',
    'Another cluster serves the address',
    `The service at ${inWords(place)} has another cluster id than when the objects in the state were last read: it is a new server, and what it lacks is planned again. If the address is wrong, do not apply this plan.`,
  );
}

async function clusterOf(client: Client): Promise<string | undefined> {
  return 'cluster' in client ? client.cluster() : undefined;
}

function splitPlaces(value = ''): string[] {
  return value
    .split(',')
    .map((place) => place.trim().replace(/\/+(?=$|\?)/, ''))
    .filter(Boolean);
}

function namespaceIn(place: string): string | undefined {
  return place.split('?namespace=')[1];
}

function inWords(place: string): string {
  const [address = '', namespace] = place.split('?namespace=');
  return namespace === undefined ? address : `${address} in the namespace \`${namespace}\``;
}
