/** Handles one event like Lambda's runtime: loads the module, calls the handler, and reports its result or error. */
const { writeFileSync } = require('fs');

const [module_, handler, responseFile, milliseconds, later] = process.argv.slice(2);
const end = performance.now() + Number(milliseconds);
const { now } = Date;
Date.now = () => now() + Number(later ?? 0);

const chunks = [];
process.stdin.on('data', (chunk) => chunks.push(chunk));
process.stdin.on('end', async () => {
  const event = JSON.parse(Buffer.concat(chunks).toString('utf8'));
  let response;
  try {
    const result = await require(module_)[handler](event, { getRemainingTimeInMillis: () => end - performance.now() });
    response = { result };
  } catch (error) {
    response = { error: { name: error.name, message: error.message, trace: String(error.stack).split('\n') } };
  }
  writeFileSync(responseFile, JSON.stringify(response));
  // The runtime freezes what a function has left running.
  process.exit(0);
});
