import * as definition from '../../../../src/handlers/platform/variable/definition';
import * as resource from '../../../../src/handlers/platform/variable/resource';
import { describeRules } from '../../../support/rules';
/** @tier sampled */
import * as fixture from './fixture';

describeRules({ ...definition, ...resource }, fixture);
