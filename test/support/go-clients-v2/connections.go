package main

import (
	"fmt"
	"net/http"
	"os"
	"strings"

	"github.com/hashicorp/go-tfe/v2"
	"github.com/hashicorp/go-tfe/v2/api/models"
	"github.com/hashicorp/go-tfe/v2/api/organizations"
	inWorkspace "github.com/hashicorp/go-tfe/v2/api/workspaces"
	triggers "github.com/hashicorp/go-tfe/v2/api/workspaces/item/runtriggers"
)

func agentPools(s *session) (any, error) {
	write := func(attributes, relationships string) models.AgentPoolsEnvelopeable {
		return object[models.AgentPoolsEnvelopeable](models.CreateAgentPoolsEnvelopeFromDiscriminatorValue, "agent-pools", attributes, relationships)
	}
	made := must(s.organization.AgentPools().Post(s.ctx, write(`{"name": "moles", "organization-scoped": false}`,
		`{"allowed-workspaces": {"data": [{"type": "workspaces", "id": "ws-app"}]},
			"allowed-projects": {"data": [{"type": "projects", "id": "prj-payments"}]},
			"excluded-workspaces": {"data": [{"type": "workspaces", "id": "ws-network"}]}}`), nil)).GetData()
	pool := s.client.API.AgentPools().ByAgent_pool_id(*made.GetId())
	shown := func(pool models.AgentPoolsable) []any {
		got, related := pool.GetAttributes(), pool.GetRelationships()
		return []any{
			got.GetName(), got.GetOrganizationScoped(), got.GetAgentCount(), !got.GetCreatedAt().IsZero(), ids(related.GetAllowedWorkspaces().GetData()),
			ids(related.GetAllowedProjects().GetData()), ids(related.GetExcludedWorkspaces().GetData()), ids(related.GetWorkspaces().GetData()),
		}
	}
	changed := must(pool.Patch(s.ctx, write(`{"name": "shrews"}`, `{"allowed-workspaces": {"data": [{"type": "workspaces", "id": "ws-network"}]}}`), nil)).GetData()
	read := must(pool.Get(s.ctx, nil)).GetData()
	token := func(attributes string) models.AuthenticationTokensEnvelopeable {
		return object[models.AuthenticationTokensEnvelopeable](
			models.CreateAuthenticationTokensEnvelopeFromDiscriminatorValue, "authentication-tokens", attributes, `{}`)
	}
	minted := must(pool.AuthenticationTokens().Post(s.ctx, token(`{"description": "mole", "expired-at": "2099-01-01T00:00:00Z"}`), nil)).GetData()
	one := s.client.API.AuthenticationTokens().ById(*minted.GetId())
	known := must(one.Get(s.ctx, nil)).GetData().GetAttributes()
	list := must(pool.AuthenticationTokens().Get(s.ctx, nil)).GetData()
	done(one.Delete(s.ctx, nil))
	gone := words(one.Get(s.ctx, nil))
	done(pool.Delete(s.ctx, nil))
	return map[string]any{
		"made": shown(made), "changed": shown(changed), "read": shown(read),
		"token": []any{
			minted.GetAttributes().GetDescription(), minted.GetAttributes().GetToken() != nil, minted.GetAttributes().GetExpiredAt(),
			known.GetDescription(), known.GetToken(), known.GetLastUsedAt(), known.GetExpiredAt(), len(list),
		},
		"refused": []string{gone, words(pool.Get(s.ctx, nil))},
	}, nil
}

func oauthClients(s *session) (any, error) {
	write := func(attributes, relationships string) models.OauthClientsEnvelopeable {
		return object[models.OauthClientsEnvelopeable](models.CreateOauthClientsEnvelopeFromDiscriminatorValue, "oauth-clients", attributes, relationships)
	}
	made := must(s.organization.OauthClients().Post(s.ctx, write(`{"name": "forge", "service-provider": "github",
		"http-url": "https://github.com", "api-url": "https://api.github.com", "oauth-token-string": "canary", "organization-scoped": false}`,
		`{"projects": {"data": [{"type": "projects", "id": "prj-payments"}]}}`), nil)).GetData()
	client := s.client.API.OauthClients().ByOauth_client_id(*made.GetId())
	shown := func(client models.OauthClientsable) []any {
		got, related := client.GetAttributes(), client.GetRelationships()
		return []any{
			got.GetName(), got.GetServiceProvider(), got.GetServiceProviderDisplayName(), got.GetHttpUrl(), got.GetApiUrl(),
			got.GetOrganizationScoped(), got.GetKey(), got.GetSecret(), len(related.GetOauthTokens().GetData()), ids(related.GetProjects().GetData()),
			got.GetCallbackUrl() != nil, got.GetConnectPath() != nil, !got.GetCreatedAt().IsZero(),
		}
	}
	done(client.Relationships().Projects().Post(s.ctx, projectIDs("prj-default"), nil))
	attached := must(client.Get(s.ctx, nil)).GetData()
	done(client.Relationships().Projects().Delete(s.ctx, projectIDs("prj-default", "prj-payments"), nil))
	changed := must(client.Patch(s.ctx, write(`{"name": "smithy", "organization-scoped": true, "oauth-token-string": "another canary"}`, `{}`), nil)).GetData()
	return map[string]any{
		"made": shown(made), "attached": shown(attached), "changed": shown(changed), "deleted": client.Delete(s.ctx, nil),
		"refused": words(client.Get(s.ctx, nil)),
	}, nil
}

