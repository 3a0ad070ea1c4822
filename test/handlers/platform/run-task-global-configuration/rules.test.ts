/** @tier sampled */
import * as fixture from './fixture';
import * as definition from '../../../../src/handlers/platform/run-task-global-configuration/definition';
import * as queries from '../../../../src/handlers/platform/run-task-global-configuration/queries';
import * as resource from '../../../../src/handlers/platform/run-task-global-configuration/resource';
import { describeRules } from '../../../support/rules';

describeRules({ ...definition, ...queries, ...resource }, fixture);
