/** Terraform sets this for every plugin it starts, so that a plugin knows when it was started by hand. */
const COOKIE = 'd602bf8f470bc67ca7faa0386276bbdd4330efaf76d1a219cb4d6991ca9872b2';

export const STARTED_BY_HAND = `This program is a plugin: Terraform and OpenTofu start it, people do not.
To debug it, start it with --debug and follow what it prints.
`;

export function isStartedByTerraform(): boolean {
  return process.env.TF_PLUGIN_MAGIC_COOKIE === COOKIE;
}

/** Where the server listens, as the handshake names it. */
export type Address = { readonly network: 'unix' | 'tcp'; readonly address: string };

/**
 * The one line that core waits for on standard output: the version of the handshake, of Terraform's protocol, the address, and the certificate
 * in base64 without padding (core's decoder refuses padding), empty without TLS.
 */
export function handshakeLine({ network, address }: Address, certificate: Buffer | undefined): string {
  const encoded = certificate ? certificate.toString('base64').replace(/=+$/, '') : '';
  return `1|6|${network}|${address}|grpc|${encoded}${process.env.PLUGIN_MULTIPLEX_GRPC ? '|false' : ''}\n`;
}
