/** @tier sampled */

import * as definition from '../../../../src/handlers/secrets/kv-secret-v1/definition';
import * as queries from '../../../../src/handlers/secrets/kv-secret-v1/queries';
import * as resource from '../../../../src/handlers/secrets/kv-secret-v1/resource';
import { describeRules } from '../../../support/rules';
import * as fixture from './fixture';

describeRules({ ...definition, ...resource, ...queries }, fixture);
