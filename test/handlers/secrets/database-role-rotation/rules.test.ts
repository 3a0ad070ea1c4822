/** @tier sampled */
import * as fixture from './fixture';
import * as definition from '../../../../src/handlers/secrets/database-role-rotation/definition';
import * as resource from '../../../../src/handlers/secrets/database-role-rotation/resource';
import { describeRules } from '../../../support/rules';

describeRules({ ...definition, ...resource }, fixture);
