package main

import (
	"fmt"

	"github.com/hashicorp/go-tfe/v2/api/models"
	"github.com/hashicorp/go-tfe/v2/api/organizations"
	items "github.com/hashicorp/go-tfe/v2/api/organizations/item/workspaces"
	one "github.com/hashicorp/go-tfe/v2/api/workspaces"
	include "github.com/hashicorp/go-tfe/v2/api/workspaces/item"
)

func workspaceBody(attributes, relationships string) models.WorkspacesEnvelopeable {
	return object[models.WorkspacesEnvelopeable](models.CreateWorkspacesEnvelopeFromDiscriminatorValue, "workspaces", attributes, relationships)
}

func (s *session) newWorkspace(attributes, relationships string) models.Workspacesable {
	return must(s.organization.Workspaces().Post(s.ctx, workspaceBody(attributes, relationships), nil)).GetData()
}

func (s *session) workspace(id string) *one.WithWorkspace_ItemRequestBuilder {
	return s.client.API.Workspaces().ByWorkspace_id(id)
}

func projectBody(attributes, relationships string) models.ProjectsEnvelopeable {
	return object[models.ProjectsEnvelopeable](models.CreateProjectsEnvelopeFromDiscriminatorValue, "projects", attributes, relationships)
}

func (s *session) newProject(attributes, relationships string) models.Projectsable {
	return must(s.organization.Projects().Post(s.ctx, projectBody(attributes, relationships), nil)).GetData()
}

func settings(s *session) (any, error) {
	made := s.newWorkspace(`{"name": "burrow", "description": "Dug by gophers.", "allow-destroy-plan": false, "auto-apply": true,
		"auto-apply-run-trigger": true, "auto-destroy-activity-duration": "14d", "file-triggers-enabled": true,
		"global-remote-state": false, "queue-all-runs": true, "speculative-enabled": false, "structured-run-output-enabled": false,
		"terraform-version": "~> 1.9", "trigger-patterns": ["/modules/**/*"], "working-directory": "tunnels/",
		"source-name": "gophers", "source-url": "https://gophers.example"}`,
		`{"project": {"data": {"type": "projects", "id": "prj-payments"}}}`)
	workspace := s.workspace(*made.GetId())
	read := must(workspace.Get(s.ctx, query(one.WithWorkspace_ItemRequestBuilderGetQueryParameters{
		Include: []include.GetIncludeQueryParameterType{include.PROJECT_GETINCLUDEQUERYPARAMETERTYPE},
	})))
	got := read.GetData().GetAttributes()
	byName := s.organization.Workspaces().ByWorkspace_name("burrow")
	changed := must(byName.Patch(s.ctx, workspaceBody(`{"name": "warren", "allow-destroy-plan": true, "trigger-patterns": [],
		"terraform-version": "1.9.8", "working-directory": "", "auto-destroy-at": "2030-01-02T03:04:05Z"}`,
		`{"project": {"data": {"type": "projects", "id": "prj-default"}}}`), nil)).GetData()
	after := changed.GetAttributes()
	renamed := s.organization.Workspaces().ByWorkspace_name("warren")
	found := must(renamed.Get(s.ctx, nil)).GetData()
	done(renamed.Delete(s.ctx, nil))
	return map[string]any{
		"made": []any{
			got.GetName(), got.GetDescription(), got.GetAllowDestroyPlan(), got.GetAssessmentsEnabled(), got.GetAutoApply(),
			got.GetAutoApplyRunTrigger(), got.GetAutoDestroyActivityDuration(), got.GetFileTriggersEnabled(), got.GetGlobalRemoteState(),
			got.GetInheritsProjectAutoDestroy(), got.GetQueueAllRuns(), got.GetSpeculativeEnabled(), got.GetStructuredRunOutputEnabled(),
			got.GetTerraformVersion(), got.GetTriggerPatterns(), got.GetTriggerPrefixes(), got.GetWorkingDirectory(), got.GetSourceName(),
			got.GetSourceUrl(), got.GetExecutionMode().String(), got.GetLocked(), got.GetLockedReason(), got.GetResourceCount(),
			got.GetTagNames(), !got.GetCreatedAt().IsZero(), !got.GetUpdatedAt().IsZero(), got.GetVcsRepo() == nil,
		},
		"related": []any{
			read.GetData().GetRelationships().GetProject().GetData().GetId(), read.GetData().GetRelationships().GetOrganization().GetData().GetId(),
			len(read.GetIncluded()), got.GetPermissions().GetCanUpdate(), got.GetPermissions().GetCanDestroy(),
		},
		"changed": []any{
			after.GetName(), after.GetAllowDestroyPlan(), after.GetTriggerPatterns(), after.GetTerraformVersion(), after.GetWorkingDirectory(),
			after.GetAutoDestroyAt(), after.GetAutoDestroyActivityDuration(), changed.GetRelationships().GetProject().GetData().GetId(),
		},
		"found": *found.GetId() == *made.GetId(), "refused": words(renamed.Get(s.ctx, nil)),
	}, nil
}

