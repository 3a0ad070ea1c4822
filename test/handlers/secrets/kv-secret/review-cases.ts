import { changing, name, type Case } from '../../../cli/review/case';

const secret = () => ({ mount: 'words-11', name: name(), data: { a: 'one' } });
const { data: _, ...writeOnly } = secret();

export const reviewCases: readonly Omit<Case, 'type'>[] = [
  changing(secret())('another value of a secret', {}, { data: { a: 'two' } }, [
    'warning',
    'data',
    'Values of the secret change',
  ]),
  changing(writeOnly)(
    'other keys of a secret',
    { data_wo: { a: 'one' } },
    { data_wo: { b: 'one' } },
    ['danger', 'keys', 'Keys of the secret are removed'],
    ['note', 'keys', 'Keys are added to the secret'],
    ['warning', 'data', 'Values of the secret change'],
  ),
  changing(secret())('an end of versions', {}, { delete_version_after: '30d' }, [
    'danger',
    'delete_version_after',
    'Versions that are written from now on end by themselves',
  ]),
  changing(secret())('an end within a day', { delete_version_after: '720h' }, { delete_version_after: '2h' }, [
    'danger',
    'delete_version_after',
    'Versions that are written from now on end by themselves',
  ]),
  changing(secret())('a later end of versions', { delete_version_after: '720h' }, { delete_version_after: '960h' }, [
    'note',
    'delete_version_after',
    'Versions that are written from now on end otherwise',
  ]),
  changing(secret())('more versions of a secret', { max_versions: 20 }, { max_versions: 50 }, [
    'note',
    'max_versions',
    'The versions of the secret are kept otherwise',
  ]),
  changing(secret())('a secret that is shared', {}, { exclusive: false }, [
    'note',
    'exclusive',
    'Others may have keys of their own in the secret',
  ]),
  changing(secret())('a secret that is no longer shared', { exclusive: false }, { exclusive: true }, [
    'warning',
    'exclusive',
    'Keys of others are removed',
  ]),
  changing(secret())('versions that need not be named', { cas_required: true }, { cas_required: false }, [
    'warning',
    'cas_required',
    'Writes no longer have to name the version that they replace',
  ]),
  changing(secret())('fewer versions of a secret', { max_versions: 20 }, { max_versions: 5 }, [
    'warning',
    'max_versions',
    'Fewer versions of the secret are kept',
  ]),
  changing(secret())('other texts about a secret', {}, { custom_metadata: { owner: 'shop' } }, [
    'note',
    'custom_metadata',
    'Texts about the secret change',
  ]),
  changing(secret())('all versions at the end', { delete_all_versions: false }, { delete_all_versions: true }, [
    'warning',
    'delete_all_versions',
    'Destroying the secret will delete all its versions',
  ]),
  changing(secret())('the current version at the end', {}, { delete_all_versions: false }, [
    'note',
    'delete_all_versions',
    'Destroying the secret will delete the current version alone',
  ]),
  {
    title: 'secret deleted',
    before: secret(),
    says: [['danger', undefined, 'The secret is lost with all its versions']],
  },
  {
    title: 'version deleted',
    before: { ...secret(), delete_all_versions: false },
    says: [['warning', undefined, 'The current version is deleted']],
  },
  {
    title: 'keys of a shared secret deleted',
    before: { ...secret(), exclusive: false },
    says: [['warning', undefined, 'The keys are removed from the secret']],
  },
];
