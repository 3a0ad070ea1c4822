/* eslint-disable no-bitwise -- the format is made of bits */
import { ConnectionError, ErrorCode } from './frame';

/**
 * How many bits the code of each byte has, in base 36, and last of the end of the string (RFC 7541 appendix B). The code is canonical: those
 * of equal length follow each other in the order of what they mean, so that the lengths say everything.
 */
const LENGTHS = 'dnsssssssoussussssssssusssssssss6aacd68baa8b8666555666666678f6cad67777777777777777777777878djde6'
  + 'f56565666577666567655677777fbedskmkkmmmnmnnnnnonoomnonnnnlmnmnnomlkmmnnlnmmolmnnllmlnmnnkmmmnmmn'
  + 'qqkjmnmpqqqrrqopjlqrrqrollqqsrrrkoklmllnmmppooqnqrqqrrrrrsrrrrrqu';
const END = 256;

/** Two cells for each inner node, one for each bit: the next node, or what was found as its complement. */
let tree: Int16Array | undefined;

/** Decodes a string literal (RFC 7541 section 5.2). */
export function decodeHuffman(bytes: Buffer): string {
  const nodes = tree ??= buildTree();
  const found: number[] = [];
  let node = 0;
  // The bits since the last symbol: at the end they must be fewer than eight, and all ones.
  let open = 0;
  let allOnes = true;
  for (const byte of bytes) {
    for (let mask = 0x80; mask > 0; mask >>= 1) {
      const bit = byte & mask ? 1 : 0;
      open += 1;
      if (bit === 0) allOnes = false;
      const next = nodes[node * 2 + bit];
      if (next >= 0) {
        node = next;
        continue;
      }
      if (~next === END) throw new ConnectionError(ErrorCode.COMPRESSION_ERROR, 'a header string that says where it ends');
      found.push(~next);
      node = 0;
      open = 0;
      allOnes = true;
    }
  }
  if (open > 7 || !allOnes) throw new ConnectionError(ErrorCode.COMPRESSION_ERROR, 'a header string that ends in the middle of a symbol');
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
      const cell = node * 2 + Math.floor(code / 2 ** bit) % 2;
      if (nodes[cell] === 0) nodes[cell] = used++;
      node = nodes[cell];
    }
    nodes[node * 2 + code % 2] = ~symbol.symbol;
  }
  return nodes;
}
