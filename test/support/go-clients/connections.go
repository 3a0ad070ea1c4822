package main

import (
	"os"

	"github.com/hashicorp/go-tfe"
)

func agentPools(s *session) any {
	pools := s.client.AgentPools
	workspaces, projects := []*tfe.Workspace{{ID: "ws-app"}}, []*tfe.Project{{ID: "prj-payments"}}
	made := must(pools.Create(s.ctx, "acme", tfe.AgentPoolCreateOptions{
		Name: text("moles"), OrganizationScoped: off(), AllowedWorkspaces: workspaces, AllowedProjects: projects,
		ExcludedWorkspaces: []*tfe.Workspace{{ID: "ws-network"}},
	}))
	shown := func(pool *tfe.AgentPool) []any {
		return []any{
			pool.Name, pool.OrganizationScoped, pool.AgentCount, listed(pool.AllowedWorkspaces, workspaceID),
			listed(pool.AllowedProjects, projectID), listed(pool.ExcludedWorkspaces, workspaceID),
		}
	}
	list := must(pools.List(s.ctx, "acme", &tfe.AgentPoolListOptions{
		AllowedWorkspacesName: "app", Include: []tfe.AgentPoolIncludeOpt{tfe.AgentPoolWorkspaces}, Sort: "-created-at",
	}))
	ofProject := must(pools.List(s.ctx, "acme", &tfe.AgentPoolListOptions{AllowedProjectsName: "payments"}))
	byWorkspaces := must(pools.UpdateAllowedWorkspaces(s.ctx, made.ID, tfe.AgentPoolAllowedWorkspacesUpdateOptions{
		AllowedWorkspaces: []*tfe.Workspace{{ID: "ws-network"}},
	}))
	byProjects := must(pools.UpdateAllowedProjects(s.ctx, made.ID, tfe.AgentPoolAllowedProjectsUpdateOptions{AllowedProjects: []*tfe.Project{}}))
	byExclusion := must(pools.UpdateExcludedWorkspaces(s.ctx, made.ID, tfe.AgentPoolExcludedWorkspacesUpdateOptions{
		ExcludedWorkspaces: []*tfe.Workspace{{ID: "ws-app"}},
	}))
	changed := must(pools.Update(s.ctx, made.ID, tfe.AgentPoolUpdateOptions{Name: text("shrews"), OrganizationScoped: on()}))
	used := must(s.client.Workspaces.Create(s.ctx, "acme", tfe.WorkspaceCreateOptions{
		Name: text("dug"), ExecutionMode: text("agent"), AgentPoolID: &made.ID,
	}))
	read := must(pools.ReadWithOptions(s.ctx, made.ID, &tfe.AgentPoolReadOptions{
		Include: []tfe.AgentPoolIncludeOpt{tfe.AgentPoolWorkspaces},
	}))
	inUse := pools.Delete(s.ctx, made.ID)
	done(s.client.Workspaces.DeleteByID(s.ctx, used.ID), pools.Delete(s.ctx, made.ID))
	_, gone := pools.Read(s.ctx, made.ID)
	return map[string]any{
		"made": shown(made), "workspaces": shown(byWorkspaces), "projects": shown(byProjects), "exclusion": shown(byExclusion),
		"changed": shown(changed), "listed": []any{list.TotalCount, ofProject.TotalCount, list.Items[0].Name},
		"used": listed(read.Workspaces, workspaceName), "refused": []string{words(inUse), words(gone)},
	}
}

func agentTokens(s *session) any {
	tokens := s.client.AgentTokens
	made := must(tokens.Create(s.ctx, "apool-main", tfe.AgentTokenCreateOptions{Description: text("mole")}))
	read := must(tokens.Read(s.ctx, made.ID))
	list := must(tokens.List(s.ctx, "apool-main"))
	page := must(tokens.ListWithOptions(s.ctx, "apool-main", &tfe.AgentTokenListOptions{ListOptions: tfe.ListOptions{PageSize: 1}}))
	done(tokens.Delete(s.ctx, made.ID))
	_, gone := tokens.Read(s.ctx, made.ID)
	return []any{
		made.Description, made.Token != "", made.LastUsedAt.IsZero(), !made.CreatedAt.IsZero(), read.Description, read.Token,
		len(list.Items), page.TotalCount, words(gone),
	}
}

