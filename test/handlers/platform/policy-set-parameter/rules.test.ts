/** @tier sampled */

import * as definition from '../../../../src/handlers/platform/policy-set-parameter/definition';
import * as queries from '../../../../src/handlers/platform/policy-set-parameter/queries';
import * as resource from '../../../../src/handlers/platform/policy-set-parameter/resource';
import { describeRules } from '../../../support/rules';
import * as fixture from './fixture';

describeRules({ ...definition, ...queries, ...resource }, fixture);
