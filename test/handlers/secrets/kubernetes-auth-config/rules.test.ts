/** @tier sampled */

import * as definition from '../../../../src/handlers/secrets/kubernetes-auth-config/definition';
import * as queries from '../../../../src/handlers/secrets/kubernetes-auth-config/queries';
import * as resource from '../../../../src/handlers/secrets/kubernetes-auth-config/resource';
import { describeRules } from '../../../support/rules';
import * as fixture from './fixture';

describeRules({ ...definition, ...queries, ...resource }, fixture);
