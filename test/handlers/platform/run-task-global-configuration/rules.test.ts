/** @tier sampled */

import * as definition from '../../../../src/handlers/platform/run-task-global-configuration/definition';
import * as queries from '../../../../src/handlers/platform/run-task-global-configuration/queries';
import * as resource from '../../../../src/handlers/platform/run-task-global-configuration/resource';
import { describeRules } from '../../../support/rules';
import * as fixture from './fixture';

describeRules({ ...definition, ...queries, ...resource }, fixture);
