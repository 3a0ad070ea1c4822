/** What Lambda's runtime does for one event: calls a handler of the module, and reports its result or error. */
const { writeFileSync } = require('fs');
const { compileOnce } = require('./compiled-once.js');

const own = { ...process.env };
const { now } = Date;
let ahead = 0;
Date.now = () => now() + ahead;

/** `environment`: the variables of the function. `laterMs`: how much later the event is handled than it was sent. */
module.exports.serve = async (module_, { handler, event, environment = {}, timeoutMs, laterMs = 0 }) => {
  ahead = laterMs;
  for (const name of Object.keys(process.env)) if (!(name in own)) delete process.env[name];
  Object.assign(process.env, environment);
  const end = performance.now() + timeoutMs;
  try {
    return {
      result: await require(module_)[handler](event, { getRemainingTimeInMillis: () => end - performance.now() }),
    };
  } catch (error) {
    return { error: { name: error.name, message: error.message, trace: String(error.stack).split('\n') } };
  }
};

/** A process of its own for one event, like a cold start. */
if (require.main === module) {
  const [module_, handler, responseFile, milliseconds, later, compiled] = process.argv.slice(2);
  if (compiled) compileOnce(module_, compiled);
  const chunks = [];
  process.stdin.on('data', (chunk) => chunks.push(chunk));
  process.stdin.on('end', async () => {
    const event = JSON.parse(Buffer.concat(chunks).toString('utf8'));
    const invocation = { handler, event, timeoutMs: Number(milliseconds), laterMs: Number(later) };
    writeFileSync(responseFile, JSON.stringify(await module.exports.serve(module_, invocation)));
    // The runtime freezes what a function has left running.
    process.exit(0);
  });
}
