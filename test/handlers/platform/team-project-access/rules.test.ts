/** @tier sampled */
import * as fixture from './fixture';
import * as definition from '../../../../src/handlers/platform/team-project-access/definition';
import * as resource from '../../../../src/handlers/platform/team-project-access/resource';
import { describeRules } from '../../../support/rules';

describeRules({ ...definition, ...resource }, fixture);
