import { accessReview } from '../shared/teams/access-review';

export const teamWorkspaceAccessReview = accessReview('workspace', ['permissions']);
