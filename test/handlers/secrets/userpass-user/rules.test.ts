/** @tier sampled */

import * as definition from '../../../../src/handlers/secrets/userpass-user/definition';
import * as resource from '../../../../src/handlers/secrets/userpass-user/resource';
import { describeRules } from '../../../support/rules';
import * as fixture from './fixture';

describeRules({ ...definition, ...resource }, fixture);
