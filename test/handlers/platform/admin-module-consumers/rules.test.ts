/** @tier sampled */

import * as definition from '../../../../src/handlers/platform/admin-module-consumers/definition';
import * as queries from '../../../../src/handlers/platform/admin-module-consumers/queries';
import * as resource from '../../../../src/handlers/platform/admin-module-consumers/resource';
import { describeRules } from '../../../support/rules';
import * as fixture from './fixture';

describeRules({ ...definition, ...queries, ...resource }, fixture);
