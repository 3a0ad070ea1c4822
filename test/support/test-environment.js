const asyncHooks = require('async_hooks');
const { appendFileSync, chmodSync, mkdtempSync } = require('fs');
const { join, relative } = require('path');
const { TestEnvironment } = require('jest-environment-node');
const { processorSeconds } = require('../tiers/processor-seconds');

const { AsyncLocalStorage } = asyncHooks;
require('./spare-keys').install();

/** Where the worker was started. */
const HOME = process.cwd();

/** The tests that have begun and not ended. */
const running = new Set();

/** A timeout ends what would never end. Where CI shares its processors, a test may take several times as long as on a developer's machine. */
const PATIENCE = process.env.CI ? 4 : 1;
/** The tests and hooks that have their longer timeouts. */
const extended = new WeakSet();

/**
 * Where jest keeps the running test, to blame it for errors that nobody awaits. Node.js 20 calls hooks for every promise once an
 * `AsyncLocalStorage` is in use, so jest gets this instead. If several tests run concurrently, the whole file is blamed.
 */
class RunningTest {
  run(_store, callback) {
    return callback();
  }

  getStore() {
    const [test, ...others] = running;
    return test && others.length === 0 ? { test } : undefined;
  }
}

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
    this.testPath = settings[1].testPath;
    this.began = measured();
  }

  async setup() {
    await super.setup();
    running.clear();
    provideStorage(RunningTest);
  }

  handleTestEvent({ name, test, hook, describeBlock }, { testTimeout }) {
    if (name === 'run_describe_start' && this.testPath.endsWith('/rules.test.ts')) refuseSharedHooks(describeBlock);
    if (name === 'test_start') extend(test, testTimeout);
    if (name === 'hook_start') extend(hook, testTimeout);
    // Jest's own modules are loaded, and the next to be loaded is the test file.
    if (name === 'setup') provideStorage(AsyncLocalStorage);
    if (name === 'test_started') running.add(test);
    if (name === 'test_done') running.delete(test);
    if (process.versions.bun && name === 'test_fn_failure') test.errors.forEach(explain);
  }

  /** `LINTEL_TEST_COSTS` names a file to which each test file adds its tier and seconds: those that pass, its processor time, and that of its programs. */
  async teardown() {
    // A test that has timed out may leave the worker in a folder that is removed, where no later test file can be loaded.
    process.chdir(HOME);
    await super.teardown();
    const file = process.env.LINTEL_TEST_COSTS;
    if (!file) return;
    const costs = measured().map((seconds, index) => (seconds - this.began[index]).toFixed(1));
    const line = [process.env.LINTEL_TEST_TIER ?? 'all', ...costs, relative(process.cwd(), this.testPath)];
    appendFileSync(file, `${line.join('\t')}\n`);
  }
};

/** From Node.js 22 on the property is a getter without a setter, and an assignment throws. */
function provideStorage(value) {
  Object.defineProperty(asyncHooks, 'AsyncLocalStorage', { value, enumerable: true, configurable: true });
}

/** Jest prints the stacks of errors, which on Bun do not begin with the messages. */
function explain([error]) {
  if (error?.stack && !error.stack.includes(error.message))
    error.stack = `${error.name}: ${error.message}\n${error.stack}`;
}

/** A rule that prepares something for each test must do so in a block of its own: the resource's has the tests of all rules. */
function refuseSharedHooks({ name, parent, hooks }) {
  if (parent && !parent.parent && hooks.some(({ type }) => type.endsWith('Each'))) {
    throw new Error(`A hook of one rule runs for every test of ${name}. Move it into a \`describe\` of the rule.`);
  }
}

function extend(one, usual) {
  if (extended.has(one)) return;
  extended.add(one);
  one.timeout = PATIENCE * (one.timeout || usual);
}

function measured() {
  const { own, ofPrograms } = processorSeconds();
  return [performance.now() / 1000, own, ofPrograms];
}
