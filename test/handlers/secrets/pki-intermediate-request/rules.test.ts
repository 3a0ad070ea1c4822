/** @tier sampled */

import * as definition from '../../../../src/handlers/secrets/pki-intermediate-request/definition';
import * as resource from '../../../../src/handlers/secrets/pki-intermediate-request/resource';
import { describeRules } from '../../../support/rules';
import * as fixture from './fixture';

describeRules({ ...definition, ...resource }, fixture);
