/** @tier sampled */

import * as definition from '../../../../src/handlers/secrets/identity-group-member/definition';
import * as queries from '../../../../src/handlers/secrets/identity-group-member/queries';
import * as resource from '../../../../src/handlers/secrets/identity-group-member/resource';
import { describeRules } from '../../../support/rules';
import * as fixture from './fixture';

describeRules({ ...definition, ...queries, ...resource }, fixture);
