import { changing, name, type Case } from '../../../cli/review/case';

const metadata = () => ({ mount: 'words-11', name: name(), max_versions: 20 });

export const reviewCases: readonly Omit<Case, 'type'>[] = [
  changing(metadata())('a destruction that takes the secret along', {}, { force_destroy: true }, [
    'danger',
    'force_destroy',
    'Destroying the metadata will destroy the secret',
  ]),
  changing(metadata())('a destruction that is refused', { force_destroy: true }, { force_destroy: false }, [
    'note',
    'force_destroy',
    'The metadata are no longer destroyed while a version can be read',
  ]),
  changing(metadata())('an end of versions by metadata', {}, { delete_version_after: '30d' }, [
    'danger',
    'delete_version_after',
    'Versions that are written from now on end by themselves',
  ]),
  changing(metadata())('another end by metadata', { delete_version_after: '48h' }, { delete_version_after: '72h' }, [
    'note',
    'delete_version_after',
    'Versions that are written from now on end otherwise',
  ]),
  changing(metadata())('fewer versions by metadata', {}, { max_versions: 5 }, [
    'warning',
    'max_versions',
    'Fewer versions of the secret are kept',
  ]),
  changing(metadata())('more versions by metadata', {}, { max_versions: 50 }, [
    'note',
    'max_versions',
    'More versions of the secret are kept',
  ]),
  changing(metadata())('versions that metadata need not name', { cas_required: true }, {}, [
    'warning',
    'cas_required',
    'Writes no longer have to name the version that they replace',
  ]),
  changing(metadata())('versions that metadata have to name', {}, { cas_required: true }, [
    'note',
    'cas_required',
    'Writes have to name the version that they replace',
  ]),
  changing(metadata())('other texts in metadata', {}, { custom_metadata: { owner: 'shop' } }, [
    'note',
    'custom_metadata',
    'Texts about the secret change',
  ]),
  {
    title: 'metadata deleted',
    before: metadata(),
    says: [['warning', undefined, 'The metadata are lost']],
  },
  {
    title: 'metadata deleted with the secret',
    before: { ...metadata(), force_destroy: true },
    says: [['danger', undefined, 'The secret is lost with all its versions']],
  },
];
