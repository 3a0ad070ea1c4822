/** A person with a PGP key. */
export interface Person {
  /** Base64 of the binary form, as services accept it. */
  readonly publicKey: string;
  readonly fingerprint: string;
  /** Decrypts a binary message to this person. */
  open(message: Uint8Array): Promise<string>;
}

const known = new Map<string, Promise<Person>>();

/** Returns the same person for the same name. */
export function person(name: string): Promise<Person> {
  if (!known.has(name)) known.set(name, makePerson(name));
  return known.get(name)!;
}

export async function people<const Names extends readonly string[]>(
  ...names: Names
): Promise<{ readonly [Index in keyof Names]: Person }> {
  return Promise.all(names.map(person)) as Promise<{ readonly [Index in keyof Names]: Person }>;
}

/** The library is large, and every house rule loads the fixture that needs it. */
function library() {
  // oxlint-disable-next-line typescript/no-require-imports -- the types are those of the ES module
  return require('openpgp') as typeof import('openpgp', { with: { 'resolution-mode': 'import' } });
}

async function makePerson(name: string): Promise<Person> {
  const { decrypt, generateKey, readMessage, readPrivateKey } = library();
  const { publicKey, privateKey } = await generateKey({ userIDs: [{ name }], format: 'object' });
  const armored = privateKey.armor();
  return {
    publicKey: Buffer.from(publicKey.write()).toString('base64'),
    fingerprint: publicKey.getFingerprint(),
    open: async (message) => {
      const { data } = await decrypt({
        message: await readMessage({ binaryMessage: message }),
        decryptionKeys: await readPrivateKey({ armoredKey: armored }),
      });
      return String(data);
    },
  };
}