func oauthClients(s *session) any {
	clients := s.client.OAuthClients
	made := must(clients.Create(s.ctx, "acme", tfe.OAuthClientCreateOptions{
		Name: text("forge"), APIURL: text("https://api.github.com"), HTTPURL: text("https://github.com"), OAuthToken: text("canary"),
		ServiceProvider: tfe.ServiceProvider(tfe.ServiceProviderGithub), OrganizationScoped: off(), Projects: []*tfe.Project{{ID: "prj-payments"}},
	}))
	shown := func(client *tfe.OAuthClient) []any {
		return []any{
			*client.Name, client.ServiceProvider, client.ServiceProviderName, client.APIURL, client.HTTPURL, *client.OrganizationScoped,
			client.Key, client.Secret, len(client.OAuthTokens), listed(client.Projects, projectID), client.Organization.Name,
			client.CallbackURL != "", client.ConnectPath != "",
		}
	}
	done(clients.AddProjects(s.ctx, made.ID, tfe.OAuthClientAddProjectsOptions{Projects: []*tfe.Project{{ID: "prj-default"}}}))
	attached := must(clients.ReadWithOptions(s.ctx, made.ID, &tfe.OAuthClientReadOptions{
		Include: []tfe.OAuthClientIncludeOpt{tfe.OauthClientProjects, tfe.OauthClientOauthTokens},
	}))
	done(clients.RemoveProjects(s.ctx, made.ID, tfe.OAuthClientRemoveProjectsOptions{
		Projects: []*tfe.Project{{ID: "prj-default"}, {ID: "prj-payments"}},
	}))
	changed := must(clients.Update(s.ctx, made.ID, tfe.OAuthClientUpdateOptions{
		Name: text("smithy"), OrganizationScoped: on(), OAuthToken: text("another canary"),
	}))
	list := must(clients.List(s.ctx, "acme", &tfe.OAuthClientListOptions{Include: []tfe.OAuthClientIncludeOpt{tfe.OauthClientProjects}}))
	others := []any{}
	for _, options := range []tfe.OAuthClientCreateOptions{
		{
			ServiceProvider: tfe.ServiceProvider(tfe.ServiceProviderBitbucketDataCenter), APIURL: text("https://bitbucket.example/rest"),
			HTTPURL: text("https://bitbucket.example"), Key: text("gophers"), Secret: text("canary"), RSAPublicKey: text("public"),
		},
		{
			ServiceProvider: tfe.ServiceProvider(tfe.ServiceProviderAzureDevOpsServer), APIURL: text("https://ado.example"),
			HTTPURL: text("https://ado.example"), OAuthToken: text("canary"), PrivateKey: text("canary"),
		},
	} {
		other := must(clients.Create(s.ctx, "acme", options))
		others = append(others, []any{
			other.Name == nil, other.ServiceProvider, other.Key, other.Secret, other.RSAPublicKey, len(other.OAuthTokens),
		})
		done(clients.Delete(s.ctx, other.ID))
	}
	through := must(clients.Create(s.ctx, "acme", tfe.OAuthClientCreateOptions{
		APIURL: text("https://github.example/api/v3"), HTTPURL: text("https://github.example"), OAuthToken: text("canary"),
		ServiceProvider: tfe.ServiceProvider(tfe.ServiceProviderGithubEE), AgentPool: &tfe.AgentPool{ID: "apool-main"},
	}))
	done(clients.Delete(s.ctx, through.ID))
	_, pool := clients.Create(s.ctx, "acme", tfe.OAuthClientCreateOptions{
		APIURL: text("https://github.example/api/v3"), HTTPURL: text("https://github.example"), OAuthToken: text("canary"),
		ServiceProvider: tfe.ServiceProvider(tfe.ServiceProviderGithubEE), AgentPool: &tfe.AgentPool{ID: "apool-none"},
	})
	done(clients.Delete(s.ctx, made.ID))
	_, gone := clients.Read(s.ctx, made.ID)
	return map[string]any{
		"made": shown(made), "changed": shown(changed),
		"attached": listed(attached.Projects, func(project *tfe.Project) string { return project.Name }),
		"rotated":  changed.OAuthTokens[0].ID == made.OAuthTokens[0].ID, "listed": len(list.Items), "others": others,
		"pool":    through.AgentPool.ID,
		"refused": []string{words(pool), words(gone)},
	}
}

