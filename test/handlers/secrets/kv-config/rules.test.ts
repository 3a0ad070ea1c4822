import * as definition from '../../../../src/handlers/secrets/kv-config/definition';
import { describeRules } from '../../../support/rules';
/** @tier sampled */
import * as fixture from './fixture';

describeRules(definition, fixture);
