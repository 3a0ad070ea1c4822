const { statSync } = require('fs');
const { Script } = require('vm');
const { default: Runtime } = require('jest-runtime');

/** What earlier test files of this worker have loaded: the text of each module without types, and its script. */
const texts = new Map();
const scripts = new Map();

/**
 * Each test file evaluates its modules in its own context, but they have the same text as for the test file before it. Jest reads and compiles
 * them again; here each worker does so once. A script that runs in several contexts shares no objects between them, only V8's instructions.
 */
module.exports = class extends Runtime {
  constructor(...settings) {
    super(...settings);
    const { collectCoverage } = settings[5];
    if (collectCoverage) return;
    shareTexts(this.transformCache);
    shareScripts(this.executor);
  }

  /** Reading .proto files takes as long as all that a test file loads of the provider, and the result has no state. */
  requireModuleOrMock(from, name) {
    return name === './plugin-definitions' ? require(name) : super.requireModuleOrMock(from, name);
  }

  /** Jest refuses to load a module between two tests. The sources load some on demand, and concurrent tests run in that time, too. */
  leaveTestCode() {}
};

function shareTexts(cache) {
  const transform = cache.transform.bind(cache);
  cache.transform = (file, options) => {
    const key = `${options?.isInternalModule ? 'internal ' : ''}${file}`;
    const version = versionOf(file);
    let known = texts.get(key);
    if (known?.version !== version) {
      const text = transform(file, options);
      known = { version, text, transformed: cache.transforms.get(file), map: cache.sourceMaps.get(file) };
      texts.set(key, known);
    }
    if (known.transformed) cache.transforms.set(file, known.transformed);
    if (known.map) cache.sourceMaps.set(file, known.map);
    return known.text;
  };
}

/** Sources may change between the runs of `jest --watch`. */
function versionOf(file) {
  if (file.includes('/node_modules/')) return '';
  const { mtimeMs, size } = statSync(file);
  return `${mtimeMs} ${size}`;
}

function shareScripts(executor) {
  const compile = executor.compile.bind(executor);
  const { environment, injectedModuleParameters } = executor;
  executor.compile = (text, file) => {
    const context = environment.getVmContext();
    if (!context) return null;
    const script = scriptOf(text, file, injectedModuleParameters);
    // Jest explains what is wrong.
    return script ? script.runInContext(context) : compile(text, file);
  };
}

/** An expression whose value is the module's function. Undefined if the text is not that of a function. */
function scriptOf(text, file, parameters) {
  const known = scripts.get(file);
  if (known?.text === text) return known.script;
  const head = `(function (${parameters.join(',')}) {`;
  let script;
  try {
    script = new Script(`${head}${text}\n})`, { filename: file, columnOffset: -head.length });
  } catch (error) {
    if (error.name !== 'SyntaxError') throw error;
  }
  scripts.set(file, { text, script });
  return script;
}
