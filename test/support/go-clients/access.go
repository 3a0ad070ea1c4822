package main

import (
	"github.com/hashicorp/go-tfe"
)

func variables(s *session) any {
	workspace := s.newWorkspace("variable")
	variables := s.client.Variables
	made := must(variables.Create(s.ctx, workspace.ID, tfe.VariableCreateOptions{
		Key: text("depth"), Value: text("[1, 2]"), Description: text("How deep."), Category: tfe.Category(tfe.CategoryTerraform), HCL: on(),
	}))
	secret := must(variables.Create(s.ctx, workspace.ID, tfe.VariableCreateOptions{
		Key: text("TOKEN"), Value: text("canary"), Category: tfe.Category(tfe.CategoryEnv), Sensitive: on(),
	}))
	shown := func(variable *tfe.Variable) []any {
		return []any{variable.Key, variable.Value, variable.Description, variable.Category, variable.HCL, variable.Sensitive}
	}
	changed := must(variables.Update(s.ctx, workspace.ID, made.ID, tfe.VariableUpdateOptions{
		Key: text("deepness"), Value: text("3"), Description: text(""), HCL: off(), Category: tfe.Category(tfe.CategoryTerraform),
	}))
	hidden := must(variables.Update(s.ctx, workspace.ID, secret.ID, tfe.VariableUpdateOptions{
		Value: text("another canary"), Description: text("Opens."), Sensitive: on(),
	}))
	read := must(variables.Read(s.ctx, workspace.ID, secret.ID))
	list := must(variables.List(s.ctx, workspace.ID, &tfe.VariableListOptions{ListOptions: tfe.ListOptions{PageSize: 1}}))
	_, taken := variables.Create(s.ctx, workspace.ID, tfe.VariableCreateOptions{Key: text("TOKEN"), Category: tfe.Category(tfe.CategoryEnv)})
	done(variables.Delete(s.ctx, workspace.ID, made.ID))
	left := must(variables.List(s.ctx, workspace.ID, nil))
	done(s.client.Workspaces.DeleteByID(s.ctx, workspace.ID))
	return map[string]any{
		"made": shown(made), "secret": shown(secret), "changed": shown(changed), "hidden": shown(hidden), "read": shown(read),
		"versions": []bool{made.VersionID != changed.VersionID, hidden.VersionID == read.VersionID, read.Workspace.ID == workspace.ID},
		"listed":   []int{len(list.Items), list.TotalCount, len(left.Items)},
		"refused":  words(taken),
	}
}

