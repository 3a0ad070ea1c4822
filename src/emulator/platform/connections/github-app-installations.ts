import type { Kind } from '../../store';

/** An installation of the platform's GitHub App, seen by the users who have linked their accounts. */
export interface GitHubAppInstallation {
  readonly id: string;
  /** The user or organization of GitHub, whose repositories it reaches. */
  readonly name: string;
  readonly installationId: number;
  readonly type: 'User' | 'Organization';
}

export const gitHubAppInstallations: Kind<GitHubAppInstallation> = {
  name: 'gitHubAppInstallations',
  key: ({ id }) => id,
};
