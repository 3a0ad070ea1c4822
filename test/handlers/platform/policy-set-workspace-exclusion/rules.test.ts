/** @tier sampled */

import * as definition from '../../../../src/handlers/platform/policy-set-workspace-exclusion/definition';
import * as queries from '../../../../src/handlers/platform/policy-set-workspace-exclusion/queries';
import * as resource from '../../../../src/handlers/platform/policy-set-workspace-exclusion/resource';
import { describeRules } from '../../../support/rules';
import * as fixture from './fixture';

describeRules({ ...definition, ...queries, ...resource }, fixture);
