/** @tier sampled */

import * as definition from '../../../../src/handlers/secrets/namespace/definition';
import * as queries from '../../../../src/handlers/secrets/namespace/queries';
import * as resource from '../../../../src/handlers/secrets/namespace/resource';
import { describeRules } from '../../../support/rules';
import * as fixture from './fixture';

describeRules({ ...definition, ...queries, ...resource }, fixture);
