/** @tier sampled */

import * as definition from '../../../../src/handlers/secrets/pki-issuer/definition';
import * as queries from '../../../../src/handlers/secrets/pki-issuer/queries';
import * as resource from '../../../../src/handlers/secrets/pki-issuer/resource';
import { describeRules } from '../../../support/rules';
import * as fixture from './fixture';

describeRules({ ...definition, ...queries, ...resource }, fixture);
