/** @tier sampled */
import * as fixture from './fixture';
import * as definition from '../../../../src/handlers/secrets/secrets-object/definition';
import * as ephemeral from '../../../../src/handlers/secrets/secrets-object/ephemeral';
import * as lookup from '../../../../src/handlers/secrets/secrets-object/lookup';
import * as resource from '../../../../src/handlers/secrets/secrets-object/resource';
import { describeRules } from '../../../support/rules';

describeRules({ ...definition, ...ephemeral, ...lookup, ...resource }, fixture);
