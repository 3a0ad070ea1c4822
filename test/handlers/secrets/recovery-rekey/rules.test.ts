/** @tier sampled */

import * as definition from '../../../../src/handlers/secrets/recovery-rekey/definition';
import * as queries from '../../../../src/handlers/secrets/recovery-rekey/queries';
import * as resource from '../../../../src/handlers/secrets/recovery-rekey/resource';
import { describeRules } from '../../../support/rules';
import * as fixture from './fixture';

describeRules({ ...definition, ...queries, ...resource }, fixture);
