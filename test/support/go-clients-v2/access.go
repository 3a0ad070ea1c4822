package main

import (
	"fmt"

	"github.com/hashicorp/go-tfe/v2/api/models"
	"github.com/hashicorp/go-tfe/v2/api/organizations"
	invitations "github.com/hashicorp/go-tfe/v2/api/organizations/item/organizationmemberships"
	inProject "github.com/hashicorp/go-tfe/v2/api/projects"
	"github.com/hashicorp/go-tfe/v2/api/teamprojects"
	"github.com/hashicorp/go-tfe/v2/api/teams"
	people "github.com/hashicorp/go-tfe/v2/api/teams/item"
	"github.com/hashicorp/go-tfe/v2/api/teamworkspaces"
	inWorkspace "github.com/hashicorp/go-tfe/v2/api/workspaces"
)

func variableBody(attributes string) models.VarsEnvelopeable {
	return object[models.VarsEnvelopeable](models.CreateVarsEnvelopeFromDiscriminatorValue, "vars", attributes, `{}`)
}

func variableShown(variable models.Varsable) []any {
	got := variable.GetAttributes()
	return []any{
		got.GetKey(), got.GetValue(), got.GetDescription(), got.GetCategory().String(), got.GetHcl(), got.GetSensitive(),
		got.GetVersionId() != nil, !got.GetCreatedAt().IsZero(),
	}
}

func variables(s *session) (any, error) {
	workspace := s.workspace(*s.newWorkspace(`{"name": "variable"}`, `{}`).GetId())
	variables := workspace.Vars()
	made := must(variables.Post(s.ctx, variableBody(
		`{"key": "depth", "value": "[1, 2]", "description": "How deep.", "category": "terraform", "hcl": true}`), nil)).GetData()
	secret := must(variables.Post(s.ctx, variableBody(
		`{"key": "TOKEN", "value": "canary", "category": "env", "sensitive": true}`), nil)).GetData()
	changed := must(variables.ById(*made.GetId()).Patch(s.ctx, variableBody(`{"key": "deepness", "value": "3", "hcl": false}`), nil)).GetData()
	hidden := must(variables.ById(*secret.GetId()).Patch(s.ctx, variableBody(`{"value": "another canary", "description": "Opens."}`), nil)).GetData()
	read := must(variables.ById(*secret.GetId()).Get(s.ctx, nil)).GetData()
	list := must(variables.Get(s.ctx, nil)).GetData()
	taken := words(variables.Post(s.ctx, variableBody(`{"key": "TOKEN", "category": "env"}`), nil))
	done(variables.ById(*made.GetId()).Delete(s.ctx, nil))
	gone := words(variables.ById(*made.GetId()).Get(s.ctx, nil))
	done(workspace.Delete(s.ctx, nil))
	return map[string]any{
		"made": variableShown(made), "secret": variableShown(secret), "changed": variableShown(changed), "hidden": variableShown(hidden),
		"read": variableShown(read), "listed": len(list), "refused": []string{taken, gone},
	}, nil
}

func setBody(attributes, relationships string) models.VarsetsEnvelopeable {
	return object[models.VarsetsEnvelopeable](models.CreateVarsetsEnvelopeFromDiscriminatorValue, "varsets", attributes, relationships)
}

