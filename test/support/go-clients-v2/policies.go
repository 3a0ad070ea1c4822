package main

import (
	"archive/tar"
	"bytes"
	"compress/gzip"
	"errors"
	"fmt"
	"net/http"
	"os"

	"github.com/hashicorp/go-tfe/v2"
	"github.com/hashicorp/go-tfe/v2/api/models"
	"github.com/hashicorp/go-tfe/v2/api/organizations"
	kinds "github.com/hashicorp/go-tfe/v2/api/organizations/item/policysets"
)

func policySetBody(attributes, relationships string) models.PolicySetsEnvelopeable {
	return body[models.PolicySetsEnvelopeable](models.CreatePolicySetsEnvelopeFromDiscriminatorValue,
		`{"data": {"type": "policy-sets", "attributes": %s, "relationships": %s}}`, attributes, relationships)
}

func newPolicySet(s *session, attributes, relationships string) models.PolicySetsable {
	return must(s.organization.PolicySets().Post(s.ctx, policySetBody(attributes, relationships), nil)).GetData()
}

func policySet(s *session) (any, error) {
	policy := must(s.organization.Policies().Post(s.ctx, body[models.PoliciesEnvelopeable](
		models.CreatePoliciesEnvelopeFromDiscriminatorValue,
		`{"data": {"type": "policies", "attributes": {"name": "gophers", "enforcement-level": "advisory"}}}`), nil)).GetData()
	made := newPolicySet(s,
		`{"name": "gophers", "kind": "sentinel", "agent-enabled": true, "policy-tool-version": "latest", "overridable": true}`,
		fmt.Sprintf(`{"policies": {"data": [{"type": "policies", "id": %q}]},
			"workspaces": {"data": [{"type": "workspaces", "id": "ws-app"}]}}`, *policy.GetId()))
	set := s.client.API.PolicySets().ByPolicy_set_id(*made.GetId())
	members := body[models.PoliciesIdentifierArrayDocumentable](models.CreatePoliciesIdentifierArrayDocumentFromDiscriminatorValue,
		`{"data": [{"type": "policies", "id": %q}]}`, *policy.GetId())
	if err := errors.Join(
		set.Relationships().Policies().Delete(s.ctx, members, nil),
		set.Relationships().Policies().Post(s.ctx, members, nil),
	); err != nil {
		return nil, err
	}
	list := must(s.organization.PolicySets().Get(s.ctx, query(organizations.ItemPolicySetsRequestBuilderGetQueryParameters{
		Searchname: to("gopher"), Filterkind: to(kinds.SENTINEL_GETFILTERKINDQUERYPARAMETERTYPE), Filterversioned: to(false),
	})))
	must(set.Patch(s.ctx, policySetBody(`{"description": "tunnels"}`, `{}`), nil))
	read := must(set.Get(s.ctx, nil)).GetData()
	attributes, relationships := read.GetAttributes(), read.GetRelationships()
	return []any{
		list.GetMeta().GetPagination().GetTotalCount(), list.GetData()[0].GetAttributes().GetName(),
		*relationships.GetPolicies().GetData()[0].GetId() == *policy.GetId(), relationships.GetWorkspaces().GetData()[0].GetId(),
		relationships.GetOrganization().GetData().GetId(),
		attributes.GetDescription(), attributes.GetKind().String(), attributes.GetOverridable(), attributes.GetPolicyToolVersion(),
		attributes.GetPolicyCount(), attributes.GetWorkspaceCount(), attributes.GetProjectCount(), !attributes.GetCreatedAt().IsZero(),
		set.Delete(s.ctx, nil),
	}, nil
}

func attachments(s *session) (any, error) {
	made := newPolicySet(s, `{"name": "attached"}`, `{}`)
	set := s.client.API.PolicySets().ByPolicy_set_id(*made.GetId())
	workspaces := body[models.WorkspacesIdentifierArrayDocumentable](
		models.CreateWorkspacesIdentifierArrayDocumentFromDiscriminatorValue, `{"data": [{"type": "workspaces", "id": "ws-network"}]}`)
	projects := body[models.ProjectsIdentifierArrayDocumentable](
		models.CreateProjectsIdentifierArrayDocumentFromDiscriminatorValue, `{"data": [{"type": "projects", "id": "prj-payments"}]}`)
	related := set.Relationships()
	counts := func() []int {
		got := must(set.Get(s.ctx, nil)).GetData().GetRelationships()
		return []int{
			len(got.GetWorkspaces().GetData()), len(got.GetProjects().GetData()),
			len(got.GetWorkspaceExclusions().GetData()), len(got.GetProjectExclusions().GetData()),
		}
	}
	if err := errors.Join(
		related.Workspaces().Post(s.ctx, workspaces, nil), related.ProjectExclusions().Post(s.ctx, projects, nil),
	); err != nil {
		return nil, err
	}
	first := counts()
	if err := errors.Join(
		related.Workspaces().Delete(s.ctx, workspaces, nil), related.ProjectExclusions().Delete(s.ctx, projects, nil),
		related.WorkspaceExclusions().Post(s.ctx, workspaces, nil), related.Projects().Post(s.ctx, projects, nil),
	); err != nil {
		return nil, err
	}
	second := counts()
	if err := errors.Join(
		related.WorkspaceExclusions().Delete(s.ctx, workspaces, nil), related.Projects().Delete(s.ctx, projects, nil),
	); err != nil {
		return nil, err
	}
	return []any{first, second, counts(), set.Delete(s.ctx, nil)}, nil
}

