/** @tier sampled */

import * as definition from '../../../../src/handlers/secrets/pki-role/definition';
import * as queries from '../../../../src/handlers/secrets/pki-role/queries';
import * as resource from '../../../../src/handlers/secrets/pki-role/resource';
import { describeRules } from '../../../support/rules';
import * as fixture from './fixture';

describeRules({ ...definition, ...queries, ...resource }, fixture);
