/** @tier sampled */
import * as fixture from './fixture';
import * as definition from '../../../../src/handlers/platform/project/definition';
import * as resource from '../../../../src/handlers/platform/project/resource';
import { describeRules } from '../../../support/rules';

describeRules({ ...definition, ...resource }, fixture);
