/** @tier sampled */

import * as definition from '../../../../src/handlers/secrets/platform-token-role/definition';
import * as queries from '../../../../src/handlers/secrets/platform-token-role/queries';
import * as resource from '../../../../src/handlers/secrets/platform-token-role/resource';
import { describeRules } from '../../../support/rules';
import * as fixture from './fixture';

describeRules({ ...definition, ...queries, ...resource }, fixture);
