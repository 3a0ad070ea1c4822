package main

import (
	"time"

	"github.com/hashicorp/go-tfe"
	"github.com/hashicorp/jsonapi"
)

// newWorkspace is one with a name alone.
func (s *session) newWorkspace(name string) *tfe.Workspace {
	return must(s.client.Workspaces.Create(s.ctx, "acme", tfe.WorkspaceCreateOptions{Name: &name}))
}

func settings(s *session) any {
	workspaces := s.client.Workspaces
	made := must(workspaces.Create(s.ctx, "acme", tfe.WorkspaceCreateOptions{
		Name: text("burrow"), Description: text("Dug by gophers."), AllowDestroyPlan: off(), AssessmentsEnabled: on(),
		AutoApply: on(), AutoApplyRunTrigger: on(), FileTriggersEnabled: on(), GlobalRemoteState: off(), QueueAllRuns: on(),
		SpeculativeEnabled: off(), StructuredRunOutputEnabled: off(), TerraformVersion: text("~> 1.9"),
		TriggerPatterns: []string{"/modules/**/*"}, WorkingDirectory: text("tunnels/"), SourceName: text("gophers"),
		SourceURL: text("https://gophers.example"), Project: &tfe.Project{ID: "prj-payments"},
		AutoDestroyActivityDuration: jsonapi.NewNullableAttrWithValue("14d"),
		Tags:                        []*tfe.Tag{{Name: "underground"}},
	}))
	byID := must(workspaces.ReadByIDWithOptions(s.ctx, made.ID, &tfe.WorkspaceReadOptions{
		Include: []tfe.WSIncludeOpt{tfe.WSOrganization, tfe.WSProject, tfe.WSEffectiveTagBindings},
	}))
	duration := must(byID.AutoDestroyActivityDuration.Get())
	end := time.Date(2030, 1, 2, 3, 4, 5, 0, time.UTC)
	changed := must(workspaces.Update(s.ctx, "acme", "burrow", tfe.WorkspaceUpdateOptions{
		Name: text("warren"), Description: text(""), AllowDestroyPlan: on(), AutoApply: off(), TriggerPatterns: []string{},
		TriggerPrefixes: []string{}, TerraformVersion: text("1.9.8"), WorkingDirectory: text(""),
		AutoDestroyAt:               jsonapi.NewNullableAttrWithValue(end),
		AutoDestroyActivityDuration: jsonapi.NewNullNullableAttr[string](),
		Project:                     &tfe.Project{ID: "prj-default"},
	}))
	moment := must(changed.AutoDestroyAt.Get())
	inherited := must(workspaces.UpdateByID(s.ctx, made.ID, tfe.WorkspaceUpdateOptions{
		AutoDestroyAt: jsonapi.NewNullNullableAttr[time.Time](), ProjectRemoteState: on(),
	}))
	return map[string]any{
		"made": []any{
			byID.Name, byID.Description, byID.AllowDestroyPlan, byID.AssessmentsEnabled, byID.AutoApply,
			byID.AutoApplyRunTrigger, byID.FileTriggersEnabled, byID.GlobalRemoteState, byID.QueueAllRuns,
			byID.SpeculativeEnabled, byID.StructuredRunOutputEnabled, byID.TerraformVersion, byID.TriggerPatterns,
			byID.WorkingDirectory, byID.SourceName, byID.SourceURL, byID.TagNames, duration, byID.InheritsProjectAutoDestroy,
		},
		"related": []any{byID.Organization.Email, byID.Project.Name, listed(byID.EffectiveTagBindings, effective)},
		"rights":  []any{byID.Permissions.CanUpdate, byID.Permissions.CanDestroy, *byID.Permissions.CanForceDelete},
		"changed": []any{
			changed.Name, changed.Description, changed.AllowDestroyPlan, changed.AutoApply, changed.SpeculativeEnabled,
			changed.TriggerPatterns, changed.TerraformVersion, changed.WorkingDirectory, moment.Equal(end),
			unset(changed.AutoDestroyActivityDuration), changed.Project.ID, changed.Locked, changed.ResourceCount,
		},
		"inherited": []any{unset(inherited.AutoDestroyAt), inherited.ProjectRemoteState},
		"page":      made.Links["self-html"],
		"refused": words(func() error {
			_, err := workspaces.UpdateByID(s.ctx, made.ID, tfe.WorkspaceUpdateOptions{GlobalRemoteState: on(), ProjectRemoteState: on()})
			return err
		}()),
		"deleted": workspaces.Delete(s.ctx, "acme", "warren"),
	}
}

