/** @tier sampled */

import * as definition from '../../../../src/handlers/secrets/audit-device/definition';
import * as resource from '../../../../src/handlers/secrets/audit-device/resource';
import { describeRules } from '../../../support/rules';
import * as fixture from './fixture';

describeRules({ ...definition, ...resource }, fixture);
