/** @tier sampled */

import * as definition from '../../../../src/handlers/secrets/pki-signed-intermediate/definition';
import * as resource from '../../../../src/handlers/secrets/pki-signed-intermediate/resource';
import { describeRules } from '../../../support/rules';
import * as fixture from './fixture';

describeRules({ ...definition, ...resource }, fixture);