func execution(s *session) any {
	project := must(s.client.Projects.Create(s.ctx, "acme", tfe.ProjectCreateOptions{
		Name: "through agents", DefaultExecutionMode: text("agent"), DefaultAgentPoolID: text("apool-main"),
		SettingOverwrites: &tfe.ProjectSettingOverwrites{ExecutionMode: on(), AgentPool: on()},
	}))
	workspaces := s.client.Workspaces
	flags := func(value *bool) *tfe.WorkspaceSettingOverwritesOptions {
		return &tfe.WorkspaceSettingOverwritesOptions{ExecutionMode: value, AgentPool: value}
	}
	shown := func(workspace *tfe.Workspace) []any {
		pool := ""
		if workspace.AgentPool != nil {
			pool = workspace.AgentPool.ID
		}
		own := workspace.SettingOverwrites
		return []any{workspace.ExecutionMode, pool, *own.ExecutionMode, *own.AgentPool}
	}
	inherited := must(workspaces.Create(s.ctx, "acme", tfe.WorkspaceCreateOptions{
		Name: text("executed"), Project: project, SettingOverwrites: flags(off()),
	}))
	local := must(workspaces.UpdateByID(s.ctx, inherited.ID, tfe.WorkspaceUpdateOptions{
		ExecutionMode: text("local"), SettingOverwrites: flags(on()),
	}))
	agent := must(workspaces.UpdateByID(s.ctx, inherited.ID, tfe.WorkspaceUpdateOptions{
		ExecutionMode: text("agent"), AgentPoolID: text("apool-main"),
	}))
	back := must(workspaces.UpdateByID(s.ctx, inherited.ID, tfe.WorkspaceUpdateOptions{SettingOverwrites: flags(off())}))
	_, uneven := workspaces.UpdateByID(s.ctx, inherited.ID, tfe.WorkspaceUpdateOptions{
		ExecutionMode:     text("remote"),
		SettingOverwrites: &tfe.WorkspaceSettingOverwritesOptions{ExecutionMode: on(), AgentPool: off()},
	})
	changed := must(s.client.Projects.Update(s.ctx, project.ID, tfe.ProjectUpdateOptions{
		SettingOverwrites: &tfe.ProjectSettingOverwrites{ExecutionMode: off(), AgentPool: off()},
	}))
	_, pool := workspaces.UpdateByID(s.ctx, inherited.ID, tfe.WorkspaceUpdateOptions{
		ExecutionMode: text("remote"), AgentPoolID: text("apool-main"),
	})
	after := must(workspaces.ReadByID(s.ctx, inherited.ID))
	done(workspaces.DeleteByID(s.ctx, inherited.ID), s.client.Projects.Delete(s.ctx, project.ID))
	return map[string]any{
		"project": []any{
			project.DefaultExecutionMode, project.DefaultAgentPool.ID, *project.SettingOverwrites.ExecutionMode,
			*project.SettingOverwrites.AgentPool, changed.DefaultExecutionMode, *changed.SettingOverwrites.ExecutionMode,
		},
		"inherited": shown(inherited), "local": shown(local), "agent": shown(agent), "back": shown(back), "after": shown(after),
		"refused": []any{words(uneven), words(pool)},
	}
}