func variableSets(s *session) (any, error) {
	made := must(s.organization.Varsets().Post(s.ctx, setBody(
		`{"name": "tools / gophers", "description": "What they dig with.", "global": false, "priority": true}`, `{}`), nil)).GetData()
	set := s.client.API.Varsets().ByVarset_id(*made.GetId())
	variables := set.Relationships().Vars()
	variable := must(variables.Post(s.ctx, variableBody(
		`{"key": "spade", "value": "canary", "category": "terraform", "sensitive": true}`), nil)).GetData()
	done(
		set.Relationships().Workspaces().Post(s.ctx, workspaceIDs("ws-app", "ws-network"), nil),
		set.Relationships().Projects().Post(s.ctx, projectIDs("prj-payments"), nil),
	)
	read := must(set.Get(s.ctx, nil)).GetData()
	inOrganization := must(s.organization.Varsets().Get(s.ctx, query(organizations.ItemVarsetsRequestBuilderGetQueryParameters{Q: to("gophers")})))
	ofWorkspace := must(s.workspace("ws-app").Varsets().Get(s.ctx, query(inWorkspace.ItemVarsetsRequestBuilderGetQueryParameters{Q: to("tools")})))
	ofProject := must(s.client.API.Projects().ByProject_id("prj-payments").Varsets().Get(s.ctx,
		query(inProject.ItemVarsetsRequestBuilderGetQueryParameters{Q: to("tools")})))
	done(
		set.Relationships().Workspaces().Delete(s.ctx, workspaceIDs("ws-app"), nil),
		set.Relationships().Projects().Delete(s.ctx, projectIDs("prj-payments"), nil),
	)
	removed := must(set.Get(s.ctx, nil)).GetData()
	replaced := must(set.Patch(s.ctx, setBody(`{"name": "tools"}`,
		`{"workspaces": {"data": [{"type": "workspaces", "id": "ws-app"}]}}`), nil)).GetData()
	changed := must(variables.ById(*variable.GetId()).Patch(s.ctx, variableBody(`{"value": "another canary", "hcl": true}`), nil)).GetData()
	one := must(variables.ById(*variable.GetId()).Get(s.ctx, nil)).GetData()
	list := must(variables.Get(s.ctx, nil)).GetData()
	global := must(set.Patch(s.ctx, setBody(`{"global": true, "priority": false}`, `{}`), nil)).GetData()
	refused := refusal(set.Relationships().Workspaces().Post(s.ctx, workspaceIDs("ws-app"), nil))
	done(variables.ById(*variable.GetId()).Delete(s.ctx, nil), set.Delete(s.ctx, nil))
	shown := func(set models.Varsetsable) []any {
		got := set.GetAttributes()
		related := []any{}
		if of := set.GetRelationships().GetWorkspaces(); of != nil {
			related = []any{ids(of.GetData()), ids(set.GetRelationships().GetProjects().GetData())}
		}
		return []any{
			got.GetName(), got.GetDescription(), got.GetGlobal(), got.GetPriority(), got.GetVarCount(), got.GetWorkspaceCount(),
			got.GetProjectCount(), !got.GetUpdatedAt().IsZero(), got.GetPermissions().GetCanUpdate(), related,
		}
	}
	parent := made.GetRelationships().GetParent().GetData()
	owned := must(s.organization.Varsets().Post(s.ctx, setBody(`{"name": "ledger", "global": false}`,
		`{"parent": {"data": {"type": "projects", "id": "prj-payments"}}}`), nil)).GetData()
	ownedSet := s.client.API.Varsets().ByVarset_id(*owned.GetId())
	foreign := refusal(ownedSet.Relationships().Workspaces().Post(s.ctx, workspaceIDs("ws-app"), nil))
	done(ownedSet.Delete(s.ctx, nil))
	return map[string]any{
		"made": append(shown(made), parent.GetId()), "read": shown(read), "removed": shown(removed), "replaced": shown(replaced),
		"global":   shown(global),
		"listed":   []any{len(inOrganization.GetData()), ids(ofWorkspace.GetData())[0] == *made.GetId(), ids(ofProject.GetData())[0] == *made.GetId()},
		"variable": []any{variableShown(variable), variableShown(changed), variableShown(one), len(list), *one.GetRelationships().GetVarset().GetData().GetId() == *made.GetId()},
		"owned":    owned.GetRelationships().GetParent().GetData().GetId(), "refused": []string{refused, foreign, words(set.Get(s.ctx, nil))},
	}, nil
}

func teamBody(attributes string) models.TeamsEnvelopeable {
	return object[models.TeamsEnvelopeable](models.CreateTeamsEnvelopeFromDiscriminatorValue, "teams", attributes, `{}`)
}

func (s *session) newTeam(attributes string) models.Teamsable {
	return must(s.organization.Teams().Post(s.ctx, teamBody(attributes), nil)).GetData()
}

