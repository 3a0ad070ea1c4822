/** @tier sampled */

import * as definition from '../../../../src/handlers/secrets/identity-group/definition';
import * as resource from '../../../../src/handlers/secrets/identity-group/resource';
import { describeRules } from '../../../support/rules';
import * as fixture from './fixture';

describeRules({ ...definition, ...resource }, fixture);
