/** @tier sampled */

import * as definition from '../../../../src/handlers/secrets/database-static-role/definition';
import * as queries from '../../../../src/handlers/secrets/database-static-role/queries';
import * as resource from '../../../../src/handlers/secrets/database-static-role/resource';
import { describeRules } from '../../../support/rules';
import * as fixture from './fixture';

describeRules({ ...definition, ...queries, ...resource }, fixture);
