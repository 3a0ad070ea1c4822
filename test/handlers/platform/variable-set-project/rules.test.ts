/** @tier sampled */

import * as definition from '../../../../src/handlers/platform/variable-set-project/definition';
import * as queries from '../../../../src/handlers/platform/variable-set-project/queries';
import * as resource from '../../../../src/handlers/platform/variable-set-project/resource';
import { describeRules } from '../../../support/rules';
import * as fixture from './fixture';

describeRules({ ...definition, ...queries, ...resource }, fixture);
