/** @tier sampled */

import * as definition from '../../../../src/handlers/secrets/pki-certificate/definition';
import * as queries from '../../../../src/handlers/secrets/pki-certificate/queries';
import * as resource from '../../../../src/handlers/secrets/pki-certificate/resource';
import { describeRules } from '../../../support/rules';
import * as fixture from './fixture';

describeRules({ ...definition, ...queries, ...resource }, fixture);
