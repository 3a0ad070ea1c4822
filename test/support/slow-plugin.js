#!/usr/bin/env node
// A provider on our own server, run from source, whose reads last until they are aborted, and which can be made to fail outside a call.
require('tsx/cjs');
const { writeSync } = require('fs');
const { start } = require('../../src/plugin-protocol/start');
const { serve } = require('../../src/plugin-protocol/serve');

const read = (request, { signal }) =>
  new Promise((resolve) => {
    writeSync(2, 'reading\n');
    signal.addEventListener('abort', () => {
      writeSync(2, 'aborted\n');
      resolve({});
    });
  });

const failBesides = () => {
  setTimeout(() => void Promise.reject(new Error('beside a call')), 1);
  return {};
};

const rpcs = () => ({ ReadResource: async () => read, StopProvider: async () => failBesides });
start(
  { name: 'slow', source: 'registry.terraform.io/example/slow' },
  () => (entryPoint) => serve(entryPoint, { rpcs }),
  () => () => undefined,
  () => () => undefined,
);