func sshKeyBody(attributes string) models.SshKeysEnvelopeable {
	return object[models.SshKeysEnvelopeable](models.CreateSshKeysEnvelopeFromDiscriminatorValue, "ssh-keys", attributes, `{}`)
}

func sshKeys(s *session) (any, error) {
	made := must(s.organization.SshKeys().Post(s.ctx, sshKeyBody(`{"name": "shovel", "value": "canary"}`), nil)).GetData()
	key := s.client.API.SshKeys().BySsh_key_id(*made.GetId())
	changed := must(key.Patch(s.ctx, sshKeyBody(`{"name": "pick"}`), nil)).GetData()
	read := must(key.Get(s.ctx, nil)).GetData()
	list := must(s.organization.SshKeys().Get(s.ctx, query(organizations.ItemSshKeysRequestBuilderGetQueryParameters{Pagesize: to(int32(100))})))
	return []any{
		made.GetAttributes().GetName(), made.GetAttributes().GetValue(), changed.GetAttributes().GetName(), read.GetAttributes().GetName(),
		len(list.GetData()), key.Delete(s.ctx, nil), words(key.Get(s.ctx, nil)),
	}, nil
}

func runTriggers(s *session) (any, error) {
	write := func(source string) models.RunTriggersEnvelopeable {
		return object[models.RunTriggersEnvelopeable](models.CreateRunTriggersEnvelopeFromDiscriminatorValue, "run-triggers", `{}`,
			fmt.Sprintf(`{"sourceable": {"data": {"type": "workspaces", "id": %q}}}`, source))
	}
	of := s.workspace("ws-app").RunTriggers()
	made := must(of.Post(s.ctx, write("ws-network"), nil)).GetData()
	list := func(kind triggers.GetFilterRunTriggerTypeQueryParameterType) int {
		return len(must(of.Get(s.ctx, query(inWorkspace.ItemRunTriggersRequestBuilderGetQueryParameters{FilterrunTriggertype: &kind}))).GetData())
	}
	inbound, outbound := list(triggers.INBOUND_GETFILTERRUNTRIGGERTYPEQUERYPARAMETERTYPE), list(triggers.OUTBOUND_GETFILTERRUNTRIGGERTYPEQUERYPARAMETERTYPE)
	self := words(of.Post(s.ctx, write("ws-app"), nil))
	trigger := s.client.API.RunTriggers().ById(*made.GetId())
	read := must(trigger.Get(s.ctx, nil)).GetData()
	return []any{
		read.GetAttributes().GetWorkspaceName(), read.GetAttributes().GetSourceableName(), read.GetRelationships().GetWorkspace().GetData().GetId(),
		read.GetRelationships().GetSourceable().GetData().GetId(), inbound, outbound, self, trigger.Delete(s.ctx, nil), words(trigger.Get(s.ctx, nil)),
	}, nil
}

