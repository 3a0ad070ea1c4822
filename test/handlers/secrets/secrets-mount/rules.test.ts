/** @tier sampled */

import * as definition from '../../../../src/handlers/secrets/secrets-mount/definition';
import * as queries from '../../../../src/handlers/secrets/secrets-mount/queries';
import * as resource from '../../../../src/handlers/secrets/secrets-mount/resource';
import { describeRules } from '../../../support/rules';
import * as fixture from './fixture';

describeRules({ ...definition, ...queries, ...resource }, fixture);