func workspaceRepository(s *session) any {
	workspaces := s.client.Workspaces
	made := must(workspaces.Create(s.ctx, "acme", tfe.WorkspaceCreateOptions{
		Name: text("followed"), TriggerPrefixes: []string{"/modules"},
		VCSRepo: &tfe.VCSRepoOptions{
			Identifier: text("acme/policy-library"), Branch: text("main"), IngressSubmodules: on(), OAuthTokenID: text("ot-main"),
		},
	}))
	shown := func(repository *tfe.VCSRepo) []any {
		if repository == nil {
			return nil
		}
		return []any{
			repository.Identifier, repository.DisplayIdentifier, repository.Branch, repository.IngressSubmodules,
			repository.OAuthTokenID, repository.GHAInstallationID, repository.TagsRegex, repository.ServiceProvider,
			repository.RepositoryHTTPURL, repository.WebhookURL != "",
		}
	}
	tagged := must(workspaces.UpdateByID(s.ctx, made.ID, tfe.WorkspaceUpdateOptions{
		FileTriggersEnabled: off(), TriggerPrefixes: []string{},
		VCSRepo: &tfe.VCSRepoOptions{Branch: text(""), TagsRegex: text(`\d+\.\d+\.\d+`), IngressSubmodules: off()},
	}))
	removed := must(workspaces.RemoveVCSConnectionByID(s.ctx, made.ID))
	again := must(workspaces.Update(s.ctx, "acme", "followed", tfe.WorkspaceUpdateOptions{
		VCSRepo: &tfe.VCSRepoOptions{Identifier: text("acme/policy-library"), GHAInstallationID: text("ghain-main")},
	}))
	gone := must(workspaces.RemoveVCSConnection(s.ctx, "acme", "followed"))
	_, incomplete := workspaces.UpdateByID(s.ctx, made.ID, tfe.WorkspaceUpdateOptions{
		VCSRepo: &tfe.VCSRepoOptions{Identifier: text("acme/policy-library")},
	})
	done(workspaces.DeleteByID(s.ctx, made.ID))
	return map[string]any{
		"made": shown(made.VCSRepo), "prefixes": [][]string{made.TriggerPrefixes, tagged.TriggerPrefixes},
		"tagged": shown(tagged.VCSRepo), "removed": []any{removed.VCSRepo == nil, gone.VCSRepo == nil},
		"again": shown(again.VCSRepo), "refused": words(incomplete),
	}
}

func locks(s *session) any {
	made := s.newWorkspace("locked")
	workspaces := s.client.Workspaces
	locked := must(workspaces.Lock(s.ctx, made.ID, tfe.WorkspaceLockOptions{Reason: text("Digging.")}))
	_, again := workspaces.Lock(s.ctx, made.ID, tfe.WorkspaceLockOptions{})
	refused := workspaces.SafeDeleteByID(s.ctx, made.ID)
	unlocked := must(workspaces.Unlock(s.ctx, made.ID))
	_, already := workspaces.Unlock(s.ctx, made.ID)
	done(func() error { _, err := workspaces.Lock(s.ctx, made.ID, tfe.WorkspaceLockOptions{}); return err }())
	forced := must(workspaces.ForceUnlock(s.ctx, made.ID))
	done(workspaces.SafeDeleteByID(s.ctx, made.ID))
	return []any{
		locked.Locked, locked.LockedBy.User != nil, unlocked.Locked, forced.Locked, words(again), words(already), words(refused),
	}
}

func stateConsumers(s *session) any {
	made, other := s.newWorkspace("producer"), s.newWorkspace("consumer")
	workspaces := s.client.Workspaces
	list := func() []string {
		return listed(must(workspaces.ListRemoteStateConsumers(s.ctx, made.ID, nil)).Items, workspaceName)
	}
	done(workspaces.AddRemoteStateConsumers(s.ctx, made.ID, tfe.WorkspaceAddRemoteStateConsumersOptions{
		Workspaces: []*tfe.Workspace{other, {ID: "ws-app"}},
	}))
	added := list()
	done(workspaces.RemoveRemoteStateConsumers(s.ctx, made.ID, tfe.WorkspaceRemoveRemoteStateConsumersOptions{
		Workspaces: []*tfe.Workspace{{ID: "ws-app"}},
	}))
	removed := list()
	done(workspaces.UpdateRemoteStateConsumers(s.ctx, made.ID, tfe.WorkspaceUpdateRemoteStateConsumersOptions{
		Workspaces: []*tfe.Workspace{{ID: "ws-network"}},
	}))
	replaced := list()
	self := workspaces.AddRemoteStateConsumers(s.ctx, made.ID, tfe.WorkspaceAddRemoteStateConsumersOptions{
		Workspaces: []*tfe.Workspace{made},
	})
	must(workspaces.UpdateByID(s.ctx, made.ID, tfe.WorkspaceUpdateOptions{GlobalRemoteState: on()}))
	everywhere := list()
	done(workspaces.DeleteByID(s.ctx, made.ID), workspaces.DeleteByID(s.ctx, other.ID))
	return []any{added, removed, replaced, everywhere, words(self)}
}

