/** @tier sampled */

import * as definition from '../../../../src/handlers/secrets/kv-secret/definition';
import * as queries from '../../../../src/handlers/secrets/kv-secret/queries';
import * as resource from '../../../../src/handlers/secrets/kv-secret/resource';
import { describeRules } from '../../../support/rules';
import * as fixture from './fixture';

describeRules({ ...definition, ...resource, ...queries }, fixture);