func sshKeys(s *session) any {
	keys := s.client.SSHKeys
	made := must(keys.Create(s.ctx, "acme", tfe.SSHKeyCreateOptions{Name: text("shovel"), Value: text("canary")}))
	changed := must(keys.Update(s.ctx, made.ID, tfe.SSHKeyUpdateOptions{Name: text("pick")}))
	read := must(keys.Read(s.ctx, made.ID))
	list := must(keys.List(s.ctx, "acme", &tfe.SSHKeyListOptions{ListOptions: tfe.ListOptions{PageSize: 100}}))
	done(keys.Delete(s.ctx, made.ID))
	_, gone := keys.Read(s.ctx, made.ID)
	return []any{made.Name, changed.Name, read.Name, list.Items[0].Name, list.TotalCount, words(gone)}
}

func runTriggers(s *session) any {
	triggers := s.client.RunTriggers
	made := must(triggers.Create(s.ctx, "ws-app", tfe.RunTriggerCreateOptions{Sourceable: &tfe.Workspace{ID: "ws-network"}}))
	read := must(triggers.ReadWithOptions(s.ctx, made.ID, &tfe.RunTriggerReadOptions{
		Include: []tfe.RunTriggerIncludeOpt{tfe.RunTriggerWorkspace, tfe.RunTriggerSourceable},
	}))
	inbound := must(triggers.List(s.ctx, "ws-app", &tfe.RunTriggerListOptions{
		RunTriggerType: tfe.RunTriggerInbound, Include: []tfe.RunTriggerIncludeOpt{tfe.RunTriggerSourceable},
	}))
	outbound := must(triggers.List(s.ctx, "ws-network", &tfe.RunTriggerListOptions{RunTriggerType: tfe.RunTriggerOutbound}))
	none := must(triggers.List(s.ctx, "ws-app", &tfe.RunTriggerListOptions{RunTriggerType: tfe.RunTriggerOutbound}))
	_, self := triggers.Create(s.ctx, "ws-app", tfe.RunTriggerCreateOptions{Sourceable: &tfe.Workspace{ID: "ws-app"}})
	_, again := triggers.Create(s.ctx, "ws-app", tfe.RunTriggerCreateOptions{Sourceable: &tfe.Workspace{ID: "ws-network"}})
	done(triggers.Delete(s.ctx, made.ID))
	_, gone := triggers.Read(s.ctx, made.ID)
	return []any{
		made.WorkspaceName, made.SourceableName, read.Workspace.Name, read.SourceableChoice.Workspace.Name, inbound.Items[0].Sourceable.Name,
		inbound.TotalCount, outbound.TotalCount, none.TotalCount, words(self), words(again), words(gone),
	}
}

