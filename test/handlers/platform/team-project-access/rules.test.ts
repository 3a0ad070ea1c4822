/** @tier sampled */

import * as definition from '../../../../src/handlers/platform/team-project-access/definition';
import * as resource from '../../../../src/handlers/platform/team-project-access/resource';
import { describeRules } from '../../../support/rules';
import * as fixture from './fixture';

describeRules({ ...definition, ...resource }, fixture);
