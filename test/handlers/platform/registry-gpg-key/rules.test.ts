/** @tier sampled */

import * as definition from '../../../../src/handlers/platform/registry-gpg-key/definition';
import * as queries from '../../../../src/handlers/platform/registry-gpg-key/queries';
import * as resource from '../../../../src/handlers/platform/registry-gpg-key/resource';
import { describeRules } from '../../../support/rules';
import * as fixture from './fixture';

describeRules({ ...definition, ...queries, ...resource }, fixture);
