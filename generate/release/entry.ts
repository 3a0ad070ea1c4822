/**
 * What an executable runs first. Where Terraform has started it, it is the provider; so it is with `--debug`, which people start. Else it is the
 * command line.
 */
import { isStartedByTerraform } from '../../src/plugin-protocol/handshake';

/* oxlint-disable typescript/no-require-imports -- only one of the two is evaluated */

if (isStartedByTerraform() || process.argv.includes('--debug')) require('../../lib/terraform/main.js');
else require('../../lib/cli/main.js');