func tags(s *session) any {
	made := s.newWorkspace("flat")
	workspaces := s.client.Workspaces
	list := func() []string {
		return listed(must(workspaces.ListTags(s.ctx, made.ID, nil)).Items, func(tag *tfe.Tag) string { return tag.Name })
	}
	done(workspaces.AddTags(s.ctx, made.ID, tfe.WorkspaceAddTagsOptions{Tags: []*tfe.Tag{{Name: "Dug"}, {Name: "deep:down"}}}))
	added := list()
	done(workspaces.RemoveTags(s.ctx, made.ID, tfe.WorkspaceRemoveTagsOptions{Tags: []*tfe.Tag{{Name: "dug"}}}))
	searched := must(workspaces.List(s.ctx, "acme", &tfe.WorkspaceListOptions{Tags: "deep:down"}))
	return []any{added, list(), listed(searched.Items, workspaceName), workspaces.DeleteByID(s.ctx, made.ID)}
}

func tagBindings(s *session) any {
	project := must(s.client.Projects.Create(s.ctx, "acme", tfe.ProjectCreateOptions{
		Name: "bound", TagBindings: []*tfe.TagBinding{{Key: "team", Value: "core"}, {Key: "stage", Value: "test"}},
	}))
	workspaces := s.client.Workspaces
	made := must(workspaces.Create(s.ctx, "acme", tfe.WorkspaceCreateOptions{
		Name: text("bound"), Project: project, TagBindings: []*tfe.TagBinding{{Key: "stage", Value: "live"}, {Key: "alone"}},
	}))
	own := listed(must(workspaces.ListTagBindings(s.ctx, made.ID)), binding)
	all := listed(must(workspaces.ListEffectiveTagBindings(s.ctx, made.ID)), effective)
	added := must(workspaces.AddTagBindings(s.ctx, made.ID, tfe.WorkspaceAddTagBindingsOptions{
		TagBindings: []*tfe.TagBinding{{Key: "alone", Value: "no"}, {Key: "more", Value: "yes"}},
	}))
	must(workspaces.UpdateByID(s.ctx, made.ID, tfe.WorkspaceUpdateOptions{TagBindings: []*tfe.TagBinding{{Key: "only", Value: "one"}}}))
	replaced := listed(must(workspaces.ListTagBindings(s.ctx, made.ID)), binding)
	must(workspaces.UpdateByID(s.ctx, made.ID, tfe.WorkspaceUpdateOptions{Description: text("Bound.")}))
	kept := listed(must(workspaces.ListTagBindings(s.ctx, made.ID)), binding)
	found := must(workspaces.List(s.ctx, "acme", &tfe.WorkspaceListOptions{
		TagBindings: []*tfe.TagBinding{{Key: "team", Value: "core"}}, Include: []tfe.WSIncludeOpt{tfe.WSEffectiveTagBindings},
	}))
	done(workspaces.DeleteAllTagBindings(s.ctx, made.ID))
	left := listed(must(workspaces.ListTagBindings(s.ctx, made.ID)), binding)
	many := []*tfe.TagBinding{}
	for _, letter := range "abcdefghijk" {
		many = append(many, &tfe.TagBinding{Key: string(letter)})
	}
	_, tooMany := workspaces.AddTagBindings(s.ctx, made.ID, tfe.WorkspaceAddTagBindingsOptions{TagBindings: many})
	done(workspaces.DeleteByID(s.ctx, made.ID), s.client.Projects.Delete(s.ctx, project.ID))
	return map[string]any{
		"own": own, "effective": all, "added": listed(added, binding), "replaced": replaced, "kept": kept, "left": left,
		"found":   []any{listed(found.Items, workspaceName), listed(found.Items[0].EffectiveTagBindings, effective)},
		"refused": words(tooMany),
	}
}

