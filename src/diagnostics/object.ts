import type { Explanations } from './explanation';

/** Faults of an object, while it is created, read, changed or deleted. */
export const OBJECT = {
  'rekey-ended': {
    title: 'A rekey of the recovery key has ended',
    cause: 'Holders have submitted enough shares, or someone has cancelled the rekey.',
    lookAt: 'The message, and the person who started the rekey.',
    remedy: 'To start another one, change `triggers`.',
    example: 'Warning: The rekey of the recovery key has ended',
  },
  'object-already-exists': {
    title: 'The object already exists',
    cause: 'An object with the same name exists, and may belong to another owner. Nothing is taken over silently.',
    lookAt: 'Who created the object: another stack, a person, or an earlier run whose state was lost.',
    remedy:
      'Import it with the command in the message, or choose another name. `lintel adopt` writes code for many objects.',
    example: 'Error: The object already exists',
  },
  'object-incomplete': {
    title: 'The object was created, but is incomplete',
    cause: 'A later step of the create failed.',
    lookAt: 'The error in the message, and the state: the object is in it as planned, as tainted, or not at all.',
    remedy: 'Remove the cause, and apply again. If the message has an import command, run it first.',
    example: 'Warning: The object was created, but is incomplete',
  },
  'object-possibly-created': {
    title: 'The object may have been created',
    cause: 'The response to a create was lost, and reading the object failed, too.',
    lookAt: 'The service.',
    remedy: 'If the object exists, import it with the command in the message. Otherwise apply again.',
    example: 'Error: The object may have been created',
  },
  'object-remains': {
    title: 'Something remains on the service',
    cause: 'The service cannot delete it, or it is shared with another object. It was removed only from the state.',
    lookAt: 'What the message says remains, and until when.',
    remedy: 'Nothing, unless it harms. It ends with the object that contains it.',
    example: 'Warning: The service keeps the configuration',
  },
  'object-failed': {
    title: 'The service could not finish its work on an object',
    cause:
      'The service accepted the object, and its own work on it failed afterwards: it could not read a repository or use an archive.',
    lookAt: 'The status in the message, and the reason of the service.',
    remedy: 'Repair what the message names. Plans warn, and `lintel drift` reports it, until the status is a good one.',
    example: 'Warning: `newest_version_status` reports a failure of the service',
  },
  'object-not-ready': {
    title: 'The object exists but does nothing yet',
    cause:
      'Something outside of Terraform has to happen first: an authorization, a tag, or the reading of a repository.',
    lookAt: 'The step that the message names.',
    remedy: 'Do it, and plan again.',
    example: 'Warning: Nobody has authorized the connection yet',
  },
  'side-effect': {
    title: 'The operation had a side effect, or left one out',
    cause: 'The service cannot do the operation in one request, or a part of it would have harmed another object.',
    lookAt: 'The object that the message names.',
    remedy: 'Check it. The message says what has to be done, if anything.',
    example: 'Warning: The policy set was enforced nowhere for a moment',
  },
  'content-unknown': {
    title: 'The content of an object could not be read',
    cause: 'The token may not read or list all of it, or it could not be fetched.',
    lookAt: 'The error in the message.',
    remedy: 'Grant the permission if the content matters. Otherwise the warning can be ignored.',
    example: 'Warning: The content of the version is not known',
  },
  'leases-left': {
    title: 'Leases may be left that nothing revokes',
    cause:
      'Something was destroyed that leases cannot be revoked without, such as the connection to a database, and they could not be revoked before.',
    lookAt: 'The database, cluster or platform: users, accounts and tokens whose names begin with `v-`.',
    remedy: 'Remove them there. Grant the permission that the message names before the next destroy.',
    example: 'Warning: Leases may be left',
  },
  'type-available': {
    title: 'The path has a type of its own',
    cause:
      '`lintel_secrets_object` is used for a path, or `lintel_platform_object` for a type of object, that another type of this provider manages.',
    lookAt: 'The type that the message names.',
    remedy: 'Use that type. It knows what is compared and what is secret, and its reviews say what a change means.',
    example: 'Warning: The path has a type of its own',
  },
  'object-not-compared': {
    title: 'The object is never read',
    cause: '`readable` is false, so that neither the existence of the object nor its values are known.',
    lookAt: 'Whether the service reads the object at another path.',
    remedy: 'Set `read_path` if it does. Otherwise only the configuration and the state are compared.',
    example: 'Warning: The object is never read',
  },
  'secret-noted': {
    title: 'Something about a key-value secret is worth knowing',
    cause:
      'A setting or a key of the secret does something else than its name suggests, or the version of the mount makes a difference.',
    lookAt: 'The sentence of the message, which names the attribute or the key.',
    remedy: 'Nothing, if that is what you want. Otherwise change the attribute that the message names.',
    example: 'Warning: Values are read',
  },
  'secret-gone': {
    title: 'The current version of a secret is gone',
    cause: 'Somebody has deleted or destroyed it, or its end has come, so that the plan writes the secret again.',
    lookAt: 'The time in the message, and who deleted it.',
    remedy: 'Apply to write a new version, or undelete the version before.',
    example: 'Warning: The current version is gone',
  },
  'secret-changed-meanwhile': {
    title: 'A secret was changed since the plan',
    cause: 'Another client has written a version after the plan had read the secret. Nothing was overwritten.',
    lookAt: 'The version that the message names, and who wrote it.',
    remedy: 'Plan again: the new plan shows what is there now.',
    example: 'Error: The secret was changed',
  },
  'member-unknown': {
    title: 'The service does not know a member',
    cause:
      'The service describes the path, and the description lacks a member of `body`. Services ignore what they do not know.',
    lookAt: 'The spelling of the member, and the version of the service.',
    remedy: 'Correct or remove the member. If the description is incomplete, set `validate` to false.',
    example: 'Warning: The service does not know the member',
  },
  'write-repeated': {
    title: 'A write is done twice',
    cause:
      'The ephemeral resource `lintel_secrets_object` writes to a path whose result stays, or `lintel_platform_object` creates an object that it does not delete, and ephemeral resources are opened in each plan and in each apply.',
    lookAt: 'What the path makes of a write, and `delete_on_close`.',
    remedy: 'Use the managed resource of the same name, or a path that hands out a lease or a token.',
    example: 'Warning: The write is done twice',
  },
  'value-stored-differently': {
    title: 'The service stores another value',
    cause: 'The service changed the value that was sent, for example its case or its order.',
    lookAt: 'The next plan, which shows the difference.',
    remedy: 'Configure the value as the service stores it. If both mean the same, please report it.',
    example: 'Warning: The service stores another value of `name`',
  },
  'value-not-carried-over': {
    title: 'A value is not carried over',
    cause: 'A `moved` block takes over the state of another provider, which had a value that Lintel has no place for.',
    lookAt: 'The attribute that the message names.',
    remedy: 'Configure it in the resource that manages it in Lintel, if there is one.',
    example: 'Warning: `renew_increment` is not carried over',
  },
  'credential-not-revoked': {
    title: 'A credential was not revoked',
    cause: 'The provider could not revoke a token or a lease at the end of the run.',
    lookAt: 'What remains usable, and until when.',
    remedy: 'Revoke it manually, or wait until it expires.',
    example: 'Warning: The token cannot be revoked',
  },
} satisfies Explanations;
