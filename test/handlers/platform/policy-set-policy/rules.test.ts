/** @tier sampled */

import * as definition from '../../../../src/handlers/platform/policy-set-policy/definition';
import * as queries from '../../../../src/handlers/platform/policy-set-policy/queries';
import * as resource from '../../../../src/handlers/platform/policy-set-policy/resource';
import { describeRules } from '../../../support/rules';
import * as fixture from './fixture';

describeRules({ ...definition, ...queries, ...resource }, fixture);
