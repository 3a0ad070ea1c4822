import { changing, type Case } from '../../../cli/review/case';

let mounts = 0;
/** Each case has a mount of its own, which `estate.ts` mounts. */
const mount = () => ({ mount: `words-${++mounts}` });

export const reviewCases: readonly Omit<Case, 'type'>[] = [
  changing({ ...mount(), max_versions: 20 })('no longer against overwriting', { cas_required: true }, {}, [
    'warning',
    'cas_required',
    'Writes no longer have to name the version that they replace',
  ]),
  changing({ ...mount(), max_versions: 20 })('against overwriting', {}, { cas_required: true }, [
    'note',
    'cas_required',
    'Writes have to name the version that they replace',
  ]),
  changing(mount())('fewer versions', { max_versions: 20 }, { max_versions: 5 }, [
    'warning',
    'max_versions',
    'Fewer versions of every secret of the mount are kept',
  ]),
  changing(mount())('more versions', { max_versions: 20 }, { max_versions: 50 }, [
    'note',
    'max_versions',
    'Versions of every secret of the mount are kept for longer',
  ]),
  changing(mount())('a shorter life of versions', { delete_version_after: '48h' }, { delete_version_after: '24h' }, [
    'warning',
    'delete_version_after',
    'Versions of every secret of the mount live for a shorter time',
  ]),
  changing(mount())('a longer life of versions', { delete_version_after: '48h' }, { delete_version_after: '72h' }, [
    'note',
    'delete_version_after',
    'Versions of every secret of the mount are kept for longer',
  ]),
  {
    title: 'reset of a key value mount',
    before: { ...mount(), cas_required: true },
    says: [['warning', undefined, 'The defaults hold for every secret of the mount']],
  },
];
