/** Terraform sets this for every plugin it starts, so that a plugin can detect when it was started manually. */
const COOKIE = 'd602bf8f470bc67ca7faa0386276bbdd4330efaf76d1a219cb4d6991ca9872b2';

export const STARTED_MANUALLY = `This program is a plugin, which is started by Terraform or OpenTofu.
To debug it, start it with --debug and follow the instructions.`;

export function isStartedByTerraform(): boolean {
  return process.env.TF_PLUGIN_MAGIC_COOKIE === COOKIE;
}

/** The version of the protocol that this server implements. */
const VERSION = '6';

/** Why a program that supports only other versions of the protocol cannot use this provider; undefined if it can. */
export function unsupportedVersions(): string | undefined {
  const supported = (process.env.PLUGIN_PROTOCOL_VERSIONS ?? '').split(',').filter(Boolean);
  return supported.length === 0 || supported.includes(VERSION)
    ? undefined
    : `It uses version ${VERSION} of the plugin protocol, but this program supports only ${supported.join(' and ')}. Use Terraform or OpenTofu 1.11 or newer.`;
}

/** Where the server listens, as written in the handshake. */
export type Address = { readonly network: 'unix' | 'tcp'; readonly address: string };

/**
 * The line that Terraform expects on standard output: the version of the handshake and of the protocol, the address, and the certificate in base64
 * without padding (Terraform's decoder rejects it), empty without TLS.
 */
export function handshakeLine({ network, address }: Address, certificate: Buffer | undefined): string {
  const encoded = certificate ? certificate.toString('base64').replace(/=+$/, '') : '';
  return `1|${VERSION}|${network}|${address}|grpc|${encoded}${process.env.PLUGIN_MULTIPLEX_GRPC ? '|false' : ''}\n`;
}