func teamWork(s *session) (any, error) {
	made := s.newTeam(`{"name": "diggers", "visibility": "secret", "sso-team-id": "sso-diggers", "allow-member-token-management": false,
		"organization-access": {"read-workspaces": true, "read-projects": true, "manage-modules": true}}`)
	team := s.client.API.Teams().ById(*made.GetId())
	changed := must(team.Patch(s.ctx, teamBody(`{"name": "miners", "visibility": "organization",
		"organization-access": {"manage-workspaces": true, "manage-projects": true, "manage-agent-pools": true}}`), nil)).GetData()
	shown := func(team models.Teamsable) []any {
		got, rights := team.GetAttributes(), team.GetAttributes().GetOrganizationAccess()
		return []any{
			got.GetName(), got.GetVisibility().String(), got.GetSsoTeamId(), got.GetAllowMemberTokenManagement(), got.GetUsersCount(),
			got.GetIsUnified(), rights.GetReadWorkspaces(), rights.GetReadProjects(), rights.GetManageModules(), rights.GetManageWorkspaces(),
			rights.GetManageProjects(), rights.GetManageAgentPools(), got.GetPermissions().GetCanDestroy(),
		}
	}
	users := func(names ...string) models.UsersIdentifierArrayDocumentable {
		return identifiers[models.UsersIdentifierArrayDocumentable](models.CreateUsersIdentifierArrayDocumentFromDiscriminatorValue, "users", names...)
	}
	memberships := func(of ...string) models.OrganizationMembershipsIdentifierArrayDocumentable {
		return identifiers[models.OrganizationMembershipsIdentifierArrayDocumentable](
			models.CreateOrganizationMembershipsIdentifierArrayDocumentFromDiscriminatorValue, "organization-memberships", of...)
	}
	related := team.Relationships()
	done(related.Users().Post(s.ctx, users("ada", "linus"), nil), related.OrganizationMemberships().Post(s.ctx, memberships("ou-mary"), nil))
	read := must(team.Get(s.ctx, query(teams.ItemRequestBuilderGetQueryParameters{
		Include: []people.GetIncludeQueryParameterType{
			people.USERS_GETINCLUDEQUERYPARAMETERTYPE, people.ORGANIZATIONMEMBERSHIPS_GETINCLUDEQUERYPARAMETERTYPE,
		},
	})))
	again := refusal(related.Users().Post(s.ctx, users("ada"), nil))
	done(related.Users().Delete(s.ctx, users("linus"), nil), related.OrganizationMemberships().Delete(s.ctx, memberships("ou-mary"), nil))
	left := must(team.Get(s.ctx, nil)).GetData().GetRelationships()
	invited := must(s.organization.OrganizationMemberships().Get(s.ctx, query(organizations.ItemOrganizationMembershipsRequestBuilderGetQueryParameters{
		Filterstatus: to(invitations.INVITED_GETFILTERSTATUSQUERYPARAMETERTYPE),
	})))
	taken := words(s.organization.Teams().Post(s.ctx, teamBody(`{"name": "miners"}`), nil))
	done(team.Delete(s.ctx, nil))
	return map[string]any{
		"made": shown(made), "changed": shown(changed),
		"members": []any{
			ids(read.GetData().GetRelationships().GetUsers().GetData()),
			ids(read.GetData().GetRelationships().GetOrganizationMemberships().GetData()), len(read.GetIncluded()),
			ids(left.GetUsers().GetData()), ids(left.GetOrganizationMemberships().GetData()),
		},
		"invited": listed(invited.GetData(), func(one models.OrganizationMembershipsable) *string { return one.GetAttributes().GetEmail() }),
		"refused": []string{again, taken, words(team.Get(s.ctx, nil))},
	}, nil
}

