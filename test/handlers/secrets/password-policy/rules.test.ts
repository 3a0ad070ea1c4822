/** @tier sampled */
import * as fixture from './fixture';
import * as definition from '../../../../src/handlers/secrets/password-policy/definition';
import * as queries from '../../../../src/handlers/secrets/password-policy/queries';
import * as resource from '../../../../src/handlers/secrets/password-policy/resource';
import { describeRules } from '../../../support/rules';

describeRules({ ...definition, ...queries, ...resource }, fixture);
