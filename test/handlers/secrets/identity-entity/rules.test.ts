/** @tier sampled */

import * as definition from '../../../../src/handlers/secrets/identity-entity/definition';
import * as resource from '../../../../src/handlers/secrets/identity-entity/resource';
import { describeRules } from '../../../support/rules';
import * as fixture from './fixture';

describeRules({ ...definition, ...resource }, fixture);
