/** @tier sampled */

import * as definition from '../../../../src/handlers/secrets/approle-secret-id/definition';
import * as resource from '../../../../src/handlers/secrets/approle-secret-id/resource';
import { describeRules } from '../../../support/rules';
import * as fixture from './fixture';

describeRules({ ...definition, ...resource }, fixture);
