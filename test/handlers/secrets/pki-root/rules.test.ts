/** @tier sampled */

import * as definition from '../../../../src/handlers/secrets/pki-root/definition';
import * as queries from '../../../../src/handlers/secrets/pki-root/queries';
import * as resource from '../../../../src/handlers/secrets/pki-root/resource';
import { describeRules } from '../../../support/rules';
import * as fixture from './fixture';

describeRules({ ...definition, ...queries, ...resource }, fixture);
