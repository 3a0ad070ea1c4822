/** @tier sampled */

import * as definition from '../../../../src/handlers/platform/team-workspace-access/definition';
import * as resource from '../../../../src/handlers/platform/team-workspace-access/resource';
import { describeRules } from '../../../support/rules';
import * as fixture from './fixture';

describeRules({ ...definition, ...resource }, fixture);
