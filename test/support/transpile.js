const { createHash } = require('crypto');
const { transformSync, version } = require('esbuild');

const OPTIONS = { loader: 'ts', format: 'cjs', target: 'es2022', sourcemap: 'external', sourcesContent: false };

/** Only strips types; the linter checks them. A fresh clone transpiles 1,500 files, which takes the TypeScript compiler 20 times as long. */
module.exports = {
  process(source, file) {
    return transformSync(source, { ...OPTIONS, sourcefile: file });
  },
  getCacheKey(source, file) {
    return createHash('sha256')
      .update(JSON.stringify([version, OPTIONS, file, source]))
      .digest('hex');
  },
};
