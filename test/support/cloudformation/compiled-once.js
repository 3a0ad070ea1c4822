/**
 * Loads a bundle with what V8 made of it in the first process of a run: tests start the function thousands of times, and compiling it takes
 * longer than most events. The code that runs is the bundle's; V8 refuses the cache of another text.
 */
const { existsSync, mkdtempSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } = require('fs');
const Module = require('module');
const { basename, dirname, join } = require('path');
const { Script } = require('vm');

/** In characters. A smaller file is compiled faster than its cache is read. */
const LARGE = 50_000;

/** From now on, the modules beside `bundle` are compiled once for all processes with the same `folder`. */
module.exports.compileOnce = (bundle, folder) => {
  const { _compile: compile } = Module.prototype;
  Module.prototype._compile = function (text, file, ...more) {
    if (text.length < LARGE || dirname(file) !== dirname(bundle)) return compile.call(this, text, file, ...more);
    const kept = join(folder, `${basename(file)}-${Math.round(statSync(file).mtimeMs)}-${process.version}`);
    const cachedData = existsSync(kept) ? readFileSync(kept) : undefined;
    const script = new Script(Module.wrap(text), { filename: file, cachedData });
    const require_ = Object.assign((name) => this.require(name), { cache: require.cache });
    const evaluated = script.runInThisContext().call(this.exports, this.exports, require_, this, file, dirname(file));
    // With the functions that were called so far.
    if (cachedData === undefined || script.cachedDataRejected) keep(kept, script.createCachedData());
    return evaluated;
  };
};

/** Moved when it is complete, since other processes read it. */
function keep(file, data) {
  const fresh = mkdtempSync(`${file}-`);
  writeFileSync(join(fresh, 'data'), data);
  renameSync(join(fresh, 'data'), file);
  rmSync(fresh, { recursive: true });
}
