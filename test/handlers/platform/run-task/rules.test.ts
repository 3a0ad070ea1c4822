/** @tier sampled */

import * as definition from '../../../../src/handlers/platform/run-task/definition';
import * as queries from '../../../../src/handlers/platform/run-task/queries';
import * as resource from '../../../../src/handlers/platform/run-task/resource';
import { describeRules } from '../../../support/rules';
import * as fixture from './fixture';

describeRules({ ...definition, ...queries, ...resource }, fixture);
