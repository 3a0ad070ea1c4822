import type { Kind } from '../../store';

/** An installation of the platform's GitHub App, visible to users who have linked their accounts. */
export interface GitHubAppInstallation {
  readonly id: string;
  /** The GitHub user or organization whose repositories it can access. */
  readonly name: string;
  readonly installationId: number;
  readonly type: 'User' | 'Organization';
}

export const gitHubAppInstallations: Kind<GitHubAppInstallation> = {
  name: 'gitHubAppInstallations',
  key: ({ id }) => id,
};
