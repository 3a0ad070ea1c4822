/** @tier sampled */

import * as definition from '../../../../src/handlers/secrets/database-plugin-reload/definition';
import * as resource from '../../../../src/handlers/secrets/database-plugin-reload/resource';
import { describeRules } from '../../../support/rules';
import * as fixture from './fixture';

describeRules({ ...definition, ...resource }, fixture);
