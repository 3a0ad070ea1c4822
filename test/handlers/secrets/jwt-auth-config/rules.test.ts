/** @tier sampled */
import * as fixture from './fixture';
import * as definition from '../../../../src/handlers/secrets/jwt-auth-config/definition';
import * as queries from '../../../../src/handlers/secrets/jwt-auth-config/queries';
import * as resource from '../../../../src/handlers/secrets/jwt-auth-config/resource';
import { describeRules } from '../../../support/rules';

describeRules({ ...definition, ...queries, ...resource }, fixture);
