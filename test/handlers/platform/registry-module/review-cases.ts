import { changing, type Case } from '../../../cli/review/case';

const ELSEWHERE = 'The next versions of the module come from elsewhere';
const repository = (members: object) => ({
  vcs_repo: {
    identifier: 'acme/terraform-aws-vpc',
    display_identifier: 'acme/terraform-aws-vpc',
    oauth_token_id: 'ot-main',
    ...members,
  },
});
const named = (name: string) => ({ organization: 'acme', name, module_provider: 'aws' });

/** What lintel review says of changes of how modules are published. */
export const reviewCases: readonly Omit<Case, 'type'>[] = [
  changing(named('by-branch'))('published from a branch', repository({}), repository({ branch: 'main' }), [
    'danger',
    'vcs_repo.branch',
    ELSEWHERE,
  ]),
  changing(named('by-prefix'))(
    'published from other tags',
    repository({ tag_prefix: 'a/' }),
    repository({ tag_prefix: 'b/' }),
    ['danger', 'vcs_repo.tag_prefix', ELSEWHERE],
  ),
  changing(named('by-folder'))(
    'published from another folder',
    repository({}),
    repository({ source_directory: 'modules/a' }),
    ['danger', 'vcs_repo.source_directory', ELSEWHERE],
  ),
  changing({ ...named('tested'), ...repository({ branch: 'main' }) })(
    'no longer tested',
    { test_config: { tests_enabled: true } },
    {},
    ['note', 'test_config', 'The tests of the module no longer run'],
  ),
  changing(named('tagged'))('tagged otherwise', { tags: { team: 'a' } }, { tags: { team: 'b' } }, [
    'note',
    'tags',
    'The tags of the module change',
  ]),
];
