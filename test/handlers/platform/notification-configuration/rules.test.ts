/** @tier sampled */
import * as fixture from './fixture';
import * as definition from '../../../../src/handlers/platform/notification-configuration/definition';
import * as resource from '../../../../src/handlers/platform/notification-configuration/resource';
import { describeRules } from '../../../support/rules';

describeRules({ ...definition, ...resource }, fixture);