func execution(s *session) (any, error) {
	project := s.newProject(`{"name": "through agents", "default-execution-mode": "agent", "default-agent-pool-id": "apool-main",
		"setting-overwrites": {"default-execution-mode": true, "default-agent-pool": true}}`, `{}`)
	shown := func(workspace models.Workspacesable) []any {
		pool, flags := "", workspace.GetAttributes().GetSettingOverwrites()
		if data := workspace.GetRelationships().GetAgentPool().GetData(); data != nil {
			pool = *data.GetId()
		}
		return []any{workspace.GetAttributes().GetExecutionMode().String(), pool, flags.GetExecutionMode(), flags.GetAgentPool()}
	}
	made := s.newWorkspace(`{"name": "executed", "setting-overwrites": {"execution-mode": false, "agent-pool": false}}`,
		fmt.Sprintf(`{"project": {"data": {"type": "projects", "id": %q}}}`, *project.GetId()))
	workspace := s.workspace(*made.GetId())
	update := func(attributes string) (models.WorkspacesEnvelopeable, error) {
		return workspace.Patch(s.ctx, workspaceBody(attributes, `{}`), nil)
	}
	local := must(update(`{"execution-mode": "local", "setting-overwrites": {"execution-mode": true, "agent-pool": true}}`)).GetData()
	agent := must(update(`{"execution-mode": "agent", "agent-pool-id": "apool-main"}`)).GetData()
	back := must(update(`{"setting-overwrites": {"execution-mode": false, "agent-pool": false}}`)).GetData()
	uneven := words(update(`{"execution-mode": "remote", "setting-overwrites": {"execution-mode": true, "agent-pool": false}}`))
	one := s.client.API.Projects().ByProject_id(*project.GetId())
	changed := must(one.Patch(s.ctx, projectBody(
		`{"setting-overwrites": {"default-execution-mode": false, "default-agent-pool": false}}`, `{}`), nil)).GetData().GetAttributes()
	after := must(workspace.Get(s.ctx, nil)).GetData()
	done(workspace.Delete(s.ctx, nil), one.Delete(s.ctx, nil))
	return map[string]any{
		"project": []any{
			project.GetAttributes().GetDefaultExecutionMode().String(), project.GetRelationships().GetDefaultAgentPool().GetData().GetId(),
			project.GetAttributes().GetSettingOverwrites().GetDefaultExecutionMode(), changed.GetDefaultExecutionMode().String(),
			changed.GetSettingOverwrites().GetDefaultExecutionMode(),
		},
		"inherited": shown(made), "local": shown(local), "agent": shown(agent), "back": shown(back), "after": shown(after), "refused": uneven,
	}, nil
}

func workspaceRepository(s *session) (any, error) {
	made := s.newWorkspace(`{"name": "followed", "trigger-prefixes": ["/modules"], "vcs-repo": {"identifier": "acme/policy-library",
		"branch": "main", "ingress-submodules": true, "oauth-token-id": "ot-main"}}`, `{}`)
	workspace := s.workspace(*made.GetId())
	shown := func(workspace models.Workspacesable) []any {
		got := workspace.GetAttributes().GetVcsRepo()
		return []any{
			got.GetIdentifier(), got.GetDisplayIdentifier(), got.GetBranch(), got.GetIngressSubmodules(), got.GetOauthTokenId(),
			got.GetGithubAppInstallationId(), got.GetTagsRegex(), got.GetAdditionalData()["service-provider"],
			workspace.GetAttributes().GetTriggerPrefixes(), workspace.GetAttributes().GetFileTriggersEnabled(),
		}
	}
	tagged := must(workspace.Patch(s.ctx, workspaceBody(`{"file-triggers-enabled": false, "trigger-prefixes": [],
		"vcs-repo": {"branch": "", "tags-regex": "\\d+", "ingress-submodules": false}}`, `{}`), nil)).GetData()
	app := must(workspace.Patch(s.ctx, workspaceBody(`{"vcs-repo": {"github-app-installation-id": "ghain-main"}}`, `{}`), nil)).GetData()
	return []any{shown(made), shown(tagged), shown(app), workspace.Delete(s.ctx, nil)}, nil
}

