const { chmodSync, mkdtempSync } = require('fs');
const { join } = require('path');
const { TestEnvironment } = require('jest-environment-node');

/**
 * Each test file has its own folder for temporary files. The Lambda function reads all its notes at every event, so notes left by many test
 * files would slow down each later one. The folder must be set here, because `os.tmpdir()` does not see the variables of a test.
 */
module.exports = class extends TestEnvironment {
  constructor(...settings) {
    const folder = process.env.JEST_RUN_FOLDER;
    // Kept short, because the path of a Unix socket below it may have at most 107 bytes.
    if (folder) {
      process.env.TMPDIR = mkdtempSync(join(folder, '-'));
      // The database does not run as root and has its files below.
      chmodSync(process.env.TMPDIR, 0o711);
    }
    super(...settings);
  }
};
