/** @tier sampled */
import * as fixture from './fixture';
import * as definition from '../../../../src/handlers/secrets/identity-entity/definition';
import * as resource from '../../../../src/handlers/secrets/identity-entity/resource';
import { describeRules } from '../../../support/rules';

describeRules({ ...definition, ...resource }, fixture);