func workspaceAccess(s *session) (any, error) {
	team := s.newTeam(`{"name": "visitors"}`)
	write := func(attributes, relationships string) models.TeamWorkspacesEnvelopeable {
		return object[models.TeamWorkspacesEnvelopeable](models.CreateTeamWorkspacesEnvelopeFromDiscriminatorValue, "team-workspaces", attributes, relationships)
	}
	of := fmt.Sprintf(`{"team": {"data": {"type": "teams", "id": %q}}, "workspace": {"data": {"type": "workspaces", "id": "ws-app"}}}`, *team.GetId())
	made := must(s.client.API.TeamWorkspaces().Post(s.ctx, write(`{"access": "custom", "runs": "plan", "variables": "read",
		"state-versions": "read-outputs", "sentinel-mocks": "read", "workspace-locking": true, "run-tasks": false}`, of), nil)).GetData()
	access := s.client.API.TeamWorkspaces().ByTeam_workspace_id(*made.GetId())
	shown := func(access models.TeamWorkspacesable) []any {
		got := access.GetAttributes()
		return []any{
			got.GetAccess().String(), got.GetRuns().String(), got.GetVariables().String(), got.GetStateVersions().String(),
			got.GetSentinelMocks().String(), got.GetWorkspaceLocking(), got.GetRunTasks(), got.GetPolicyOverrides(),
			access.GetRelationships().GetWorkspace().GetData().GetId(),
		}
	}
	levels := []any{}
	for _, level := range []string{"read", "plan", "write", "admin"} {
		levels = append(levels, shown(must(access.Patch(s.ctx, write(fmt.Sprintf(`{"access": %q}`, level), `{}`), nil)).GetData()))
	}
	fixed := words(access.Patch(s.ctx, write(`{"access": "read", "runs": "apply"}`, `{}`), nil))
	custom := must(access.Patch(s.ctx, write(`{"access": "custom", "runs": "apply"}`, `{}`), nil)).GetData()
	read := must(access.Get(s.ctx, nil)).GetData()
	list := must(s.client.API.TeamWorkspaces().Get(s.ctx, query(teamworkspaces.TeamWorkspacesRequestBuilderGetQueryParameters{
		Filterworkspaceid: to("ws-app"),
	})))
	taken := words(s.client.API.TeamWorkspaces().Post(s.ctx, write(`{"access": "read"}`, of), nil))
	done(access.Delete(s.ctx, nil), s.client.API.Teams().ById(*team.GetId()).Delete(s.ctx, nil))
	return map[string]any{
		"made": shown(made), "levels": levels, "custom": shown(custom), "read": shown(read), "listed": len(list.GetData()),
		"refused": []string{fixed, taken, words(access.Get(s.ctx, nil))},
	}, nil
}

func projectAccess(s *session) (any, error) {
	team := s.newTeam(`{"name": "guests"}`)
	write := func(attributes, relationships string) models.TeamProjectsEnvelopeable {
		return object[models.TeamProjectsEnvelopeable](models.CreateTeamProjectsEnvelopeFromDiscriminatorValue, "team-projects", attributes, relationships)
	}
	of := fmt.Sprintf(`{"team": {"data": {"type": "teams", "id": %q}}, "project": {"data": {"type": "projects", "id": "prj-payments"}}}`, *team.GetId())
	made := must(s.client.API.TeamProjects().Post(s.ctx, write(`{"access": "custom",
		"project-access": {"settings": "update", "teams": "read", "variable-sets": "write"},
		"workspace-access": {"runs": "plan", "sentinel-mocks": "read", "state-versions": "read-outputs", "variables": "read",
			"create": true, "locking": true, "move": false, "delete": false, "run-tasks": true}}`, of), nil)).GetData()
	access := s.client.API.TeamProjects().ByTeam_project_id(*made.GetId())
	shown := func(access models.TeamProjectsable) []any {
		got := access.GetAttributes()
		project, workspace := got.GetProjectAccess(), got.GetWorkspaceAccess()
		return []any{
			got.GetAccess().String(), project.GetSettings().String(), project.GetTeams().String(), workspace.GetRuns().String(),
			workspace.GetSentinelMocks().String(), workspace.GetStateVersions().String(), workspace.GetVariables().String(),
			workspace.GetCreate(), workspace.GetDelete(), workspace.GetLocking(), workspace.GetMove(), workspace.GetRunTasks(),
		}
	}
	levels := []any{}
	for _, level := range []string{"read", "write", "maintain", "admin"} {
		levels = append(levels, shown(must(access.Patch(s.ctx, write(fmt.Sprintf(`{"access": %q}`, level), `{}`), nil)).GetData()))
	}
	custom := must(access.Patch(s.ctx, write(`{"access": "custom", "project-access": {"settings": "delete"}}`, `{}`), nil)).GetData()
	read := must(access.Get(s.ctx, nil)).GetData()
	list := must(s.client.API.TeamProjects().Get(s.ctx, query(teamprojects.TeamProjectsRequestBuilderGetQueryParameters{
		Filterprojectid: to("prj-payments"),
	})))
	taken := words(s.client.API.TeamProjects().Post(s.ctx, write(`{"access": "read"}`, of), nil))
	done(access.Delete(s.ctx, nil), s.client.API.Teams().ById(*team.GetId()).Delete(s.ctx, nil))
	return map[string]any{
		"made":   append(shown(made), made.GetAttributes().GetProjectAccess().GetVariableSets(), made.GetRelationships().GetProject().GetData().GetId()),
		"levels": levels, "custom": shown(custom), "read": shown(read), "listed": len(list.GetData()),
		"refused": []string{taken, words(access.Get(s.ctx, nil))},
	}, nil
}
