import * as definition from '../../../../src/handlers/secrets/database-connection-reset/definition';
import * as resource from '../../../../src/handlers/secrets/database-connection-reset/resource';
import { describeRules } from '../../../support/rules';
/** @tier sampled */
import * as fixture from './fixture';

describeRules({ ...definition, ...resource }, fixture);