func variableSets(s *session) any {
	sets, vars := s.client.VariableSets, s.client.VariableSetVariables
	made := must(sets.Create(s.ctx, "acme", &tfe.VariableSetCreateOptions{
		Name: text("tools / gophers"), Description: text("What they dig with."), Global: off(), Priority: on(),
	}))
	variable := must(vars.Create(s.ctx, made.ID, &tfe.VariableSetVariableCreateOptions{
		Key: text("spade"), Value: text("canary"), Category: tfe.Category(tfe.CategoryTerraform), Sensitive: on(), Description: text("Digs."),
	}))
	workspaces, projects := []*tfe.Workspace{{ID: "ws-app"}, {ID: "ws-network"}}, []*tfe.Project{{ID: "prj-payments"}}
	done(
		sets.ApplyToWorkspaces(s.ctx, made.ID, &tfe.VariableSetApplyToWorkspacesOptions{Workspaces: workspaces}),
		sets.ApplyToProjects(s.ctx, made.ID, tfe.VariableSetApplyToProjectsOptions{Projects: projects}),
	)
	read := must(sets.Read(s.ctx, made.ID, &tfe.VariableSetReadOptions{
		Include: &[]tfe.VariableSetIncludeOpt{tfe.VariableSetWorkspaces, tfe.VariableSetProjects, tfe.VariableSetVars},
	}))
	inOrganization := must(sets.List(s.ctx, "acme", &tfe.VariableSetListOptions{
		Query: "gophers", Include: string(tfe.VariableSetWorkspaces),
	}))
	ofWorkspace := must(sets.ListForWorkspace(s.ctx, "ws-app", nil))
	ofProject := must(sets.ListForProject(s.ctx, "prj-payments", &tfe.VariableSetListOptions{Query: "tools"}))
	done(
		sets.RemoveFromWorkspaces(s.ctx, made.ID, &tfe.VariableSetRemoveFromWorkspacesOptions{Workspaces: workspaces[:1]}),
		sets.RemoveFromProjects(s.ctx, made.ID, tfe.VariableSetRemoveFromProjectsOptions{Projects: projects}),
	)
	removed := must(sets.Read(s.ctx, made.ID, nil))
	replaced := must(sets.UpdateWorkspaces(s.ctx, made.ID, &tfe.VariableSetUpdateWorkspacesOptions{Workspaces: workspaces[:1]}))
	emptied := must(sets.UpdateWorkspaces(s.ctx, made.ID, &tfe.VariableSetUpdateWorkspacesOptions{Workspaces: []*tfe.Workspace{}}))
	global := must(sets.Update(s.ctx, made.ID, &tfe.VariableSetUpdateOptions{
		Name: text("tools"), Description: text(""), Global: on(), Priority: off(),
	}))
	refused := sets.ApplyToWorkspaces(s.ctx, made.ID, &tfe.VariableSetApplyToWorkspacesOptions{Workspaces: workspaces})
	changed := must(vars.Update(s.ctx, made.ID, variable.ID, &tfe.VariableSetVariableUpdateOptions{
		Value: text("another canary"), Description: text("Digs deep."), HCL: on(),
	}))
	one := must(vars.Read(s.ctx, made.ID, variable.ID))
	list := must(vars.List(s.ctx, made.ID, nil))
	_, taken := vars.Create(s.ctx, made.ID, &tfe.VariableSetVariableCreateOptions{
		Key: text("spade"), Category: tfe.Category(tfe.CategoryTerraform),
	})
	done(vars.Delete(s.ctx, made.ID, variable.ID))
	none := must(vars.List(s.ctx, made.ID, nil))
	done(sets.Delete(s.ctx, made.ID))
	_, gone := sets.Read(s.ctx, made.ID, nil)
	return map[string]any{
		"made": []any{made.Name, made.Description, made.Global, made.Priority, made.Organization.Name, made.Parent.Organization.Name},
		"read": []any{
			listed(read.Workspaces, workspaceName), read.Projects[0].Name, read.Variables[0].Key, read.Variables[0].Value,
		},
		"listed": []any{
			inOrganization.TotalCount, listed(inOrganization.Items[0].Workspaces, workspaceName), ofWorkspace.Items[0].Name,
			ofProject.Items[0].Name,
		},
		"removed": []any{listed(removed.Workspaces, workspaceID), listed(removed.Projects, projectID)},
		"updated": []any{listed(replaced.Workspaces, workspaceID), listed(emptied.Workspaces, workspaceID)},
		"global":  []any{global.Name, global.Description, global.Global, global.Priority, len(global.Workspaces)},
		"variable": []any{
			variable.Key, variable.Value, variable.Sensitive, changed.Description, changed.HCL, one.Description, one.VersionID == changed.VersionID,
			one.VariableSet.ID == made.ID, len(list.Items), len(none.Items),
		},
		"refused": []string{words(refused), words(taken), words(gone)},
	}
}

func projectSet(s *session) any {
	sets := s.client.VariableSets
	made := must(sets.Create(s.ctx, "acme", &tfe.VariableSetCreateOptions{
		Name: text("ledger"), Global: off(), Parent: &tfe.Parent{Project: &tfe.Project{ID: "prj-payments"}},
	}))
	foreign := sets.ApplyToWorkspaces(s.ctx, made.ID, &tfe.VariableSetApplyToWorkspacesOptions{Workspaces: []*tfe.Workspace{{ID: "ws-app"}}})
	_, global := sets.Update(s.ctx, made.ID, &tfe.VariableSetUpdateOptions{Global: on()})
	found := must(sets.ListForProject(s.ctx, "prj-payments", nil))
	done(sets.Delete(s.ctx, made.ID))
	return []any{made.Parent.Project.ID, made.Parent.Organization == nil, len(found.Items), words(foreign), words(global)}
}

