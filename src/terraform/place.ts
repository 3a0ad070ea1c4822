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

/** The client for the location of an object. Undefined for an operation, which is not an object, and while the connection is unknown. */
export function clientAt(session: Session, { service, operation }: ResourceDefinition): Client | undefined {
  return operation || session.isConnectionUnknown(service) ? undefined : session.client(service);
}

/**
 * Rejects an object whose state comes from a different location than the connection, where its absence would mean nothing. State of an earlier
 * version of Lintel has no location, and is accepted unchanged.
 */
export async function requireSamePlace(
  service: Service,
  client: Client | undefined,
  { place, cluster }: Recorded,
): Promise<void> {
  if (!client || place === undefined || place === client.place) return;
  const variable = `LINTEL_${service.toUpperCase()}_MOVED_FROM`;
  if (splitPlaces(process.env[variable]).includes(place)) return;
  // The same cluster under a different name.
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

/** The location to store with an object that was read or created there. The cluster is only requested if the location is not recorded yet. */
export async function recordPlace(client: Client | undefined, recorded: Recorded): Promise<Recorded> {
  if (!client) return {};
  if (recorded.place === client.place) return { place: recorded.place, cluster: recorded.cluster };
  return { place: client.place, cluster: await clusterOf(client) };
}

/** Warnings before a user concludes that an object is gone. Terraform shows equal warnings once. */
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

/** Whether another cluster serves the location. Objects missing there were never part of it. */
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
