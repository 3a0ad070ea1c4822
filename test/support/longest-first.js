const { default: Sequencer } = require('@jest/test-sequencer');

/**
 * Test files that run for every resource take minutes. If they started last, one worker would be busy long after the other has finished.
 */
const LONGEST = [
  'house-rules/faults',
  'package/languages',
  'package/awscdk-languages',
  'house-rules/resources',
  'house-rules/kills',
  'custom-resource/large-stacks',
  'custom-resource/house-rules',
  'docs/pipelines',
  'custom-resource/repeated',
  'house-rules/',
  'constructs/cdktf-deploy',
  'custom-resource/',
];

/** By default, jest orders files by the durations of the last run, which a fresh clone does not have. */
module.exports = class LongestFirst extends Sequencer {
  sort(tests) {
    const rank = ({ path }) => {
      const place = LONGEST.findIndex((part) => path.includes(`/test/${part}`));
      return place < 0 ? LONGEST.length : place;
    };
    return super.sort(tests).sort((one, other) => rank(one) - rank(other));
  }
};
