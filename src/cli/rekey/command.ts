import { Command, InvalidArgumentError, Option } from 'commander';
import type { RekeyOptions } from './checks';
import * as ceremony from './subcommands';

const MORE = `
The ceremony, in which nobody shows a present share to anybody:
  1. Terraform starts it: the resource lintel_recovery_rekey. Its nonce is told to
     everybody who has a share of the present key, by another way than this one.
  2. Each of them, on a machine of their own, compares the nonce and gives the share.
       $ lintel rekey submit
     Whoever gives the last one that is needed receives the new shares, once: each
     encrypted for its holder, if PGP keys were configured.
  3. If verification was asked for, the holders of the new shares prove that they
     have them; until then the present key stays in force.
       $ lintel rekey verify

Shares are typed without being shown, or piped in; they are never arguments:
       $ pass show recovery | lintel rekey submit --nonce 0a1b… --output new-shares

Where the service is, and who one is to it, comes from LINTEL_SECRETS_ADDRESS and
LINTEL_SECRETS_TOKEN, else VAULT_ADDR and VAULT_TOKEN, else BAO_ADDR and BAO_TOKEN,
as for the provider. See docs/rekey.md.

Exit codes: 0 done, 1 not possible, 2 wrong usage, 130 interrupted, nothing sent.`;

/** `lintel rekey`: what people do to replace the recovery key, each with a share of their own. */
export function rekeyCommand(): Command {
  const command = new Command('rekey')
    .summary('replace the recovery key, each person with a share of their own')
    .description('Replaces the recovery key of the secrets service, each person with a share of their own.')
    .helpCommand(false)
    .addHelpText('after', MORE);
  verb(command, 'status', 'show whether a rekey runs, and how far it is', ceremony.status);
  verb(command, 'submit', 'give one share of the present key; the last one is answered with the new shares', ceremony.submit).addOption(nonce('rekey'))
    .addOption(output('where the new shares go: a file, or with PGP keys a folder; it must not exist yet'));
  verb(command, 'verify', 'prove one of the new shares', ceremony.verify).addOption(nonce('verification'));
  verb(command, 'restart-verification', 'forget which new shares were proven', ceremony.restartVerification).addOption(nonce('verification'));
  verb(command, 'cancel', 'end the rekey that runs; the present key stays', ceremony.cancel).addOption(nonce('rekey'));
  verb(command, 'backup', 'get the encrypted shares that the service keeps', ceremony.backup)
    .addOption(output('a folder for them; it must not exist yet'));
  verb(command, 'delete-backup', 'have the service forget the encrypted shares', ceremony.deleteBackup).addOption(nonce('rekey that made the backup'));
  return command;
}

function verb(parent: Command, name: string, summary: string, act: (options: RekeyOptions, command: Command) => Promise<void>): Command {
  return parent.command(name)
    .description(summary)
    .addOption(new Option('--address <url>', 'the secrets service (default: LINTEL_SECRETS_ADDRESS, and its like)').argParser(parseAddress))
    .option('--token-file <file>', 'a file with the token (default: LINTEL_SECRETS_TOKEN, and its like)')
    .addOption(new Option('--dialect <name>', 'the names of a service that exists').choices(['standard', 'vault', 'openbao']))
    .option('--namespace <path>', 'the namespace (default: LINTEL_SECRETS_NAMESPACE, and its like)')
    .option('--ca-cert-file <file>', 'PEM certificates of authorities to trust besides the usual ones')
    .action(act);
}

/** What changes something is given the nonce that it is meant for, or has it confirmed. */
function nonce(of: string): Option {
  return new Option('--nonce <nonce>', `the nonce of the ${of}, as one was told (default: it is shown, and to be confirmed)`);
}

function output(description: string): Option {
  return new Option('--output <place>', `${description} (default: the terminal)`).argParser(parseOutput);
}

function parseAddress(text: string): string {
  if (!/^https?:\/\/[^/]/.test(text) || !URL.canParse(text)) throw new InvalidArgumentError('It must be an address such as https://secrets.example.com.');
  return text;
}

function parseOutput(text: string): string {
  if (text === '' || text === '-' || text.startsWith('/dev/')) throw new InvalidArgumentError('It must be a file: shares are never written to a pipe.');
  return text;
}
