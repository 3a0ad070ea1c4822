package main

import (
	"github.com/hashicorp/go-tfe"
)

func privateModule(name, provider string) tfe.RegistryModuleID {
	return tfe.RegistryModuleID{
		Organization: "acme", Name: name, Provider: provider, Namespace: "acme", RegistryName: tfe.PrivateRegistry,
	}
}

func followed(module *tfe.RegistryModule) []any {
	versions := []string{}
	for _, status := range module.VersionStatuses {
		versions = append(versions, status.Version+" "+string(status.Status))
	}
	repository := module.VCSRepo
	return []any{
		module.Name, module.Provider, module.PublishingMechanism, module.Status, versions, repository.Identifier, repository.Branch,
		repository.Tags, repository.OAuthTokenID, repository.GHAInstallationID, repository.SourceDirectory, repository.TagPrefix,
	}
}

func modulesByBranch(s *session) any {
	modules := s.client.RegistryModules
	id := privateModule("tunnel", "gopher")
	must(modules.CreateWithVCSConnection(s.ctx, tfe.RegistryModuleCreateWithVCSConnectionOptions{
		Name: text("tunnel"), Provider: text("gopher"), InitialVersion: text("1.2.3"),
		VCSRepo: &tfe.RegistryModuleVCSRepoOptions{
			Identifier: text("acme/terraform-aws-vpc"), DisplayIdentifier: text("acme/terraform-aws-vpc"), OAuthTokenID: text("ot-main"),
			OrganizationName: text("acme"), Branch: text("main"), Tags: off(),
		},
	}))
	published := must(modules.Read(s.ctx, id))
	version := must(modules.CreateVersion(s.ctx, id, tfe.RegistryModuleCreateVersionOptions{
		Version: text("1.3.0"), CommitSHA: text("5d1c0f7bb2a84c7fae4a9a1df1e2a0c34c8e0a11"),
	}))
	_, uploaded := version.Links["upload"]
	_, again := modules.CreateVersion(s.ctx, id, tfe.RegistryModuleCreateVersionOptions{
		Version: text("1.3.0"), CommitSHA: text("5d1c0f7bb2a84c7fae4a9a1df1e2a0c34c8e0a11"),
	})
	read := must(modules.ReadVersion(s.ctx, id, "1.3.0"))
	updated := must(modules.Update(s.ctx, id, tfe.RegistryModuleUpdateOptions{
		VCSRepo: &tfe.RegistryModuleVCSRepoUpdateOptions{Tags: on(), Branch: text("")},
	}))
	back := must(modules.Update(s.ctx, id, tfe.RegistryModuleUpdateOptions{
		VCSRepo: &tfe.RegistryModuleVCSRepoUpdateOptions{Tags: off(), Branch: text("main")},
	}))
	moved := must(modules.Update(s.ctx, id, tfe.RegistryModuleUpdateOptions{
		VCSRepo: &tfe.RegistryModuleVCSRepoUpdateOptions{SourceDirectory: text("modules/tunnel")},
	}))
	bound := must(modules.Update(s.ctx, id, tfe.RegistryModuleUpdateOptions{TagBindings: []*tfe.TagBinding{{Key: "team", Value: "core"}}}))
	bindings := must(modules.ListTagBindings(s.ctx, bound.ID))
	byID := must(modules.Read(s.ctx, tfe.RegistryModuleID{ID: bound.ID}))
	done(modules.DeleteVersion(s.ctx, id, "1.3.0"), modules.DeleteByName(s.ctx, tfe.RegistryModuleID{
		Organization: "acme", Name: "tunnel", Namespace: "acme", RegistryName: tfe.PrivateRegistry,
	}))
	_, gone := modules.Read(s.ctx, id)
	return map[string]any{
		"published": followed(published), "version": []any{version.Version, uploaded, read.Status, read.Source},
		"moved": followed(moved), "updated": followed(updated), "back": followed(back), "bindings": listed(bindings, binding), "byID": byID.Name,
		"refused": []string{words(again), words(gone)},
	}
}

func modulesByTags(s *session) any {
	modules := s.client.RegistryModules
	id := privateModule("vpc", "aws")
	must(modules.CreateWithVCSConnection(s.ctx, tfe.RegistryModuleCreateWithVCSConnectionOptions{
		VCSRepo: &tfe.RegistryModuleVCSRepoOptions{
			Identifier: text("acme/terraform-aws-vpc"), DisplayIdentifier: text("acme/terraform-aws-vpc"), GHAInstallationID: text("ghain-main"),
			OrganizationName: text("acme"), Tags: on(), SourceDirectory: text("modules/vpc"), TagPrefix: text("v"),
		},
	}))
	published := must(modules.Read(s.ctx, id))
	updated := must(modules.Update(s.ctx, id, tfe.RegistryModuleUpdateOptions{
		VCSRepo: &tfe.RegistryModuleVCSRepoUpdateOptions{SourceDirectory: text(""), TagPrefix: text("")},
	}))
	codeless, unavailable := modules.Update(s.ctx, id, tfe.RegistryModuleUpdateOptions{NoCode: on()})
	list := must(modules.List(s.ctx, "acme", &tfe.RegistryModuleListOptions{
		Search: "vpc", Provider: "aws", RegistryName: tfe.PrivateRegistry, OrganizationName: "acme",
		Include: []tfe.RegistryModuleListIncludeOpt{tfe.IncludeNoCodeModules},
	}))
	_, tagged := modules.CreateVersion(s.ctx, id, tfe.RegistryModuleCreateVersionOptions{
		Version: text("9.9.9"), CommitSHA: text("5d1c0f7bb2a84c7fae4a9a1df1e2a0c34c8e0a11"),
	})
	done(modules.DeleteProvider(s.ctx, id))
	return map[string]any{
		"published": followed(published), "updated": followed(updated),
		"no-code": either(func() any { return codeless.NoCode }, unavailable), "listed": []any{len(list.Items), len(list.Items[0].RegistryNoCodeModule)}, "refused": words(tagged),
	}
}

