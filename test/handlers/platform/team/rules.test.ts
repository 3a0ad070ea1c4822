import * as definition from '../../../../src/handlers/platform/team/definition';
import * as resource from '../../../../src/handlers/platform/team/resource';
import { describeRules } from '../../../support/rules';
/** @tier sampled */
import * as fixture from './fixture';

describeRules({ ...definition, ...resource }, fixture);
