/** @tier sampled */

import * as definition from '../../../../src/handlers/secrets/platform-token-config/definition';
import * as queries from '../../../../src/handlers/secrets/platform-token-config/queries';
import * as resource from '../../../../src/handlers/secrets/platform-token-config/resource';
import { describeRules } from '../../../support/rules';
import * as fixture from './fixture';

describeRules({ ...definition, ...queries, ...resource }, fixture);
