/** @tier sampled */
import * as fixture from './fixture';
import * as definition from '../../../../src/handlers/platform/variable-set-workspace/definition';
import * as queries from '../../../../src/handlers/platform/variable-set-workspace/queries';
import * as resource from '../../../../src/handlers/platform/variable-set-workspace/resource';
import { describeRules } from '../../../support/rules';

describeRules({ ...definition, ...queries, ...resource }, fixture);
