/** @tier sampled */

import * as definition from '../../../../src/handlers/secrets/key-management-provider/definition';
import * as queries from '../../../../src/handlers/secrets/key-management-provider/queries';
import * as resource from '../../../../src/handlers/secrets/key-management-provider/resource';
import { describeRules } from '../../../support/rules';
import * as fixture from './fixture';

describeRules({ ...definition, ...queries, ...resource }, fixture);
