/* oxlint-disable no-bitwise -- the format is made of bits */
import { ConnectionError, ErrorCode } from './frame';

/**
 * The code length of each byte, in base 36, followed by that of the end-of-string symbol (RFC 7541 appendix B). The code is canonical: codes of equal
 * length are assigned in the order of their symbols, so the lengths define the code.
 */
const LENGTHS =
  'dnsssssssoussussssssssusssssssss6aacd68baa8b8666555666666678f6cad67777777777777777777777878djde6' +
  'f56565666577666567655677777fbedskmkkmmmnmnnnnnonoomnonnnnlmnmnnomlkmmnnlnmmolmnnllmlnmnnkmmmnmmn' +
  'qqkjmnmpqqqrrqopjlqrrqrollqqsrrrkoklmllnmmppooqnqrqqrrrrrsrrrrrqu';
const END = 256;

/** Two cells for each inner node, one per bit, with the next node or the complement of the decoded symbol. */
let tree: Int16Array | undefined;

/** Decodes a string literal (RFC 7541 section 5.2). */
export function decodeHuffman(bytes: Buffer): string {
  const nodes = (tree ??= buildTree());
  const found: number[] = [];
  let node = 0;
  // The bits since the last symbol, of which at most seven may remain at the end, all ones.
  let open = 0;
  let allOnes = true;
  for (const byte of bytes) {
    for (let mask = 0x80; mask > 0; mask >>= 1) {
      const bit = byte & mask ? 1 : 0;
      open += 1;
      if (bit === 0) allOnes = false;
      const next = nodes[node * 2 + bit]!; // Every inner node has both cells.
      if (next >= 0) {
        node = next;
        continue;
      }
      if (~next === END) {
        throw new ConnectionError(ErrorCode.COMPRESSION_ERROR, 'a header string that says where it ends');
      }
      found.push(~next);
      node = 0;
      open = 0;
      allOnes = true;
    }
  }
  if (open > 7 || !allOnes) {
    throw new ConnectionError(ErrorCode.COMPRESSION_ERROR, 'a header string that ends in the middle of a symbol');
  }
  return Buffer.from(found).toString('latin1');
}

function buildTree(): Int16Array {
  const nodes = new Int16Array(2 * END);
  let used = 1;
  let code = 0;
  let length = 0;
  const symbols = Array.from(LENGTHS, (digit, symbol) => ({ symbol, length: parseInt(digit, 36) }));
  for (const symbol of symbols.sort((one, other) => one.length - other.length || one.symbol - other.symbol)) {
    code = length === 0 ? 0 : (code + 1) * 2 ** (symbol.length - length);
    length = symbol.length;
    let node = 0;
    for (let bit = length - 1; bit > 0; bit -= 1) {
      const cell = node * 2 + (Math.floor(code / 2 ** bit) % 2);
      if (nodes[cell] === 0) nodes[cell] = used++;
      node = nodes[cell]!; // Set above.
    }
    nodes[node * 2 + (code % 2)] = ~symbol.symbol;
  }
  return nodes;
}