func notifications(s *session) (any, error) {
	team := s.newTeam(`{"name": "listeners"}`)
	write := func(attributes, relationships string) models.NotificationConfigurationsEnvelopeable {
		return object[models.NotificationConfigurationsEnvelopeable](
			models.CreateNotificationConfigurationsEnvelopeFromDiscriminatorValue, "notification-configurations", attributes, relationships)
	}
	plain := func(kind, id, trigger string) models.NotificationConfigurationsEnvelopeable {
		return write(fmt.Sprintf(`{"name": "horn", "destination-type": "generic", "enabled": false, "url": %q, "token": "canary", "triggers": [%q]}`,
			os.Getenv("TASK_URL"), trigger), fmt.Sprintf(`{"subscribable": {"data": {"type": %q, "id": %q}}}`, kind, id))
	}
	ofWorkspace, ofProject := s.workspace("ws-app").NotificationConfigurations(), s.client.API.Projects().ByProject_id("prj-payments").NotificationConfigurations()
	ofTeam := s.client.API.Teams().ById(*team.GetId()).NotificationConfigurations()
	results := []any{}
	for _, made := range []models.NotificationConfigurationsable{
		must(ofWorkspace.Post(s.ctx, plain("workspaces", "ws-app", "run:created"), nil)).GetData(),
		must(ofProject.Post(s.ctx, plain("projects", "prj-payments", "run:errored"), nil)).GetData(),
		must(ofTeam.Post(s.ctx, plain("teams", *team.GetId(), "change_request:created"), nil)).GetData(),
	} {
		got := made.GetAttributes()
		one := s.client.API.NotificationConfigurations().ByNotification_configuration_id(*made.GetId())
		verified := must(one.Actions().Verify().Post(s.ctx, nil)).GetData().GetAttributes()
		changed := must(one.Patch(s.ctx, write(`{"name": "bell", "enabled": true, "triggers": []}`, `{}`), nil)).GetData().GetAttributes()
		read := must(one.Get(s.ctx, nil)).GetData()
		results = append(results, []any{
			got.GetName(), got.GetDestinationType().String(), got.GetEnabled(), got.GetToken(), got.GetTriggers(), got.GetEmailAddresses(),
			len(verified.GetDeliveryResponses()), changed.GetName(), changed.GetEnabled(), changed.GetTriggers(),
			read.GetRelationships().GetSubscribable().GetData() != nil, len(read.GetRelationships().GetUsers().GetData()),
		})
	}
	lists := []int{
		len(must(ofWorkspace.Get(s.ctx, nil)).GetData()), len(must(ofProject.Get(s.ctx, nil)).GetData()), len(must(ofTeam.Get(s.ctx, nil)).GetData()),
	}
	for _, listed := range [][]models.NotificationConfigurationsable{
		must(ofWorkspace.Get(s.ctx, nil)).GetData(), must(ofProject.Get(s.ctx, nil)).GetData(),
	} {
		for _, one := range listed {
			done(s.client.API.NotificationConfigurations().ByNotification_configuration_id(*one.GetId()).Delete(s.ctx, nil))
		}
	}
	mail := must(ofWorkspace.Post(s.ctx, write(`{"name": "letters", "destination-type": "email", "enabled": true, "triggers": ["run:completed"]}`,
		`{"users": {"data": [{"type": "users", "id": "user-ada"}]}}`), nil)).GetData()
	mails := ids(mail.GetRelationships().GetUsers().GetData())
	done(
		s.client.API.NotificationConfigurations().ByNotification_configuration_id(*mail.GetId()).Delete(s.ctx, nil),
		s.client.API.Teams().ById(*team.GetId()).Delete(s.ctx, nil),
	)
	return map[string]any{"each": results, "listed": lists, "mail": mails}, nil
}

// publish publishes a module by branch, for which the library has no operation.
func publish(s *session) {
	request := must(http.NewRequestWithContext(s.ctx, http.MethodPost,
		os.Getenv("PLATFORM_ADDRESS")+"/api/v2/organizations/acme/registry-modules/vcs", strings.NewReader(`{"data": {"type": "registry-modules",
			"attributes": {"name": "tunnel", "provider": "gopher", "vcs-repo": {"identifier": "acme/terraform-aws-vpc",
				"display-identifier": "acme/terraform-aws-vpc", "oauth-token-id": "ot-main", "branch": "main"}}}}`)))
	request.Header.Set("Content-Type", tfe.ContentTypeJSONAPI)
	request.Header.Set("Authorization", "Bearer platform-root")
	response := must(http.DefaultClient.Do(request))
	response.Body.Close()
	if response.StatusCode != http.StatusCreated {
		panic(response.Status)
	}
}

func moduleSettings(s *session) (any, error) {
	publish(s)
	module := s.organization.RegistryModules().ByRegistry_name("private").ByNamespace("acme").ByName("tunnel").ByProvider("gopher")
	write := func(attributes string) models.RegistryModulesEnvelopeable {
		return object[models.RegistryModulesEnvelopeable](models.CreateRegistryModulesEnvelopeFromDiscriminatorValue, "registry-modules", attributes, `{}`)
	}
	shown := func(module models.RegistryModulesable) []any {
		got := module.GetAttributes()
		tests := []any{}
		if configured := got.GetTestConfig(); configured != nil {
			tests = []any{configured.GetTestsEnabled(), configured.GetAgentExecutionMode().String(), configured.GetAgentPoolId()}
		}
		versions := []string{}
		for _, one := range got.GetVersionStatuses() {
			versions = append(versions, *one.GetAdditionalData()["version"].(*string))
		}
		return []any{
			got.GetName(), got.GetProvider(), got.GetPublishingMechanism().String(), got.GetStatus(), versions, got.GetVcsRepo().GetBranch(),
			got.GetVcsRepo().GetIdentifier(), tests,
		}
	}
	read := must(module.Get(s.ctx, nil)).GetData()
	tested := must(module.Patch(s.ctx, write(`{"test-config": {"tests-enabled": true, "agent-execution-mode": "agent", "agent-pool-id": "apool-main"}}`), nil)).GetData()
	tagged := must(module.Patch(s.ctx, write(`{"vcs-repo": {"tags": true}, "test-config": {"tests-enabled": false}}`), nil)).GetData()
	return []any{shown(read), shown(tested), shown(tagged), words(module.Patch(s.ctx, write(`{"vcs-repo": {"branch": "main", "tags": true}}`), nil))}, nil
}
