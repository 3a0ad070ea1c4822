import { InvalidArgumentError, Option } from 'commander';

/** The options of commands that connect to the secrets service. */
export function addressOption(): Option {
  return new Option(
    '--address <url>',
    'the address of the secrets service (default: LINTEL_SECRETS_ADDRESS, VAULT_ADDR or BAO_ADDR)',
  ).argParser(parseAddress);
}

export function furtherOptions(): Option[] {
  return [
    new Option('--dialect <name>', 'the API dialect of the service').choices(['standard', 'vault', 'openbao']),
    new Option(
      '--namespace <path>',
      'the namespace (default: LINTEL_SECRETS_NAMESPACE, VAULT_NAMESPACE or BAO_NAMESPACE)',
    ),
    new Option('--ca-cert-file <file>', 'a PEM file with additional certificate authorities to trust'),
  ];
}

function parseAddress(text: string): string {
  if (!/^https?:\/\/[^/]/.test(text) || !URL.canParse(text)) {
    throw new InvalidArgumentError('Must be a URL such as https://secrets.example.com.');
  }
  return text;
}
