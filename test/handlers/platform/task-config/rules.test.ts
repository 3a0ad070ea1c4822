/** @tier sampled */
import * as fixture from './fixture';
import * as definition from '../../../../src/handlers/platform/task-config/definition';
import * as queries from '../../../../src/handlers/platform/task-config/queries';
import * as resource from '../../../../src/handlers/platform/task-config/resource';
import { describeRules } from '../../../support/rules';

describeRules({ ...definition, ...queries, ...resource }, fixture);
