const crypto = require('crypto');
const { promisify } = require('util');

/** So many keys of a length are different; after that, the first is given again. */
const COUNT = 6;

/** Lengths in bits, each with its keys. */
const keys = new Map();

/**
 * Searching the primes of RSA keys would take more time than many tests, so each worker makes a few keys of a length and gives them in turn. Only
 * the emulator makes keys in this way; what a test makes itself with `generateKeyPairSync` is new.
 */
exports.install = function install() {
  const generate = promisify(crypto.generateKeyPair);
  const give = async (type, options) => {
    if (type !== 'rsa') return generate(type, options);
    const { modulusLength, publicKeyEncoding, privateKeyEncoding } = options;
    const known = keys.get(modulusLength) ?? [];
    keys.set(modulusLength, known);
    const pair = known.length < COUNT ? generate(type, { modulusLength }) : known.shift();
    known.push(pair);
    const { publicKey, privateKey } = await pair;
    return {
      publicKey: publicKeyEncoding ? publicKey.export(publicKeyEncoding) : publicKey,
      privateKey: privateKeyEncoding ? privateKey.export(privateKeyEncoding) : privateKey,
    };
  };
  const spare = (type, options, callback) =>
    void give(type, options).then(({ publicKey, privateKey }) => callback(null, publicKey, privateKey), callback);
  spare[promisify.custom] = give;
  crypto.generateKeyPair = spare;
};
