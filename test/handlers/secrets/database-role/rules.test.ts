/** @tier sampled */

import * as definition from '../../../../src/handlers/secrets/database-role/definition';
import * as queries from '../../../../src/handlers/secrets/database-role/queries';
import * as resource from '../../../../src/handlers/secrets/database-role/resource';
import { describeRules } from '../../../support/rules';
import * as fixture from './fixture';

describeRules({ ...definition, ...queries, ...resource }, fixture);
