/** @tier sampled */

import * as definition from '../../../../src/handlers/secrets/password-policy/definition';
import * as queries from '../../../../src/handlers/secrets/password-policy/queries';
import * as resource from '../../../../src/handlers/secrets/password-policy/resource';
import { describeRules } from '../../../support/rules';
import * as fixture from './fixture';

describeRules({ ...definition, ...queries, ...resource }, fixture);
