const path = require('path');
const { loadSync } = require('@grpc/proto-loader');

const PROTOS = ['tfplugin6.proto', 'go-plugin.proto', 'health.proto'].map((name) => path.join(__dirname, name));

/** The content of the .proto files, in the spelling of our own messages: camel case, numbers, Buffers. */
exports.definitions = loadSync(PROTOS, {
  keepCase: false,
  longs: Number,
  enums: Number,
  bytes: Buffer,
  defaults: true,
  arrays: true,
  objects: true,
});
