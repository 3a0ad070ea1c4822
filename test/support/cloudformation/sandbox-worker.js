/** One warm execution environment: the module is loaded once, and handles one event after another. */
const { parentPort, workerData } = require('worker_threads');
const { compileOnce } = require('./compiled-once.js');
const { serve } = require('./lambda-runtime.js');

if (workerData.compiled) compileOnce(workerData.bundle, workerData.compiled);

parentPort.on('message', async (invocation) => {
  const response = await serve(workerData.bundle, invocation);
  // Its output arrives before the response.
  await Promise.all(
    [process.stdout, process.stderr].map((stream) => new Promise((resolve) => stream.write('', resolve))),
  );
  parentPort.postMessage(response);
});
