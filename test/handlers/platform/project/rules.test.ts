/** @tier sampled */

import * as definition from '../../../../src/handlers/platform/project/definition';
import * as resource from '../../../../src/handlers/platform/project/resource';
import { describeRules } from '../../../support/rules';
import * as fixture from './fixture';

describeRules({ ...definition, ...resource }, fixture);
