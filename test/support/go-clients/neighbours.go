package main

import (
	"context"
	"os"
	"path/filepath"

	"github.com/hashicorp/go-tfe"
)

// neighbours does what programs do with policy sets, run tasks of a whole organization, published providers and lookups by name.
func neighbours(ctx context.Context, address string) (any, error) {
	s := &steps{got: map[string]any{}}
	client, err := tfe.NewClient(&tfe.Config{Address: address, Token: "platform-root"})
	if err != nil {
		return nil, err
	}
	s.do("lookups", func() (any, error) { return lookups(ctx, client) })
	s.do("policy set", func() (any, error) { return policySet(ctx, client) })
	s.do("attachments", func() (any, error) { return attachments(ctx, client) })
	s.do("parameter", func() (any, error) { return parameter(ctx, client) })
	s.do("version", func() (any, error) { return version(ctx, client) })
	s.do("global task", func() (any, error) { return globalTask(ctx, client) })
	s.do("key", func() (any, error) { return key(ctx, client) })
	s.do("provider", func() (any, error) { return provider(ctx, client) })
	return s.got, s.err
}

func lookups(ctx context.Context, client *tfe.Client) (any, error) {
	organization, err := client.Organizations.ReadWithOptions(ctx, "acme", tfe.OrganizationReadOptions{
		Include: []tfe.OrganizationIncludeOpt{tfe.OrganizationDefaultProject},
	})
	if err != nil {
		return nil, err
	}
	entitlements, err := client.Organizations.ReadEntitlements(ctx, "acme")
	if err != nil {
		return nil, err
	}
	workspaces, err := client.Workspaces.List(ctx, "acme", &tfe.WorkspaceListOptions{
		WildcardName: "*app", ProjectID: "prj-default", Sort: "name",
		Include: []tfe.WSIncludeOpt{tfe.WSEffectiveTagBindings, "project"},
	})
	if err != nil {
		return nil, err
	}
	projects, err := client.Projects.List(ctx, "acme", &tfe.ProjectListOptions{Name: "payments"})
	if err != nil {
		return nil, err
	}
	teams, err := client.Teams.List(ctx, "acme", &tfe.TeamListOptions{Names: []string{"owners"}})
	if err != nil {
		return nil, err
	}
	pools, err := client.AgentPools.List(ctx, "acme", &tfe.AgentPoolListOptions{Query: "main"})
	if err != nil {
		return nil, err
	}
	connections, err := client.OAuthClients.List(ctx, "acme", &tfe.OAuthClientListOptions{
		Include: []tfe.OAuthClientIncludeOpt{tfe.OauthClientOauthTokens, tfe.OauthClientProjects},
	})
	if err != nil {
		return nil, err
	}
	connection, err := client.OAuthClients.Read(ctx, connections.Items[0].ID)
	if err != nil {
		return nil, err
	}
	installations, err := client.GHAInstallations.List(ctx, nil)
	if err != nil {
		return nil, err
	}
	installation, err := client.GHAInstallations.Read(ctx, *installations.Items[0].ID)
	if err != nil {
		return nil, err
	}
	return []any{
		organization.DefaultProject.Name, entitlements.Sentinel,
		workspaces.Items[0].Name, workspaces.Items[0].Project.Name, projects.Items[0].Name, teams.Items[0].Name,
		teams.Items[0].OrganizationAccess.ManagePolicies, pools.Items[0].Name,
		*connection.Name, len(connections.Items[0].OAuthTokens), *installation.Name,
	}, nil
}

func policySet(ctx context.Context, client *tfe.Client) (any, error) {
	policy, err := client.Policies.Create(ctx, "acme", tfe.PolicyCreateOptions{
		Name: tfe.String("gophers"), EnforcementLevel: tfe.EnforcementMode(tfe.EnforcementAdvisory),
	})
	if err != nil {
		return nil, err
	}
	set, err := client.PolicySets.Create(ctx, "acme", tfe.PolicySetCreateOptions{
		Name: tfe.String("gophers"), Kind: tfe.Sentinel, AgentEnabled: tfe.Bool(true), PolicyToolVersion: tfe.String("latest"),
		Overridable: tfe.Bool(true), Policies: []*tfe.Policy{policy}, Workspaces: []*tfe.Workspace{{ID: "ws-app"}},
	})
	if err != nil {
		return nil, err
	}
	if err := client.PolicySets.RemovePolicies(ctx, set.ID, tfe.PolicySetRemovePoliciesOptions{Policies: []*tfe.Policy{policy}}); err != nil {
		return nil, err
	}
	if err := client.PolicySets.AddPolicies(ctx, set.ID, tfe.PolicySetAddPoliciesOptions{Policies: []*tfe.Policy{policy}}); err != nil {
		return nil, err
	}
	list, err := client.PolicySets.List(ctx, "acme", &tfe.PolicySetListOptions{
		Search: "gopher", Kind: tfe.Sentinel,
		Include: []tfe.PolicySetIncludeOpt{tfe.PolicySetPolicies, tfe.PolicySetWorkspaces, tfe.PolicySetCurrentVersion},
	})
	if err != nil {
		return nil, err
	}
	if _, err := client.PolicySets.Update(ctx, set.ID, tfe.PolicySetUpdateOptions{Description: tfe.String("tunnels")}); err != nil {
		return nil, err
	}
	read, err := client.PolicySets.Read(ctx, set.ID)
	if err != nil {
		return nil, err
	}
	return []any{
		list.TotalCount, list.Items[0].Policies[0].Name, list.Items[0].Workspaces[0].Name, read.Description, *read.Overridable,
		read.WorkspaceCount, client.PolicySets.Delete(ctx, set.ID),
	}, nil
}

