import { IN_NO_STATE } from '../src/definition/secret-input';

/** Sentences that speak of plans and states, by type and attribute, as they are where CloudFormation asks. */
const WORDS: { readonly [what: string]: string } = {
  'lintel_pki_certificate': 'A certificate with its key, both made by the authority. The key goes to a secret of Secrets Manager, which the construct makes unless it is given one.',
  'lintel_policy': 'A rule that is checked before runs are applied: the policy object and its code, as one thing.',
  'lintel_policy.sourceFile': 'The path of a UTF-8 file that holds the code; relative, from where the app runs. Its text becomes part of the template.',
  'lintel_recovery_rekey': 'One attempt to replace the recovery key. It starts the attempt; people then bring their shares with `lintel rekey`, and none of them passes through CloudFormation. Once it has ended it stays so, until `triggers` change.',
  'lintel_registry_module_version.replaceOnChange': 'Whether the version is deleted and made again where its content changes. Otherwise such an update is refused, since whoever uses a version expects it to stay as it is.',
  'lintel_registry_module_version.sourceDirectory': 'The path of the folder that holds the module; relative, from where the app runs. A `*.tf` or `*.tf.json` file stands at its root. `.git`, `.terraform` and what its `.terraformignore` names are left out, links inside of it are packed as what they lead to.',
};

/** What a definition says, in words that are true without a plan and a state. */
export function describeForAwscdk(what: string, doc: string): string {
  const version = /^Where configured, only its change sends `(.+)Wo` again\.$/.exec(doc);
  if (version) return 'Raise it when the secret has another value: CloudFormation compares templates, in which only the reference stands.';
  return WORDS[what] ?? doc.replace(IN_NO_STATE, '');
}

/** What absence means, likewise. */
export function describeAbsenceForAwscdk(absent: string | undefined): string | undefined {
  return absent?.replace(/^a changed `.+` is recognised by itself$/, 'another value goes with the next change of the resource that sends the secret');
}