func parameter(s *session) (any, error) {
	parameters := s.client.API.PolicySets().ByPolicy_set_id("polset-base").Parameters()
	write := func(attributes string) models.VarsEnvelopeable {
		return body[models.VarsEnvelopeable](models.CreateVarsEnvelopeFromDiscriminatorValue,
			`{"data": {"type": "vars", "attributes": %s}}`, attributes)
	}
	made := must(parameters.Post(s.ctx, write(`{"key": "depth", "value": "canary", "category": "policy-set", "sensitive": true}`), nil))
	one := parameters.ById(*made.GetData().GetId())
	must(one.Patch(s.ctx, write(`{"value": "another canary"}`), nil))
	attributes := must(one.Get(s.ctx, nil)).GetData().GetAttributes()
	list := must(parameters.Get(s.ctx, nil))
	return []any{
		attributes.GetKey(), attributes.GetValue(), attributes.GetSensitive(), attributes.GetCategory().String(),
		list.GetMeta().GetPagination().GetTotalCount(), one.Delete(s.ctx, nil),
	}, nil
}

func version(s *session) (any, error) {
	set := s.client.API.PolicySets().ByPolicy_set_id(*newPolicySet(s, `{"name": "uploaded", "kind": "sentinel"}`, `{}`).GetId())
	made := must(set.Versions().Post(s.ctx, nil)).GetData()
	// The library has no operation for the upload itself.
	request := must(http.NewRequestWithContext(s.ctx, http.MethodPut, *made.GetLinks().GetUpload(), archive()))
	request.Header.Set("Content-Type", "application/octet-stream")
	response := must(http.DefaultClient.Do(request))
	response.Body.Close()
	read := must(s.client.API.PolicySetVersions().ByPolicy_set_version_id(*made.GetId()).Get(s.ctx, nil)).GetData()
	list := must(set.Versions().Get(s.ctx, nil))
	current := must(set.Get(s.ctx, nil)).GetData().GetRelationships().GetCurrentVersion().GetData()
	return []any{
		made.GetAttributes().GetStatus().String(), response.StatusCode, read.GetAttributes().GetStatus().String(),
		read.GetAttributes().GetSource(), len(list.GetData()), *current.GetId() == *made.GetId(), set.Delete(s.ctx, nil),
	}, nil
}

// archive is a policy set of one policy.
func archive() *bytes.Buffer {
	packed := &bytes.Buffer{}
	compressed := gzip.NewWriter(packed)
	files := tar.NewWriter(compressed)
	for name, text := range map[string]string{
		"sentinel.hcl": "policy \"depth\" {\n  source = \"./depth.sentinel\"\n}\n", "depth.sentinel": "main = rule { true }\n",
	} {
		must(0, files.WriteHeader(&tar.Header{Name: name, Mode: 0o600, Size: int64(len(text))}))
		must(files.Write([]byte(text)))
	}
	must(0, errors.Join(files.Close(), compressed.Close()))
	return packed
}

func globalTask(s *session) (any, error) {
	write := func(attributes string) models.TasksEnvelopeable {
		return body[models.TasksEnvelopeable](models.CreateTasksEnvelopeFromDiscriminatorValue,
			`{"data": {"type": "tasks", "attributes": %s,
				"relationships": {"agent-pool": {"data": {"type": "agent-pools", "id": "apool-main"}}}}}`, attributes)
	}
	made := must(s.organization.Tasks().Post(s.ctx, write(fmt.Sprintf(`{"name": "everywhere", "url": %q, "category": "task",
		"global-configuration": {"enabled": true, "stages": ["post_plan", "pre_apply"], "enforcement-level": "mandatory"}}`,
		os.Getenv("TASK_URL"))), nil)).GetData()
	task := s.client.API.Tasks().ById(*made.GetId())
	must(task.Patch(s.ctx, write(`{"description": "tunnels"}`), nil))
	read := must(task.Get(s.ctx, nil)).GetData()
	list := must(s.organization.Tasks().Get(s.ctx, nil))
	listed := false
	for _, other := range list.GetData() {
		listed = listed || *other.GetId() == *made.GetId()
	}
	global := read.GetAttributes().GetGlobalConfiguration()
	return []any{
		read.GetAttributes().GetName(), read.GetAttributes().GetDescription(), global.GetEnabled(), global.GetStages(),
		global.GetEnforcementLevel(), read.GetRelationships().GetAgentPool().GetData().GetId(), listed, task.Delete(s.ctx, nil),
	}, nil
}

// refused is what the library makes of refusals.
func refused(s *session) (any, error) {
	_, missing := s.client.API.PolicySets().ByPolicy_set_id("polset-none").Get(s.ctx, nil)
	_, invalid := s.organization.PolicySets().Post(s.ctx, policySetBody(`{"name": "no good"}`, `{}`), nil)
	return []any{errors.Is(missing, tfe.ErrNotFound), errors.Is(invalid, tfe.ErrUnprocessableEntity)}, nil
}
