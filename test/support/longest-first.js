const { default: Sequencer } = require('@jest/test-sequencer');

/**
 * These test files take from 15 seconds to minutes. If they started last, one worker would be busy long after the other has finished.
 * Packing waits for downloads, and most faults and the large stacks wait for clocks: beside them, the other worker has both cores.
 */
const LONGEST = [
  'house-rules/faults',
  'package/languages',
  'package/awscdk-languages',
  'house-rules/kills',
  'house-rules/resources',
  'custom-resource/large-stacks',
  'release/release',
  'docs/pipelines',
  'custom-resource/repeated',
  'custom-resource/house-rules',
  'house-rules/',
  'custom-resource/sequences',
  'constructs/cdktf-deploy',
  'cdktn/package',
  'cli/adopt/adopt-typescript',
  'generate/new-resource',
  'awscdk/cfn-lint',
  'package/fences',
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
