const { default: Sequencer } = require('@jest/test-sequencer');

/** What goes over every resource of the register takes minutes: begun last, one worker would be busy with it long after the other has nothing left. */
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

/** jest orders by what it remembers of the last run; a fresh clone remembers nothing. */
module.exports = class LongestFirst extends Sequencer {
  sort(tests) {
    const rank = ({ path }) => {
      const place = LONGEST.findIndex((part) => path.includes(`/test/${part}`));
      return place < 0 ? LONGEST.length : place;
    };
    return super.sort(tests).sort((one, other) => rank(one) - rank(other));
  }
};
