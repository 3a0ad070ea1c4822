/** @tier sampled */

import * as definition from '../../../../src/handlers/platform/run-trigger/definition';
import * as resource from '../../../../src/handlers/platform/run-trigger/resource';
import { describeRules } from '../../../support/rules';
import * as fixture from './fixture';

describeRules({ ...definition, ...resource }, fixture);
