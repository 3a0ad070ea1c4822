/** @tier sampled */

import * as definition from '../../../../src/handlers/platform/task-config/definition';
import * as queries from '../../../../src/handlers/platform/task-config/queries';
import * as resource from '../../../../src/handlers/platform/task-config/resource';
import { describeRules } from '../../../support/rules';
import * as fixture from './fixture';

describeRules({ ...definition, ...queries, ...resource }, fixture);
