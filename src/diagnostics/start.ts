import type { Explanations } from './explanation';

/** Faults that keep the provider from starting. */
export const START = {
  'node-missing': {
    title: 'Node.js is not found',
    cause: 'The npm package contains the provider as a Node.js program, and `node` is not on the `PATH` of Terraform.',
    lookAt: '`PATH` where Terraform runs, which may be a remote runner, and `LINTEL_NODE` if it is set.',
    remedy: 'Install Node.js 20.9 or newer, set `LINTEL_NODE` to its path, or use an executable of Lintel.',
    example: "Lintel's provider is a Node.js program, and there is no node on PATH.",
  },
  'socket-not-created': {
    title: 'The Unix socket of the provider cannot be created',
    cause: 'The folder for temporary files is not writable, or its path is too long or contains a `|`.',
    lookAt: 'The path in the message.',
    remedy: 'Set the variable that the message names to a writable folder with a short path, such as `/tmp`.',
    example: 'The provider cannot start. Its Unix socket /proc/lintel-7.sock cannot be created (ENOENT).',
  },
  'protocol-unsupported': {
    title: 'The version of Terraform is too old for the provider',
    cause: 'The program that started the provider does not support version 6 of the plugin protocol.',
    lookAt: '`terraform version`.',
    remedy: 'Use Terraform or OpenTofu 1.11 or newer.',
    example: 'The provider cannot start. It uses version 6 of the plugin protocol.',
  },
  'executable-unused': {
    title: 'The compiled provider is not used',
    cause:
      'The executable of this machine could not be placed, or is not the expected one. The provider runs on Node.js, with the same behaviour and a slower start.',
    lookAt: 'The reason in the message: the hash, the permissions of the cache, `noexec`, or the processor.',
    remedy:
      'Reinstall the package if its content differs. Set `XDG_CACHE_HOME` to a folder that can be written and from which programs can be started, or `LINTEL_RUNTIME=node` to do without the executable.',
    example: 'warning: the executable cannot be placed. The provider runs on Node.js',
  },
  'plugin-started-manually': {
    title: 'The provider was started manually',
    cause: 'The provider is a plugin, and a person or a script started it in place of Terraform.',
    lookAt: 'What runs `terraform-provider-lintel`.',
    remedy: 'Run `terraform` or `lintel`. To debug the provider, start it with `--debug`.',
    example: 'This program is a plugin, which is started by Terraform or OpenTofu.',
  },
} satisfies Explanations;
