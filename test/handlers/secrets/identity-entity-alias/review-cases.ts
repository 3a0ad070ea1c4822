import { changing, name, type Case } from '../../../cli/review/case';

const ACCESSOR = '${lintel_auth_mount.counts_otherwise.accessor}';
const OTHER_ACCESSOR = '${lintel_auth_mount.issues_batch_tokens.accessor}';
/** Of a case of entities, each of which has one alias at a method. */
const entity = (title: string) => `\${lintel_identity_entity.${title}.entity_id}`;
const alias = (title: string, mount_accessor = ACCESSOR) => ({
  name: name(),
  mount_accessor,
  canonical_id: entity(title),
});

export const reviewCases: readonly Omit<Case, 'type'>[] = [
  {
    title: 'alias of an entity',
    after: alias('further_policies_of_an_entity'),
    says: [['note', undefined, 'Anyone who logs in by this name is the entity']],
  },
  changing(alias('fewer_policies_of_an_entity'))('another name of an entity', {}, { name: name() }, [
    'danger',
    'name',
    'Other logins get the policies of the entity',
  ]),
  changing(alias('other_metadata_of_an_entity'))(
    'another method of an entity',
    {},
    { mount_accessor: OTHER_ACCESSOR },
    ['danger', 'mount_accessor', 'Other logins get the policies of the entity'],
  ),
  changing(alias('an_entity_again'))('texts about an alias', {}, { custom_metadata: { team: 'payments' } }),
  {
    title: 'alias of an entity deleted',
    before: alias('an_entity_locked_out'),
    says: [['warning', undefined, 'Logins by the name are no longer the entity']],
  },
];
