import { hasPrefixLength, networkKey } from '../../../../definition/kinds/network';

/** Whether two sets contain the same networks: `10.1.2.3/8` equals `10.0.0.0/8`. */
export function sameNetworks(one: readonly string[] = [], other: readonly string[] = []): boolean {
  return keyOf(one) === keyOf(other);
}

/** Describes why a text is not a network; undefined if it is one. */
export function findNetworkFault(network: string): string | undefined {
  return networkKey(network) === undefined || !hasPrefixLength(network)
    ? `${JSON.stringify(network)} is not a network. Use CIDR notation, such as "10.0.0.0/8".`
    : undefined;
}

function keyOf(networks: readonly string[]): string {
  return [...new Set(networks.map((network) => networkKey(network) ?? network))].sort().join();
}
