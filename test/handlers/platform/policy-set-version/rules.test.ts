/** @tier sampled */

import * as definition from '../../../../src/handlers/platform/policy-set-version/definition';
import * as queries from '../../../../src/handlers/platform/policy-set-version/queries';
import * as resource from '../../../../src/handlers/platform/policy-set-version/resource';
import { describeRules } from '../../../support/rules';
import * as fixture from './fixture';

describeRules({ ...definition, ...queries, ...resource }, fixture);
