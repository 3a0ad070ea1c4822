/** @tier sampled */

import * as definition from '../../../../src/handlers/secrets/database-connection/definition';
import * as queries from '../../../../src/handlers/secrets/database-connection/queries';
import * as resource from '../../../../src/handlers/secrets/database-connection/resource';
import { describeRules } from '../../../support/rules';
import * as fixture from './fixture';

describeRules({ ...definition, ...queries, ...resource }, fixture);