func teams(s *session) any {
	teams := s.client.Teams
	made := must(teams.Create(s.ctx, "acme", tfe.TeamCreateOptions{
		Name: text("diggers"), Visibility: text("secret"), SSOTeamID: text("sso-diggers"), AllowMemberTokenManagement: off(),
		OrganizationAccess: &tfe.OrganizationAccessOptions{ReadWorkspaces: on(), ReadProjects: on(), ManageModules: on()},
	}))
	changed := must(teams.Update(s.ctx, made.ID, tfe.TeamUpdateOptions{
		Name: text("miners"), Visibility: text("organization"), SSOTeamID: text(""), AllowMemberTokenManagement: on(),
		OrganizationAccess: &tfe.OrganizationAccessOptions{
			ManagePolicies: on(), ManagePolicyOverrides: on(), DelegatePolicyOverrides: off(), ManageWorkspaces: on(),
			ManageVCSSettings: on(), ManageProviders: on(), ManageModules: off(), ManageRunTasks: on(), ManageProjects: on(),
			ManageMembership: on(), ManageTeams: on(), ManageOrganizationAccess: on(), AccessSecretTeams: on(), ManageAgentPools: on(),
		},
	}))
	list := must(teams.List(s.ctx, "acme", &tfe.TeamListOptions{
		Query: "mine", Include: []tfe.TeamIncludeOpt{tfe.TeamUsers, tfe.TeamOrganizationMemberships},
	}))
	_, taken := teams.Create(s.ctx, "acme", tfe.TeamCreateOptions{Name: text("miners")})
	done(teams.Delete(s.ctx, made.ID))
	_, gone := teams.Read(s.ctx, made.ID)
	return map[string]any{
		"made": []any{
			made.Name, made.Visibility, made.SSOTeamID, made.AllowMemberTokenManagement, *made.OrganizationAccess, made.UserCount,
			made.IsUnified, *made.Permissions,
		},
		"changed": []any{changed.Name, changed.Visibility, changed.SSOTeamID, changed.AllowMemberTokenManagement, *changed.OrganizationAccess},
		"listed":  []any{list.TotalCount, list.Items[0].Name},
		"refused": []string{words(taken), words(gone), words(teams.Delete(s.ctx, "team-owners"))},
	}
}

func members(s *session) any {
	team := must(s.client.Teams.Create(s.ctx, "acme", tfe.TeamCreateOptions{Name: text("shift")}))
	members := s.client.TeamMembers
	people := func() []any {
		users := must(members.ListUsers(s.ctx, team.ID))
		return []any{
			listed(users, func(user *tfe.User) string { return user.Username }),
			listed(must(members.ListOrganizationMemberships(s.ctx, team.ID)), func(membership *tfe.OrganizationMembership) string {
				return membership.ID + " " + membership.Email + " " + string(membership.Status)
			}),
		}
	}
	done(
		members.Add(s.ctx, team.ID, tfe.TeamMemberAddOptions{Usernames: []string{"ada", "linus"}}),
		members.Add(s.ctx, team.ID, tfe.TeamMemberAddOptions{OrganizationMembershipIDs: []string{"ou-mary"}}),
	)
	added := people()
	again := members.Add(s.ctx, team.ID, tfe.TeamMemberAddOptions{Usernames: []string{"ada"}})
	done(
		members.Remove(s.ctx, team.ID, tfe.TeamMemberRemoveOptions{Usernames: []string{"linus"}}),
		members.Remove(s.ctx, team.ID, tfe.TeamMemberRemoveOptions{OrganizationMembershipIDs: []string{"ou-mary"}}),
	)
	removed := people()
	memberships := s.client.OrganizationMemberships
	list := must(memberships.List(s.ctx, "acme", &tfe.OrganizationMembershipListOptions{
		Emails: []string{"ada@acme.example", "mary@acme.example"}, Include: []tfe.OrgMembershipIncludeOpt{tfe.OrgMembershipUser, tfe.OrgMembershipTeam},
	}))
	invited := must(memberships.List(s.ctx, "acme", &tfe.OrganizationMembershipListOptions{
		Status: tfe.OrganizationMembershipInvited, Query: "acme.example",
	}))
	one := must(memberships.ReadWithOptions(s.ctx, "ou-ada", tfe.OrganizationMembershipReadOptions{
		Include: []tfe.OrgMembershipIncludeOpt{tfe.OrgMembershipUser, tfe.OrgMembershipTeam},
	}))
	done(s.client.Teams.Delete(s.ctx, team.ID))
	return map[string]any{
		"added": added, "removed": removed, "refused": words(again),
		"memberships": []any{
			list.TotalCount, listed(invited.Items, func(membership *tfe.OrganizationMembership) string { return membership.Email }),
			one.User.Username, listed(one.Teams, func(team *tfe.Team) string { return team.Name }),
		},
	}
}

