const { chmodSync, mkdtempSync } = require('fs');
const { join } = require('path');
const { TestEnvironment } = require('jest-environment-node');

/**
 * Each test file has a folder of its own for temporary files: the function for Lambda looks through its notes at every event, and what
 * many test files have left there would slow each after them. It must be set out here, for `os.tmpdir()` does not see the variables of a test.
 */
module.exports = class extends TestEnvironment {
  constructor(...settings) {
    const folder = process.env.JEST_RUN_FOLDER;
    // Short, for the paths of Unix sockets below it can have no more than 107 bytes.
    if (folder) {
      process.env.TMPDIR = mkdtempSync(join(folder, '-'));
      // The database does not run as root, and its files are below.
      chmodSync(process.env.TMPDIR, 0o711);
    }
    super(...settings);
  }
};
