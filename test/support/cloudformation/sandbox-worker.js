/** Lambda's runtime in one execution environment: loads the module once, and calls its handlers for one event after another. */
const { parentPort, workerData } = require('worker_threads');

const module_ = require(workerData.bundle);

parentPort.on('message', async ({ handler, event, timeoutMs }) => {
  const end = performance.now() + timeoutMs;
  let response;
  try {
    response = { result: await module_[handler](event, { getRemainingTimeInMillis: () => end - performance.now() }) };
  } catch (error) {
    response = { error: { name: error.name, message: error.message, trace: String(error.stack).split('\n') } };
  }
  // Its output arrives before the response.
  await Promise.all(
    [process.stdout, process.stderr].map((stream) => new Promise((resolve) => stream.write('', resolve))),
  );
  parentPort.postMessage(response);
});