func locks(s *session) (any, error) {
	workspace := s.workspace(*s.newWorkspace(`{"name": "locked"}`, `{}`).GetId())
	actions := workspace.Actions()
	reason := body[models.ActionReasonable](models.CreateActionReasonFromDiscriminatorValue, `{"reason": "Digging."}`)
	locked := must(actions.Lock().Post(s.ctx, reason, nil)).GetData()
	again, refused := words(actions.Lock().Post(s.ctx, reason, nil)), refusal(actions.SafeDelete().Post(s.ctx, nil))
	unlocked := must(actions.Unlock().Post(s.ctx, nil)).GetData()
	already := words(actions.Unlock().Post(s.ctx, nil))
	must(actions.Lock().Post(s.ctx, reason, nil))
	forced := must(actions.ForceUnlock().Post(s.ctx, nil)).GetData()
	done(s.organization.Workspaces().ByWorkspace_name("locked").Actions().SafeDelete().Post(s.ctx, nil))
	other := s.workspace(*s.newWorkspace(`{"name": "locked"}`, `{}`).GetId())
	done(other.Actions().SafeDelete().Post(s.ctx, nil))
	return []any{
		locked.GetAttributes().GetLocked(), locked.GetAttributes().GetLockedReason(), unlocked.GetAttributes().GetLocked(),
		forced.GetAttributes().GetLocked(), again, already, refused, words(other.Get(s.ctx, nil)),
	}, nil
}

func stateConsumers(s *session) (any, error) {
	made := s.newWorkspace(`{"name": "producer"}`, `{}`)
	workspace := s.workspace(*made.GetId())
	consumers := workspace.Relationships().RemoteStateConsumers()
	list := func() []string { return ids(must(consumers.Get(s.ctx, nil)).GetData()) }
	got := [][]string{}
	done(consumers.Post(s.ctx, workspaceIDs("ws-app", "ws-network"), nil))
	got = append(got, list())
	done(consumers.Delete(s.ctx, workspaceIDs("ws-app"), nil))
	got = append(got, list())
	done(consumers.Patch(s.ctx, workspaceIDs("ws-app"), nil))
	got = append(got, list())
	done(consumers.Patch(s.ctx, workspaceIDs(), nil))
	got = append(got, list())
	self := refusal(consumers.Post(s.ctx, workspaceIDs(*made.GetId()), nil))
	return []any{got, self, workspace.Delete(s.ctx, nil)}, nil
}

func tags(s *session) (any, error) {
	workspace := s.workspace(*s.newWorkspace(`{"name": "flat"}`, `{}`).GetId())
	tags := workspace.Relationships().Tags()
	list := func() []string {
		return ids(must(tags.Get(s.ctx, nil)).GetData())
	}
	done(tags.Post(s.ctx, body[models.TagsCreateArrayDocumentable](models.CreateTagsCreateArrayDocumentFromDiscriminatorValue,
		`{"data": [{"type": "tags", "attributes": {"name": "Dug"}}, {"type": "tags", "attributes": {"name": "deep:down"}}]}`), nil))
	added := list()
	shown := must(workspace.Get(s.ctx, nil)).GetData().GetAttributes().GetTagNames()
	done(tags.Delete(s.ctx, body[models.TagsRemoveArrayDocumentable](models.CreateTagsRemoveArrayDocumentFromDiscriminatorValue,
		`{"data": [{"type": "tags", "id": %q}]}`, added[0]), nil))
	key := workspace.Relationships().SshKey()
	made := must(s.organization.SshKeys().Post(s.ctx, sshKeyBody(`{"name": "spade", "value": "canary"}`), nil)).GetData()
	assigned := must(key.Patch(s.ctx, body[models.SshKeysNullableIdentifierDocumentable](
		models.CreateSshKeysNullableIdentifierDocumentFromDiscriminatorValue, `{"data": {"type": "ssh-keys", "id": %q}}`, *made.GetId()), nil)).GetData()
	return []any{
		len(added), shown, len(list()), *assigned.GetRelationships().GetSshKey().GetData().GetId() == *made.GetId(),
		s.client.API.SshKeys().BySsh_key_id(*made.GetId()).Delete(s.ctx, nil),
		must(workspace.Get(s.ctx, nil)).GetData().GetRelationships().GetSshKey().GetData() == nil, workspace.Delete(s.ctx, nil),
	}, nil
}

func bindingBody(format string, values ...any) models.TagBindingsCollectionable {
	return body[models.TagBindingsCollectionable](models.CreateTagBindingsCollectionFromDiscriminatorValue, format, values...)
}

const oneBinding = `{"data": [{"type": "tag-bindings", "attributes": {"key": %q, "value": %q}}]}`

func bindings(got models.TagBindingsCollectionable) []string {
	return listed(got.GetData(), func(tag models.TagBindingsable) *string {
		return to(*tag.GetAttributes().GetKey() + "=" + *tag.GetAttributes().GetValue())
	})
}

