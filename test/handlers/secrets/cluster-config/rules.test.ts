/** @tier sampled */

import * as definition from '../../../../src/handlers/secrets/cluster-config/definition';
import * as queries from '../../../../src/handlers/secrets/cluster-config/queries';
import * as resource from '../../../../src/handlers/secrets/cluster-config/resource';
import { describeRules } from '../../../support/rules';
import * as fixture from './fixture';

describeRules({ ...definition, ...queries, ...resource }, fixture);
