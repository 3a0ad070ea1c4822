/** @tier sampled */

import * as definition from '../../../../src/handlers/secrets/acl-policy/definition';
import * as queries from '../../../../src/handlers/secrets/acl-policy/queries';
import * as resource from '../../../../src/handlers/secrets/acl-policy/resource';
import { describeRules } from '../../../support/rules';
import * as fixture from './fixture';

describeRules({ ...definition, ...queries, ...resource }, fixture);