func attachments(ctx context.Context, client *tfe.Client) (any, error) {
	set, err := client.PolicySets.Create(ctx, "acme", tfe.PolicySetCreateOptions{Name: tfe.String("attached")})
	if err != nil {
		return nil, err
	}
	workspaces, projects := []*tfe.Workspace{{ID: "ws-network"}}, []*tfe.Project{{ID: "prj-payments"}}
	sets := client.PolicySets
	for _, err := range []error{
		sets.AddWorkspaces(ctx, set.ID, tfe.PolicySetAddWorkspacesOptions{Workspaces: workspaces}),
		sets.RemoveWorkspaces(ctx, set.ID, tfe.PolicySetRemoveWorkspacesOptions{Workspaces: workspaces}),
		sets.AddWorkspaceExclusions(ctx, set.ID, tfe.PolicySetAddWorkspaceExclusionsOptions{WorkspaceExclusions: workspaces}),
		sets.RemoveWorkspaceExclusions(ctx, set.ID, tfe.PolicySetRemoveWorkspaceExclusionsOptions{WorkspaceExclusions: workspaces}),
		sets.AddProjects(ctx, set.ID, tfe.PolicySetAddProjectsOptions{Projects: projects}),
		sets.RemoveProjects(ctx, set.ID, tfe.PolicySetRemoveProjectsOptions{Projects: projects}),
		sets.AddProjectExclusions(ctx, set.ID, tfe.PolicySetAddProjectExclusionsOptions{ProjectExclusions: projects}),
	} {
		if err != nil {
			return nil, err
		}
	}
	read, err := sets.Read(ctx, set.ID)
	if err != nil {
		return nil, err
	}
	if err := sets.RemoveProjectExclusions(ctx, set.ID, tfe.PolicySetRemoveProjectExclusionsOptions{ProjectExclusions: projects}); err != nil {
		return nil, err
	}
	return []any{len(read.ProjectExclusions), sets.Delete(ctx, set.ID)}, nil
}

func parameter(ctx context.Context, client *tfe.Client) (any, error) {
	made, err := client.PolicySetParameters.Create(ctx, "polset-base", tfe.PolicySetParameterCreateOptions{
		Key: tfe.String("depth"), Value: tfe.String("canary"), Category: tfe.Category(tfe.CategoryPolicySet), Sensitive: tfe.Bool(true),
	})
	if err != nil {
		return nil, err
	}
	if _, err := client.PolicySetParameters.Update(ctx, "polset-base", made.ID, tfe.PolicySetParameterUpdateOptions{
		Value: tfe.String("another canary"),
	}); err != nil {
		return nil, err
	}
	read, err := client.PolicySetParameters.Read(ctx, "polset-base", made.ID)
	if err != nil {
		return nil, err
	}
	list, err := client.PolicySetParameters.List(ctx, "polset-base", nil)
	if err != nil {
		return nil, err
	}
	return []any{read.Key, read.Value, list.TotalCount, client.PolicySetParameters.Delete(ctx, "polset-base", made.ID)}, nil
}

func version(ctx context.Context, client *tfe.Client) (any, error) {
	set, err := client.PolicySets.Create(ctx, "acme", tfe.PolicySetCreateOptions{Name: tfe.String("uploaded"), Kind: tfe.Sentinel})
	if err != nil {
		return nil, err
	}
	folder, err := os.MkdirTemp("", "policies")
	if err != nil {
		return nil, err
	}
	defer os.RemoveAll(folder)
	for name, text := range map[string]string{
		"sentinel.hcl": "policy \"depth\" {\n  source = \"./depth.sentinel\"\n}\n", "depth.sentinel": "main = rule { true }\n",
	} {
		if err := os.WriteFile(filepath.Join(folder, name), []byte(text), 0o600); err != nil {
			return nil, err
		}
	}
	made, err := client.PolicySetVersions.Create(ctx, set.ID)
	if err != nil {
		return nil, err
	}
	if err := client.PolicySetVersions.Upload(ctx, *made, folder); err != nil {
		return nil, err
	}
	read, err := client.PolicySetVersions.Read(ctx, made.ID)
	if err != nil {
		return nil, err
	}
	return []any{made.Status, read.Status, client.PolicySets.Delete(ctx, set.ID)}, nil
}