func effective(got models.EffectiveTagBindingsEnvelopeManyable) []string {
	return listed(got.GetData(), func(tag models.EffectiveTagBindingsable) *string {
		return to(*tag.GetAttributes().GetKey() + "=" + *tag.GetAttributes().GetValue())
	})
}

func tagBindings(s *session) (any, error) {
	project := s.newProject(`{"name": "bound"}`, `{}`)
	of := s.client.API.Projects().ByProject_id(*project.GetId())
	onProject := of.Relationships().TagBindings()
	done(
		onProject.Post(s.ctx, bindingBody(oneBinding, "team", "core"), nil), onProject.Post(s.ctx, bindingBody(oneBinding, "stage", "test"), nil),
	)
	projectAll := bindings(must(onProject.Get(s.ctx, nil)))
	projectEffective := effective(must(of.EffectiveTagBindings().Get(s.ctx, nil)))
	workspace := s.workspace(*s.newWorkspace(`{"name": "bound"}`,
		fmt.Sprintf(`{"project": {"data": {"type": "projects", "id": %q}}}`, *project.GetId())).GetId())
	own := workspace.Relationships().TagBindings()
	done(own.Post(s.ctx, bindingBody(oneBinding, "stage", "live"), nil), own.Post(s.ctx, bindingBody(oneBinding, "more", "yes"), nil))
	added, all := bindings(must(own.Get(s.ctx, nil))), effective(must(workspace.EffectiveTagBindings().Get(s.ctx, nil)))
	done(own.Patch(s.ctx, bindingBody(oneBinding, "only", "one"), nil), onProject.Patch(s.ctx, bindingBody(oneBinding, "team", "edge"), nil))
	replaced := [][]string{bindings(must(own.Get(s.ctx, nil))), bindings(must(onProject.Get(s.ctx, nil)))}
	done(own.Patch(s.ctx, bindingBody(`{"data": []}`), nil))
	left := effective(must(workspace.EffectiveTagBindings().Get(s.ctx, nil)))
	found := must(s.organization.Workspaces().Get(s.ctx, query(organizations.ItemWorkspacesRequestBuilderGetQueryParameters{
		SearchwildcardName: to("bound"),
		Include:            []items.GetIncludeQueryParameterType{items.EFFECTIVE_TAG_BINDINGS_GETINCLUDEQUERYPARAMETERTYPE},
	})))
	done(workspace.Delete(s.ctx, nil), of.Delete(s.ctx, nil))
	return map[string]any{
		"project": []any{projectAll, projectEffective}, "added": added, "effective": all, "replaced": replaced, "left": left,
		"included": len(found.GetIncluded()),
	}, nil
}

func projects(s *session) (any, error) {
	made := s.newProject(`{"name": "Deep tunnels", "description": "Where it is dark.", "auto-destroy-activity-duration": "3d"}`, `{}`)
	project := s.client.API.Projects().ByProject_id(*made.GetId())
	workspace := s.workspace(*s.newWorkspace(`{"name": "dark"}`, `{}`).GetId())
	done(project.Relationships().Workspaces().Post(s.ctx, workspaceIDs(*must(workspace.Get(s.ctx, nil)).GetData().GetId()), nil))
	moved := must(workspace.Get(s.ctx, nil)).GetData().GetRelationships().GetProject().GetData().GetId()
	read := must(project.Get(s.ctx, nil)).GetData().GetAttributes()
	changed := must(project.Patch(s.ctx, projectBody(`{"name": "Shallow-tunnels", "description": "", "default-execution-mode": "local"}`, `{}`), nil)).
		GetData().GetAttributes()
	taken := words(s.organization.Projects().Post(s.ctx, projectBody(`{"name": "PAYMENTS"}`, `{}`), nil))
	full := refusal(project.Delete(s.ctx, nil))
	done(workspace.Delete(s.ctx, nil), project.Delete(s.ctx, nil))
	return map[string]any{
		"read": []any{
			read.GetName(), read.GetDescription(), read.GetAutoDestroyActivityDuration(), read.GetDefaultExecutionMode().String(),
			read.GetWorkspaceCount(), read.GetTeamCount(), !read.GetCreatedAt().IsZero(), read.GetPermissions().GetCanUpdate(),
		},
		"moved": *moved == *made.GetId(),
		"changed": []any{
			changed.GetName(), changed.GetDescription(), changed.GetAutoDestroyActivityDuration(), changed.GetDefaultExecutionMode().String(),
			changed.GetSettingOverwrites().GetDefaultExecutionMode(),
		},
		"refused": []string{taken, full, words(project.Get(s.ctx, nil))},
	}, nil
}
