/** @tier sampled */
import * as fixture from './fixture';
import * as definition from '../../../../src/handlers/secrets/kv-config/definition';
import { describeRules } from '../../../support/rules';

describeRules(definition, fixture);
