/** @tier sampled */

import * as definition from '../../../../src/handlers/secrets/database-connection-reset/definition';
import * as resource from '../../../../src/handlers/secrets/database-connection-reset/resource';
import { describeRules } from '../../../support/rules';
import * as fixture from './fixture';

describeRules({ ...definition, ...resource }, fixture);
