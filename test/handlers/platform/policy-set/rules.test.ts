/** @tier sampled */

import * as definition from '../../../../src/handlers/platform/policy-set/definition';
import * as queries from '../../../../src/handlers/platform/policy-set/queries';
import * as resource from '../../../../src/handlers/platform/policy-set/resource';
import { describeRules } from '../../../support/rules';
import * as fixture from './fixture';

describeRules({ ...definition, ...queries, ...resource }, fixture);
