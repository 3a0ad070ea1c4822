/** @tier sampled */

import * as definition from '../../../../src/handlers/platform/workspace-run-task/definition';
import * as queries from '../../../../src/handlers/platform/workspace-run-task/queries';
import * as resource from '../../../../src/handlers/platform/workspace-run-task/resource';
import { describeRules } from '../../../support/rules';
import * as fixture from './fixture';

describeRules({ ...definition, ...queries, ...resource }, fixture);
