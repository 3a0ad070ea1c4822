const { closeSync, openSync, readSync } = require('fs');

/** `jest --filter`: the test files of `LINTEL_TEST_TIER`; see tier.ts. */
module.exports = (paths) => {
  const tests = process.env.LINTEL_TEST_TIER ?? 'all';
  const filtered = paths.filter((file) => {
    const tier = tierOf(file);
    if (tests === 'fast') return tier !== 'complete';
    return tests === 'all' || tier !== undefined;
  });
  return Promise.resolve({ filtered });
};

/** `complete`, `sampled`, or undefined for a file of the fast tier. */
function tierOf(file) {
  const descriptor = openSync(file, 'r');
  try {
    const start = Buffer.alloc(200);
    const text = start.toString('utf8', 0, readSync(descriptor, start, 0, start.length, 0));
    return /^\/\*\* @tier (complete|sampled)\b/.exec(text)?.[1];
  } finally {
    closeSync(descriptor);
  }
}

module.exports.tierOf = tierOf;
