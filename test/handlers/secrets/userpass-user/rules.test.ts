/** @tier sampled */
import * as fixture from './fixture';
import * as definition from '../../../../src/handlers/secrets/userpass-user/definition';
import * as resource from '../../../../src/handlers/secrets/userpass-user/resource';
import { describeRules } from '../../../support/rules';

describeRules({ ...definition, ...resource }, fixture);