func notifications(s *session) any {
	configurations := s.client.NotificationConfigurations
	team := must(s.client.Teams.Create(s.ctx, "acme", tfe.TeamCreateOptions{Name: text("listeners")}))
	results := map[string]any{}
	for name, one := range map[string]struct {
		id       string
		of       *tfe.NotificationConfigurationSubscribableChoice
		triggers []tfe.NotificationTriggerType
	}{
		"workspace": {
			"ws-app", &tfe.NotificationConfigurationSubscribableChoice{Workspace: &tfe.Workspace{ID: "ws-app"}},
			[]tfe.NotificationTriggerType{
				tfe.NotificationTriggerCreated, tfe.NotificationTriggerAssessmentCheckFailed, tfe.NotificationTriggerWorkspaceAutoDestroyRunResults,
			},
		},
		"team": {
			team.ID, &tfe.NotificationConfigurationSubscribableChoice{Team: team},
			[]tfe.NotificationTriggerType{tfe.NotificationTriggerChangeRequestCreated},
		},
		"project": {
			"prj-payments", &tfe.NotificationConfigurationSubscribableChoice{Project: &tfe.Project{ID: "prj-payments"}},
			[]tfe.NotificationTriggerType{tfe.NotificationTriggerErrored},
		},
	} {
		made := must(configurations.Create(s.ctx, one.id, tfe.NotificationConfigurationCreateOptions{
			DestinationType: tfe.NotificationDestination(tfe.NotificationDestinationTypeGeneric), Enabled: off(), Name: text("horn"),
			Token: text("canary"), Triggers: one.triggers, URL: text(os.Getenv("TASK_URL")), SubscribableChoice: one.of,
		}))
		list := must(configurations.List(s.ctx, one.id, &tfe.NotificationConfigurationListOptions{SubscribableChoice: one.of}))
		verified := must(configurations.Verify(s.ctx, made.ID))
		changed := must(configurations.Update(s.ctx, made.ID, tfe.NotificationConfigurationUpdateOptions{
			Enabled: on(), Name: text("bell"), Triggers: []tfe.NotificationTriggerType{}, Token: text("another canary"),
		}))
		read := must(configurations.Read(s.ctx, made.ID))
		of := read.SubscribableChoice
		done(configurations.Delete(s.ctx, made.ID))
		_, gone := configurations.Read(s.ctx, made.ID)
		results[name] = []any{
			made.Name, made.DestinationType, made.Enabled, made.Token, made.Triggers, made.URL == os.Getenv("TASK_URL"),
			listed(list.Items, func(one *tfe.NotificationConfiguration) string { return string(one.DestinationType) }),
			verified.ID == made.ID, changed.Enabled, changed.Name, changed.Triggers,
			[]bool{of.Workspace != nil, of.Team != nil, of.Project != nil}, words(gone),
		}
	}
	done(s.client.Teams.Delete(s.ctx, team.ID))
	return results
}

func mail(s *session) any {
	configurations := s.client.NotificationConfigurations
	made := must(configurations.Create(s.ctx, "ws-app", tfe.NotificationConfigurationCreateOptions{
		DestinationType: tfe.NotificationDestination(tfe.NotificationDestinationTypeEmail), Enabled: on(), Name: text("letters"),
		Triggers: []tfe.NotificationTriggerType{tfe.NotificationTriggerCompleted}, EmailUsers: []*tfe.User{{ID: "user-ada"}, {ID: "user-linus"}},
	}))
	changed := must(configurations.Update(s.ctx, made.ID, tfe.NotificationConfigurationUpdateOptions{EmailUsers: []*tfe.User{{ID: "user-grace"}}}))
	_, stranger := configurations.Update(s.ctx, made.ID, tfe.NotificationConfigurationUpdateOptions{EmailUsers: []*tfe.User{{ID: "user-none"}}})
	_, addressless := configurations.Create(s.ctx, "ws-app", tfe.NotificationConfigurationCreateOptions{
		DestinationType: tfe.NotificationDestination(tfe.NotificationDestinationTypeSlack), Enabled: off(), Name: text("chat"), URL: text("ftp://gophers"),
	})
	addressed, unaddressed := configurations.Update(s.ctx, made.ID, tfe.NotificationConfigurationUpdateOptions{
		EmailAddresses: []string{"gophers@acme.example"},
	})
	done(configurations.Delete(s.ctx, made.ID))
	id := func(user *tfe.User) string { return user.ID }
	return []any{listed(made.EmailUsers, id), made.Enabled, listed(changed.EmailUsers, id), changed.URL,
		either(func() any { return addressed.EmailAddresses }, unaddressed), words(stranger), words(addressless)}
}