func deletion(s *session) any {
	workspaces := s.client.Workspaces
	made := s.newWorkspace("digging")
	key := must(s.client.SSHKeys.Create(s.ctx, "acme", tfe.SSHKeyCreateOptions{Name: text("spade"), Value: text("canary")}))
	assigned := must(workspaces.AssignSSHKey(s.ctx, made.ID, tfe.WorkspaceAssignSSHKeyOptions{SSHKeyID: &key.ID}))
	unassigned := must(workspaces.UnassignSSHKey(s.ctx, made.ID))
	done(s.client.SSHKeys.Delete(s.ctx, key.ID), workspaces.SafeDelete(s.ctx, "acme", "digging"))
	_, byID := workspaces.ReadByID(s.ctx, made.ID)
	_, byName := workspaces.Read(s.ctx, "acme", "digging")
	return []any{
		assigned.SSHKey.ID == key.ID, unassigned.SSHKey == nil, words(byID), words(byName),
		words(workspaces.SafeDeleteByID(s.ctx, made.ID)), words(workspaces.DeleteByID(s.ctx, made.ID)),
	}
}

func projects(s *session) any {
	projects := s.client.Projects
	made := must(projects.Create(s.ctx, "acme", tfe.ProjectCreateOptions{
		Name: "Deep tunnels", Description: text("Where it is dark."), AutoDestroyActivityDuration: jsonapi.NewNullableAttrWithValue("3d"),
		TagBindings: []*tfe.TagBinding{{Key: "depth", Value: "12"}},
	}))
	workspace := must(s.client.Workspaces.Create(s.ctx, "acme", tfe.WorkspaceCreateOptions{Name: text("dark"), Project: made}))
	read := must(projects.ReadWithOptions(s.ctx, made.ID, tfe.ProjectReadOptions{
		Include: []tfe.ProjectIncludeOpt{tfe.ProjectEffectiveTagBindings},
	}))
	added := must(projects.AddTagBindings(s.ctx, made.ID, tfe.ProjectAddTagBindingsOptions{
		TagBindings: []*tfe.TagBinding{{Key: "light", Value: "no"}},
	}))
	found := must(projects.List(s.ctx, "acme", &tfe.ProjectListOptions{
		Query: "tunnel", TagBindings: []*tfe.TagBinding{{Key: "depth", Value: "12"}},
		Include: []tfe.ProjectIncludeOpt{tfe.ProjectEffectiveTagBindings},
	}))
	changed := must(projects.Update(s.ctx, made.ID, tfe.ProjectUpdateOptions{
		Name: text("Shallow-tunnels"), Description: text(""), AutoDestroyActivityDuration: jsonapi.NewNullNullableAttr[string](),
		TagBindings: []*tfe.TagBinding{{Key: "depth", Value: "1"}}, DefaultExecutionMode: text("local"),
	}))
	bindings := listed(must(projects.ListTagBindings(s.ctx, made.ID)), binding)
	all := listed(must(projects.ListEffectiveTagBindings(s.ctx, made.ID)), effective)
	done(projects.DeleteAllTagBindings(s.ctx, made.ID))
	left := listed(must(projects.ListTagBindings(s.ctx, made.ID)), binding)
	taken := func() error {
		_, err := projects.Create(s.ctx, "acme", tfe.ProjectCreateOptions{Name: "PAYMENTS"})
		return err
	}()
	full := projects.Delete(s.ctx, made.ID)
	done(s.client.Workspaces.DeleteByID(s.ctx, workspace.ID), projects.Delete(s.ctx, made.ID))
	_, gone := projects.Read(s.ctx, made.ID)
	return map[string]any{
		"made":    []any{made.Name, made.Description, must(made.AutoDestroyActivityDuration.Get()), made.DefaultExecutionMode, made.Organization.Name},
		"read":    listed(read.EffectiveTagBindings, effective),
		"added":   listed(added, binding),
		"found":   []any{found.TotalCount, found.Items[0].Name, listed(found.Items[0].EffectiveTagBindings, effective)},
		"changed": []any{changed.Name, changed.Description, unset(changed.AutoDestroyActivityDuration), changed.DefaultExecutionMode, *changed.SettingOverwrites.ExecutionMode},
		"bound":   []any{bindings, all, left},
		"refused": []string{words(taken), words(full), words(gone)},
	}
}
