import * as definition from '../../../../src/handlers/secrets/token-role/definition';
import * as resource from '../../../../src/handlers/secrets/token-role/resource';
import { describeRules } from '../../../support/rules';
/** @tier sampled */
import * as fixture from './fixture';

describeRules({ ...definition, ...resource }, fixture);