func workspaceAccess(s *session) any {
	team := must(s.client.Teams.Create(s.ctx, "acme", tfe.TeamCreateOptions{Name: text("visitors")}))
	access := s.client.TeamAccess
	made := must(access.Add(s.ctx, tfe.TeamAccessAddOptions{
		Access: tfe.Access(tfe.AccessCustom), Runs: choice(tfe.RunsPermissionPlan), Variables: choice(tfe.VariablesPermissionRead),
		StateVersions: choice(tfe.StateVersionsPermissionReadOutputs), SentinelMocks: choice(tfe.SentinelMocksPermissionRead),
		WorkspaceLocking: on(), RunTasks: off(), PolicyOverrides: off(), Team: team, Workspace: &tfe.Workspace{ID: "ws-app"},
	}))
	shown := func(access *tfe.TeamAccess) []any {
		return []any{
			access.Access, access.Runs, access.Variables, access.StateVersions, access.SentinelMocks, access.WorkspaceLocking,
			access.RunTasks, access.PolicyOverrides, access.Workspace.ID,
		}
	}
	levels := []any{}
	for _, level := range []tfe.AccessType{tfe.AccessRead, tfe.AccessPlan, tfe.AccessWrite, tfe.AccessAdmin} {
		levels = append(levels, shown(must(access.Update(s.ctx, made.ID, tfe.TeamAccessUpdateOptions{Access: tfe.Access(level)}))))
	}
	_, fixed := access.Update(s.ctx, made.ID, tfe.TeamAccessUpdateOptions{
		Access: tfe.Access(tfe.AccessRead), Runs: choice(tfe.RunsPermissionApply),
	})
	custom := must(access.Update(s.ctx, made.ID, tfe.TeamAccessUpdateOptions{
		Access: tfe.Access(tfe.AccessCustom), Runs: choice(tfe.RunsPermissionApply), RunTasks: on(),
	}))
	read := must(access.Read(s.ctx, made.ID))
	list := must(access.List(s.ctx, &tfe.TeamAccessListOptions{WorkspaceID: "ws-app"}))
	_, taken := access.Add(s.ctx, tfe.TeamAccessAddOptions{
		Access: tfe.Access(tfe.AccessRead), Team: team, Workspace: &tfe.Workspace{ID: "ws-app"},
	})
	done(access.Remove(s.ctx, made.ID), s.client.Teams.Delete(s.ctx, team.ID))
	_, gone := access.Read(s.ctx, made.ID)
	return map[string]any{
		"made": shown(made), "levels": levels, "custom": shown(custom), "read": shown(read),
		"listed": []any{len(list.Items), list.Items[0].Team.ID == team.ID}, "refused": []string{words(fixed), words(taken), words(gone)},
	}
}

