const { relative } = require('path');
const { default: Sequencer } = require('@jest/test-sequencer');

/** In seconds, of the files that have taken one or more, by the tier: see test/tiers/costs.ts. */
const COSTS = require('../tiers/costs.json');

/** Of a file that was not there at the last measurement, or is small. */
const UNKNOWN = 1;

/**
 * The longest test files first. If they started last, one worker would be busy long after the other has finished. By default, jest knows the
 * durations of the last run alone, which a fresh clone does not have.
 */
module.exports = class LongestFirst extends Sequencer {
  sort(tests) {
    return byCost(tests);
  }

  /** Each shard gets files that take about as long as those of every other, the same ones on every machine. */
  shard(tests, { shardIndex, shardCount }) {
    const shards = Array.from({ length: shardCount }, () => ({ seconds: 0, tests: [] }));
    for (const test of byCost(tests)) {
      const least = shards.reduce((one, other) => (other.seconds < one.seconds ? other : one));
      least.tests.push(test);
      least.seconds += secondsOf(test);
    }
    return shards[shardIndex - 1].tests;
  }
};

/** The seconds that a file is expected to take. */
function costOf(file, tier = process.env.LINTEL_TEST_TIER) {
  const { fast, rest } = COSTS;
  if (tier === 'fast') return fast[file] ?? UNKNOWN;
  if (tier === 'rest') return rest[file] ?? UNKNOWN;
  return Math.max(fast[file] ?? 0, rest[file] ?? 0, UNKNOWN);
}

module.exports.costOf = costOf;

const secondsOf = (test) => costOf(nameOf(test));

/** A file of the complete tier that nobody has measured begins first: at the end, a long one would leave the other workers idle. */
const turnOf = (test) =>
  process.env.LINTEL_TEST_TIER === 'rest' && COSTS.rest[nameOf(test)] === undefined ? 1e6 : secondsOf(test);

function byCost(tests) {
  return [...tests].sort((one, other) => turnOf(other) - turnOf(one) || (nameOf(one) < nameOf(other) ? -1 : 1));
}

/** The same for every folder of a checkout, and every system. */
function nameOf({ path, context }) {
  return relative(context.config.rootDir, path).replaceAll('\\', '/');
}