func globalTask(ctx context.Context, client *tfe.Client) (any, error) {
	stages, level := []tfe.Stage{tfe.PostPlan, tfe.PreApply}, tfe.Mandatory
	task, err := client.RunTasks.Create(ctx, "acme", tfe.RunTaskCreateOptions{
		Name: "everywhere", URL: os.Getenv("TASK_URL"), Category: "task", AgentPool: &tfe.AgentPool{ID: "apool-main"},
		Global: &tfe.GlobalRunTaskOptions{Enabled: tfe.Bool(true), Stages: &stages, EnforcementLevel: &level},
	})
	if err != nil {
		return nil, err
	}
	read, err := client.RunTasks.Read(ctx, task.ID)
	if err != nil {
		return nil, err
	}
	// A service that applies tasks by task configurations of their own does not show the global one here.
	return []any{read.Name, read.Global == nil || read.Global.Enabled, client.RunTasks.Delete(ctx, task.ID)}, nil
}

func key(ctx context.Context, client *tfe.Client) (any, error) {
	made, err := client.GPGKeys.Create(ctx, tfe.PrivateRegistry, tfe.GPGKeyCreateOptions{
		Namespace: "acme", AsciiArmor: os.Getenv("PUBLIC_KEY"),
	})
	if err != nil {
		return nil, err
	}
	id := tfe.GPGKeyID{RegistryName: tfe.PrivateRegistry, Namespace: "acme", KeyID: made.KeyID}
	list, err := client.GPGKeys.ListPrivate(ctx, tfe.GPGKeyListOptions{Namespaces: []string{"acme"}})
	if err != nil {
		return nil, err
	}
	read, err := client.GPGKeys.Read(ctx, id)
	if err != nil {
		return nil, err
	}
	if _, err := client.GPGKeys.Update(ctx, id, tfe.GPGKeyUpdateOptions{Namespace: "acme"}); err != nil {
		return nil, err
	}
	return []any{read.KeyID, len(list.Items), client.GPGKeys.Delete(ctx, id)}, nil
}

func provider(ctx context.Context, client *tfe.Client) (any, error) {
	gpg, err := client.GPGKeys.Create(ctx, tfe.PrivateRegistry, tfe.GPGKeyCreateOptions{
		Namespace: "acme", AsciiArmor: os.Getenv("PUBLIC_KEY"),
	})
	if err != nil {
		return nil, err
	}
	id := tfe.RegistryProviderID{
		OrganizationName: "acme", RegistryName: tfe.PrivateRegistry, Namespace: "acme", Name: "gopher",
	}
	made, err := client.RegistryProviders.Create(ctx, "acme", tfe.RegistryProviderCreateOptions{
		Name: id.Name, Namespace: id.Namespace, RegistryName: id.RegistryName,
	})
	if err != nil {
		return nil, err
	}
	release, err := client.RegistryProviderVersions.Create(ctx, id, tfe.RegistryProviderVersionCreateOptions{
		Version: "1.0.0", KeyID: gpg.KeyID, Protocols: []string{"6.0"},
	})
	if err != nil {
		return nil, err
	}
	if _, err := release.ShasumsUploadURL(); err != nil {
		return nil, err
	}
	versionID := tfe.RegistryProviderVersionID{RegistryProviderID: id, Version: "1.0.0"}
	platform, err := client.RegistryProviderPlatforms.Create(ctx, versionID, tfe.RegistryProviderPlatformCreateOptions{
		OS: "linux", Arch: "amd64", Filename: "terraform-provider-gopher_1.0.0_linux_amd64.zip",
		Shasum: "8d69d6b7d6b7d6b7d6b7d6b7d6b7d6b7d6b7d6b7d6b7d6b7d6b7d6b7d6b7d6b7",
	})
	if err != nil {
		return nil, err
	}
	versions, err := client.RegistryProviderVersions.List(ctx, id, nil)
	if err != nil {
		return nil, err
	}
	read, err := client.RegistryProviders.Read(ctx, id, &tfe.RegistryProviderReadOptions{
		Include: []tfe.RegistryProviderIncludeOps{tfe.RegistryProviderVersionsInclude},
	})
	if err != nil {
		return nil, err
	}
	list, err := client.RegistryProviders.List(ctx, "acme", nil)
	if err != nil {
		return nil, err
	}
	for _, err := range []error{
		client.RegistryProviderPlatforms.Delete(ctx, tfe.RegistryProviderPlatformID{
			RegistryProviderVersionID: versionID, OS: platform.OS, Arch: platform.Arch,
		}),
		client.RegistryProviderVersions.Delete(ctx, versionID),
		client.RegistryProviders.Delete(ctx, id),
		client.GPGKeys.Delete(ctx, tfe.GPGKeyID{RegistryName: tfe.PrivateRegistry, Namespace: "acme", KeyID: gpg.KeyID}),
	} {
		if err != nil {
			return nil, err
		}
	}
	return []any{made.Name, versions.Items[0].Version, read.RegistryProviderVersions[0].Version, len(list.Items) > 0}, nil
}
