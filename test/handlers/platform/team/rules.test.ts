/** @tier sampled */
import * as fixture from './fixture';
import * as definition from '../../../../src/handlers/platform/team/definition';
import * as resource from '../../../../src/handlers/platform/team/resource';
import { describeRules } from '../../../support/rules';

describeRules({ ...definition, ...resource }, fixture);
