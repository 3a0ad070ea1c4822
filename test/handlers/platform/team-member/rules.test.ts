/** @tier sampled */

import * as definition from '../../../../src/handlers/platform/team-member/definition';
import * as queries from '../../../../src/handlers/platform/team-member/queries';
import * as resource from '../../../../src/handlers/platform/team-member/resource';
import { describeRules } from '../../../support/rules';
import * as fixture from './fixture';

describeRules({ ...definition, ...queries, ...resource }, fixture);
