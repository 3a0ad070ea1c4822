/** @tier sampled */

import * as definition from '../../../../src/handlers/platform/admin-organization/definition';
import * as queries from '../../../../src/handlers/platform/admin-organization/queries';
import * as resource from '../../../../src/handlers/platform/admin-organization/resource';
import { describeRules } from '../../../support/rules';
import * as fixture from './fixture';

describeRules({ ...definition, ...queries, ...resource }, fixture);
