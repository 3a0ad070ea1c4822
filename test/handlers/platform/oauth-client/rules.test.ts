/** @tier sampled */

import * as definition from '../../../../src/handlers/platform/oauth-client/definition';
import * as queries from '../../../../src/handlers/platform/oauth-client/queries';
import * as resource from '../../../../src/handlers/platform/oauth-client/resource';
import { describeRules } from '../../../support/rules';
import * as fixture from './fixture';

describeRules({ ...definition, ...resource, ...queries }, fixture);
