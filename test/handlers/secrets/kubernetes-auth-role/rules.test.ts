/** @tier sampled */

import * as definition from '../../../../src/handlers/secrets/kubernetes-auth-role/definition';
import * as resource from '../../../../src/handlers/secrets/kubernetes-auth-role/resource';
import { describeRules } from '../../../support/rules';
import * as fixture from './fixture';

describeRules({ ...definition, ...resource }, fixture);
