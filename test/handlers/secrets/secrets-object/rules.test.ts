/** @tier sampled */

import * as definition from '../../../../src/handlers/secrets/secrets-object/definition';
import * as queries from '../../../../src/handlers/secrets/secrets-object/queries';
import * as resource from '../../../../src/handlers/secrets/secrets-object/resource';
import { describeRules } from '../../../support/rules';
import * as fixture from './fixture';

describeRules({ ...definition, ...queries, ...resource }, fixture);
