/** @tier sampled */

import * as definition from '../../../../src/handlers/secrets/pki-acme-eab/definition';
import * as queries from '../../../../src/handlers/secrets/pki-acme-eab/queries';
import * as resource from '../../../../src/handlers/secrets/pki-acme-eab/resource';
import { describeRules } from '../../../support/rules';
import * as fixture from './fixture';

describeRules({ ...definition, ...queries, ...resource }, fixture);
