/** @tier sampled */
import * as fixture from './fixture';
import * as definition from '../../../../src/handlers/secrets/kv-secret-v1/definition';
import { describeRules } from '../../../support/rules';

describeRules(definition, fixture);
