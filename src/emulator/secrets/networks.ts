import { BlockList, isIP, isIPv4, isIPv6 } from 'net';

/** Whether an address is one of these addresses, or in one of these networks. */
export function isInNetworks(address: string, networks: readonly string[]): boolean {
  const plain = address.replace(/^::ffff:/i, '');
  if (isIP(plain) === 0) return false;
  const list = new BlockList();
  for (const network of networks) {
    const [base = '', bits] = network.split('/');
    const family = isIPv4(base) ? 'ipv4' : 'ipv6';
    if (bits === undefined) list.addAddress(base, family);
    else list.addSubnet(base, Number(bits), family);
  }
  return list.check(plain, isIPv4(plain) ? 'ipv4' : 'ipv6');
}

/** Whether all addresses of a network are in one of these networks. */
export function isWithinNetworks(network: string, others: readonly string[]): boolean {
  const [base = '', bits = ''] = network.split('/');
  return others.some((other) => {
    const [, otherBits = isIPv4(base) ? '32' : '128'] = other.split('/');
    return isInNetworks(base, [other]) && Number(otherBits) <= Number(bits);
  });
}

/** Whether a text is a network with a prefix length. */
export function isNetwork(text: string): boolean {
  const [, base = '', bits = ''] = /^([^/]+)\/(\d{1,3})$/.exec(text) ?? [];
  if (isIPv4(base)) return Number(bits) <= 32;
  return isIPv6(base) && Number(bits) <= 128;
}

/** An address or network in the service's notation; undefined if it is neither. A network with a single address becomes the address. */
export function normalizedNetwork(text: string): string | undefined {
  if (isIP(text) > 0) return shortAddress(text);
  if (!isNetwork(text)) return undefined;
  const [base = '', bits = ''] = text.split('/');
  const single = Number(bits) === (isIPv4(base) ? 32 : 128);
  return single ? shortAddress(base) : `${shortAddress(base)}/${Number(bits)}`;
}

/** The shortest spelling, in lower case. */
function shortAddress(address: string): string {
  return isIPv6(address) ? new URL(`http://[${address}]`).hostname.slice(1, -1) : address;
}
