/** @tier sampled */

import * as definition from '../../../../src/handlers/secrets/transit-key/definition';
import * as resource from '../../../../src/handlers/secrets/transit-key/resource';
import { describeRules } from '../../../support/rules';
import * as fixture from './fixture';

describeRules({ ...definition, ...resource }, fixture);
