/** @tier sampled */

import * as definition from '../../../../src/handlers/secrets/identity-group-alias/definition';
import * as resource from '../../../../src/handlers/secrets/identity-group-alias/resource';
import { describeRules } from '../../../support/rules';
import * as fixture from './fixture';

describeRules({ ...definition, ...resource }, fixture);
