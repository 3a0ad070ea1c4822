/** @tier sampled */

import * as definition from '../../../../src/handlers/secrets/pki-key/definition';
import * as queries from '../../../../src/handlers/secrets/pki-key/queries';
import * as resource from '../../../../src/handlers/secrets/pki-key/resource';
import { describeRules } from '../../../support/rules';
import * as fixture from './fixture';

describeRules({ ...definition, ...queries, ...resource }, fixture);
