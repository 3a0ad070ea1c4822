/** @tier sampled */
import * as fixture from './fixture';
import * as definition from '../../../../src/handlers/platform/run-trigger/definition';
import * as resource from '../../../../src/handlers/platform/run-trigger/resource';
import { describeRules } from '../../../support/rules';

describeRules({ ...definition, ...resource }, fixture);
