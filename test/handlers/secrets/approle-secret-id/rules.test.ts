/** @tier sampled */
import * as fixture from './fixture';
import * as definition from '../../../../src/handlers/secrets/approle-secret-id/definition';
import * as resource from '../../../../src/handlers/secrets/approle-secret-id/resource';
import { describeRules } from '../../../support/rules';

describeRules({ ...definition, ...resource }, fixture);
