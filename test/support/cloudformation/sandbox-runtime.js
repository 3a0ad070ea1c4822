/** One execution environment of Lambda. It serves events one after another, and keeps the function's variables between them. */
const [module_] = process.argv.slice(2);
const own = { ...process.env };
const { now } = Date;
let ahead = 0;
Date.now = () => now() + ahead;

process.on('message', async ({ handler, event, environment, milliseconds, laterMs = 0 }) => {
  ahead = laterMs;
  for (const name of Object.keys(process.env)) if (!(name in own)) delete process.env[name];
  Object.assign(process.env, environment);
  const end = performance.now() + milliseconds;
  try {
    await require(module_)[handler](event, { getRemainingTimeInMillis: () => end - performance.now() });
    process.send({});
  } catch (error) {
    process.send({ error: `${error.name}: ${error.message}` });
  }
});
