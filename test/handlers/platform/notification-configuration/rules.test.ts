/** @tier sampled */

import * as definition from '../../../../src/handlers/platform/notification-configuration/definition';
import * as resource from '../../../../src/handlers/platform/notification-configuration/resource';
import { describeRules } from '../../../support/rules';
import * as fixture from './fixture';

describeRules({ ...definition, ...resource }, fixture);