func projectAccess(s *session) any {
	team := must(s.client.Teams.Create(s.ctx, "acme", tfe.TeamCreateOptions{Name: text("guests")}))
	access := s.client.TeamProjectAccess
	made := must(access.Add(s.ctx, tfe.TeamProjectAccessAddOptions{
		Access: tfe.TeamProjectAccessCustom, Team: team, Project: &tfe.Project{ID: "prj-payments"},
		ProjectAccess: &tfe.TeamProjectAccessProjectPermissionsOptions{
			Settings: choice(tfe.ProjectSettingsPermissionUpdate), Teams: choice(tfe.ProjectTeamsPermissionRead),
			VariableSets: choice(tfe.ProjectVariableSetsPermissionWrite),
		},
		WorkspaceAccess: &tfe.TeamProjectAccessWorkspacePermissionsOptions{
			Runs: choice(tfe.WorkspaceRunsPermissionPlan), SentinelMocks: choice(tfe.WorkspaceSentinelMocksPermissionRead),
			StateVersions: choice(tfe.WorkspaceStateVersionsPermissionReadOutputs), Variables: choice(tfe.WorkspaceVariablesPermissionRead),
			Create: on(), Locking: on(), Move: off(), Delete: off(), RunTasks: on(),
		},
	}))
	shown := func(access *tfe.TeamProjectAccess) []any {
		return []any{access.Access, *access.ProjectAccess, *access.WorkspaceAccess, access.Project.ID, access.Team.ID == team.ID}
	}
	levels := []any{}
	for _, level := range []tfe.TeamProjectAccessType{
		tfe.TeamProjectAccessRead, tfe.TeamProjectAccessWrite, tfe.TeamProjectAccessMaintain, tfe.TeamProjectAccessAdmin,
	} {
		got := must(access.Update(s.ctx, made.ID, tfe.TeamProjectAccessUpdateOptions{Access: &level}))
		levels = append(levels, []any{
			got.Access, got.ProjectAccess.ProjectSettingsPermission, got.ProjectAccess.ProjectTeamsPermission,
			got.WorkspaceAccess.WorkspaceRunsPermission, got.WorkspaceAccess.WorkspaceSentinelMocksPermission,
			got.WorkspaceAccess.WorkspaceStateVersionsPermission, got.WorkspaceAccess.WorkspaceVariablesPermission,
			got.WorkspaceAccess.WorkspaceCreatePermission, got.WorkspaceAccess.WorkspaceDeletePermission,
			got.WorkspaceAccess.WorkspaceLockingPermission, got.WorkspaceAccess.WorkspaceMovePermission,
			got.WorkspaceAccess.WorkspaceRunTasksPermission,
		})
	}
	custom := must(access.Update(s.ctx, made.ID, tfe.TeamProjectAccessUpdateOptions{
		Access:        choice(tfe.TeamProjectAccessCustom),
		ProjectAccess: &tfe.TeamProjectAccessProjectPermissionsOptions{Settings: choice(tfe.ProjectSettingsPermissionDelete)},
	}))
	read := must(access.Read(s.ctx, made.ID))
	list := must(access.List(s.ctx, tfe.TeamProjectAccessListOptions{ProjectID: "prj-payments"}))
	_, taken := access.Add(s.ctx, tfe.TeamProjectAccessAddOptions{
		Access: tfe.TeamProjectAccessRead, Team: team, Project: &tfe.Project{ID: "prj-payments"},
	})
	done(access.Remove(s.ctx, made.ID), s.client.Teams.Delete(s.ctx, team.ID))
	_, gone := access.Read(s.ctx, made.ID)
	return map[string]any{
		"made": shown(made), "levels": levels,
		"custom": []any{custom.Access, custom.ProjectAccess.ProjectSettingsPermission, read.ProjectAccess.ProjectSettingsPermission},
		"listed": len(list.Items), "refused": []string{words(taken), words(gone)},
	}
}