func moduleTests(s *session) any {
	modules := s.client.RegistryModules
	id := privateModule("tested", "gopher")
	published := must(modules.CreateWithVCSConnection(s.ctx, tfe.RegistryModuleCreateWithVCSConnectionOptions{
		Name: text("tested"), Provider: text("gopher"),
		VCSRepo: &tfe.RegistryModuleVCSRepoOptions{
			Identifier: text("acme/terraform-aws-vpc"), DisplayIdentifier: text("acme/terraform-aws-vpc"), OAuthTokenID: text("ot-main"),
			OrganizationName: text("acme"), Branch: text("main"),
		},
		TestConfig: &tfe.RegistryModuleTestConfigOptions{TestsEnabled: on()},
	}))
	shown := func(module *tfe.RegistryModule) []any {
		return []any{module.TestConfig.TestsEnabled, module.TestConfig.AgentExecutionMode, module.TestConfig.AgentPoolID}
	}
	update := func(options tfe.RegistryModuleTestConfigOptions) (*tfe.RegistryModule, error) {
		return modules.Update(s.ctx, id, tfe.RegistryModuleUpdateOptions{TestConfig: &options})
	}
	byAgent := must(update(tfe.RegistryModuleTestConfigOptions{
		TestsEnabled: on(), AgentExecutionMode: choice(tfe.AgentExecutionModeAgent), AgentPoolID: text("apool-main"),
	}))
	byService := must(update(tfe.RegistryModuleTestConfigOptions{AgentExecutionMode: choice(tfe.AgentExecutionModeRemote)}))
	disabled := must(update(tfe.RegistryModuleTestConfigOptions{TestsEnabled: off()}))
	_, poolless := update(tfe.RegistryModuleTestConfigOptions{AgentExecutionMode: choice(tfe.AgentExecutionModeAgent)})
	done(modules.DeleteProvider(s.ctx, id))
	return map[string]any{
		"published": shown(published), "agent": shown(byAgent), "remote": shown(byService), "disabled": shown(disabled),
		"refused": words(poolless),
	}
}

func noCodeModules(s *session) any {
	modules, codeless := s.client.RegistryModules, s.client.RegistryNoCodeModules
	module := must(modules.CreateWithVCSConnection(s.ctx, tfe.RegistryModuleCreateWithVCSConnectionOptions{
		VCSRepo: &tfe.RegistryModuleVCSRepoOptions{
			Identifier: text("acme/terraform-aws-vpc"), DisplayIdentifier: text("acme/terraform-aws-vpc"), OAuthTokenID: text("ot-main"),
		},
	}))
	made := must(codeless.Create(s.ctx, "acme", tfe.RegistryNoCodeModuleCreateOptions{
		RegistryModule: &tfe.RegistryModule{ID: module.ID}, Enabled: on(), VersionPin: "1.0.0",
		VariableOptions: []*tfe.NoCodeVariableOption{
			{VariableName: "region", VariableType: "string", Options: []string{"eu-1", "us-1"}},
			{VariableName: "depth", VariableType: "number", Options: []string{"1"}},
		},
	}))
	include := &tfe.RegistryNoCodeModuleReadOptions{Include: []tfe.RegistryNoCodeModuleIncludeOpt{tfe.RegistryNoCodeIncludeVariableOptions}}
	options := func(read *tfe.RegistryNoCodeModule) []any {
		shown := []any{}
		for _, option := range read.VariableOptions {
			shown = append(shown, []any{option.VariableName, option.VariableType, option.Options})
		}
		return shown
	}
	read := must(codeless.Read(s.ctx, made.ID, include))
	must(codeless.Update(s.ctx, made.ID, tfe.RegistryNoCodeModuleUpdateOptions{
		RegistryModule: &tfe.RegistryModule{ID: module.ID}, VersionPin: "latest", Enabled: off(),
		VariableOptions: []*tfe.NoCodeVariableOption{{VariableName: "region", VariableType: "string", Options: []string{"eu-2"}}},
	}))
	changed := must(codeless.Read(s.ctx, made.ID, include))
	list := must(modules.List(s.ctx, "acme", &tfe.RegistryModuleListOptions{
		Search: "vpc", Include: []tfe.RegistryModuleListIncludeOpt{tfe.IncludeNoCodeModules},
	}))
	_, version := codeless.Update(s.ctx, made.ID, tfe.RegistryNoCodeModuleUpdateOptions{
		RegistryModule: &tfe.RegistryModule{ID: module.ID}, VersionPin: "7.0.0",
	})
	done(codeless.Delete(s.ctx, made.ID))
	_, gone := codeless.Read(s.ctx, made.ID, nil)
	done(modules.DeleteProvider(s.ctx, privateModule("vpc", "aws")))
	return map[string]any{
		"made":    []any{made.Enabled, made.VersionPin, made.RegistryModule.ID == module.ID, made.Organization.Name},
		"options": options(read), "changed": []any{changed.Enabled, changed.VersionPin, options(changed)},
		"listed":  []any{len(list.Items[0].RegistryNoCodeModule), list.Items[0].RegistryNoCodeModule[0].VersionPin},
		"refused": []string{words(version), words(gone)},
	}
}
