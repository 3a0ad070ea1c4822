package main

import (
	"github.com/hashicorp/go-tfe/v2/api/githubapp"
	"github.com/hashicorp/go-tfe/v2/api/organizations"
	item "github.com/hashicorp/go-tfe/v2/api/organizations/item"
	items "github.com/hashicorp/go-tfe/v2/api/organizations/item/workspaces"
)

func organization(s *session) (any, error) {
	read := must(s.organization.Get(s.ctx, query(organizations.WithOrganization_nameItemRequestBuilderGetQueryParameters{
		Include: []item.GetIncludeQueryParameterType{item.ENTITLEMENT_SET_GETINCLUDEQUERYPARAMETERTYPE},
	})))
	entitlements := read.GetIncluded()[0].GetEntitlementSets()
	return []any{
		read.GetData().GetAttributes().GetName(), read.GetData().GetRelationships().GetDefaultProject().GetData().GetId(),
		entitlements.GetAttributes().GetAdditionalData()["sentinel"],
	}, nil
}

func workspaces(s *session) (any, error) {
	list := must(s.organization.Workspaces().Get(s.ctx, query(organizations.ItemWorkspacesRequestBuilderGetQueryParameters{
		SearchwildcardName: to("*app"), Filterprojectid: to("prj-default"), Sort: to("name"),
		Include: []items.GetIncludeQueryParameterType{
			items.EFFECTIVE_TAG_BINDINGS_GETINCLUDEQUERYPARAMETERTYPE, items.PROJECT_GETINCLUDEQUERYPARAMETERTYPE,
		},
	})))
	first := list.GetData()[0]
	byName := must(s.organization.Workspaces().ByWorkspace_name("app").Get(s.ctx, nil))
	byID := must(s.client.API.Workspaces().ByWorkspace_id(*first.GetId()).Get(s.ctx, nil))
	return []any{
		first.GetAttributes().GetName(), first.GetRelationships().GetProject().GetData().GetId(),
		list.GetMeta().GetPagination().GetTotalCount(), len(list.GetIncluded()) > 0,
		byName.GetData().GetId(), byID.GetData().GetAttributes().GetName(),
	}, nil
}

func lookups(s *session) (any, error) {
	projects := must(s.organization.Projects().Get(s.ctx, query(organizations.ItemProjectsRequestBuilderGetQueryParameters{
		Filternames: to("payments"), Sort: to("name"),
	})))
	project := must(s.client.API.Projects().ByProject_id(*projects.GetData()[0].GetId()).Get(s.ctx, nil))
	teams := must(s.organization.Teams().Get(s.ctx, query(organizations.ItemTeamsRequestBuilderGetQueryParameters{
		Filternames: to("owners"),
	})))
	team := must(s.client.API.Teams().ById(*teams.GetData()[0].GetId()).Get(s.ctx, nil))
	pools := must(s.organization.AgentPools().Get(s.ctx, query(organizations.ItemAgentPoolsRequestBuilderGetQueryParameters{
		Q: to("main"), Sort: to("name"),
	})))
	pool := must(s.client.API.AgentPools().ByAgent_pool_id(*pools.GetData()[0].GetId()).Get(s.ctx, nil))
	return []any{
		project.GetData().GetAttributes().GetName(), teams.GetData()[0].GetAttributes().GetOrganizationAccess().GetManagePolicies(),
		team.GetData().GetAttributes().GetName(), teams.GetMeta().GetPagination().GetTotalCount(),
		pool.GetData().GetAttributes().GetName(), pool.GetData().GetAttributes().GetOrganizationScoped(),
	}, nil
}

func connections(s *session) (any, error) {
	clients := must(s.organization.OauthClients().Get(s.ctx, query(organizations.ItemOauthClientsRequestBuilderGetQueryParameters{
		Pagesize: to(int32(100)),
	})))
	connection := s.client.API.OauthClients().ByOauth_client_id(*clients.GetData()[0].GetId())
	read := must(connection.Get(s.ctx, nil))
	tokens := must(connection.OauthTokens().Get(s.ctx, nil))
	installations := must(s.client.API.GithubApp().Installations().Get(s.ctx, query(githubapp.InstallationsRequestBuilderGetQueryParameters{
		Filtername: to("acme"),
	})))
	installation := must(s.client.API.GithubApp().Installation().
		ByGithub_app_installation_id(*installations.GetData()[0].GetId()).Get(s.ctx, nil))
	return []any{
		read.GetData().GetAttributes().GetName(), len(read.GetData().GetRelationships().GetOauthTokens().GetData()),
		len(tokens.GetData()), tokens.GetData()[0].GetAttributes().GetHasSshKey(),
		installation.GetData().GetAttributes().GetName(), installation.GetData().GetAttributes().GetInstallationType(),
	}, nil
}
