import { Command, InvalidArgumentError, Option } from 'commander';
import { documentation } from '../documentation';
import { flowing } from '../help-text';
import { jsonFlag } from '../json-option';
import { addressOption, furtherOptions } from '../secrets-options';
import type { RekeyOptions } from './checks';
import * as subcommands from './subcommands';

const MORE = `
Procedure. No holder reveals a share to another person:
  1. Terraform starts the rekey with the resource lintel_recovery_rekey. Send
     its nonce to all holders of a share of the current key over a separate
     channel.
  2. Each holder, on their own machine, compares the nonce and submits their
     share.
       $ lintel rekey submit
     The holder who submits the last required share receives the new shares,
     once: each encrypted for its holder, if PGP keys are configured.
  3. If verification is required, the holders of the new shares submit them. The
     current key remains in effect until then.
       $ lintel rekey verify

Shares are read from a hidden prompt or from standard input, never from arguments:
       $ pass show recovery |
           lintel rekey submit --nonce 0a1b… --output new-shares

The address and the token are read from LINTEL_SECRETS_ADDRESS and
LINTEL_SECRETS_TOKEN, VAULT_ADDR and VAULT_TOKEN, or BAO_ADDR and BAO_TOKEN, in this
order, as for the provider.

Documentation: ${documentation('rekey')}

Exit codes: 0 success, 1 failure, 2 invalid usage, 130 interrupted before anything
was sent.`;

/** `lintel rekey`: the steps of a rekey that the holders of shares perform. */
export function rekeyCommand(): Command {
  const command = new Command('rekey')
    .summary('replace the recovery key; each holder submits a share')
    .description('Replaces the recovery key of the secrets service. Each holder submits a share.')
    .helpCommand(false)
    .addHelpText('after', flowing(MORE));
  subcommand(command, 'status', 'show the progress of the current rekey', subcommands.status).addOption(jsonFlag());
  subcommand(
    command,
    'submit',
    'submit a share of the current key; the last required share returns the new shares',
    subcommands.submit,
  )
    .addOption(nonce('rekey'))
    .addOption(output('the file for the new shares, or the folder with PGP keys; must not exist'));
  subcommand(command, 'verify', 'verify one of the new shares', subcommands.verify).addOption(nonce('verification'));
  subcommand(
    command,
    'restart-verification',
    'discard the shares verified so far and start the verification again',
    subcommands.restartVerification,
  ).addOption(nonce('verification'));
  subcommand(command, 'cancel', 'cancel the rekey; the current key remains in effect', subcommands.cancel).addOption(
    nonce('rekey'),
  );
  subcommand(
    command,
    'backup',
    'read the encrypted shares from the backup of the service',
    subcommands.backup,
  ).addOption(output('the folder for the shares; must not exist'));
  subcommand(
    command,
    'delete-backup',
    'delete the encrypted shares from the service',
    subcommands.deleteBackup,
  ).addOption(nonce('rekey that created the backup'));
  return command;
}

function subcommand(
  parent: Command,
  name: string,
  summary: string,
  act: (options: RekeyOptions, command: Command) => Promise<void>,
): Command {
  const command = parent
    .command(name)
    .description(summary)
    .addOption(addressOption())
    .option('--token-file <file>', 'a file with the token (default: LINTEL_SECRETS_TOKEN, VAULT_TOKEN or BAO_TOKEN)');
  for (const option of furtherOptions()) command.addOption(option);
  return command.action(act);
}

/** Every subcommand that changes something requires the nonce, as an option or confirmed at the prompt. */
function nonce(of: string): Option {
  return new Option('--nonce <nonce>', `the nonce of the ${of}, as you received it (default: ask for confirmation)`);
}

function output(description: string): Option {
  return new Option('--output <place>', `${description} (default: the terminal)`).argParser(parseOutput);
}

/** Devices are refused, but not Linux's file system in memory, where a share never reaches a disk. */
function parseOutput(text: string): string {
  if (text === '' || text === '-' || /^\/dev\/(?!shm\/)/.test(text)) {
    throw new InvalidArgumentError('Must be a file. Shares are never written to a pipe.');
  }
  return text;
}
