import { compareEveryday } from './asked';
import { IDENTITY_ASKS } from './identity-asks';

compareEveryday('OpenBao and the emulator agree about identities', 'identity', IDENTITY_ASKS, {
  emptied: ['custom_metadata', 'parent_group_ids', 'member_group_ids', 'member_entity_ids'],
});
