package main

import (
	"context"
	"fmt"
	"slices"

	"github.com/hashicorp/go-tfe"
	"github.com/hashicorp/jsonapi"
)

// session is what each step of every day's work has.
type session struct {
	ctx    context.Context
	client *tfe.Client
}

// daily does what people do every day: with workspaces, what belongs to them, who may do what there, and modules.
func daily(ctx context.Context, address string) (any, error) {
	client, err := tfe.NewClient(&tfe.Config{Address: address, Token: "platform-root"})
	if err != nil {
		return nil, err
	}
	work, s := &session{ctx, client}, &steps{got: map[string]any{}}
	for _, step := range []struct {
		name string
		run  func(*session) any
	}{
		{"settings", settings}, {"execution", execution}, {"workspace repository", workspaceRepository}, {"locks", locks},
		{"consumers", stateConsumers}, {"tags", tags}, {"tag bindings", tagBindings}, {"deletion", deletion},
		{"projects", projects},
		{"variables", variables}, {"variable sets", variableSets}, {"set of a project", projectSet},
		{"teams", teams}, {"members", members}, {"workspace access", workspaceAccess}, {"project access", projectAccess},
		{"agent pools", agentPools}, {"agent tokens", agentTokens}, {"oauth clients", oauthClients}, {"ssh keys", sshKeys},
		{"run triggers", runTriggers}, {"notifications", notifications}, {"mail", mail},
		{"modules by branch", modulesByBranch}, {"modules by tags", modulesByTags}, {"module tests", moduleTests},
		{"no-code modules", noCodeModules},
	} {
		s.do(step.name, func() (got any, err error) {
			defer func() {
				if reason := recover(); reason != nil {
					err = fmt.Errorf("%v", reason)
				}
			}()
			return step.run(work), nil
		})
	}
	return s.got, s.err
}

// must ends a step: daily reports the error.
func must[T any](value T, err error) T {
	if err != nil {
		panic(err)
	}
	return value
}

func done(errs ...error) {
	for _, err := range errs {
		must(true, err)
	}
}

// unset is whether there is no value. The library reads null like what is missing.
func unset[T any](value jsonapi.NullableAttr[T]) bool {
	_, err := value.Get()
	return err != nil
}

// words is what a refusal says.
func words(err error) string {
	if err == nil {
		panic("nothing was refused")
	}
	return err.Error()
}

// listed shows items in an order of its own, where the service has none.
func listed[T any](items []T, show func(T) string) []string {
	shown := []string{}
	for _, item := range items {
		shown = append(shown, show(item))
	}
	slices.Sort(shown)
	return shown
}

func workspaceName(workspace *tfe.Workspace) string { return workspace.Name }
func workspaceID(workspace *tfe.Workspace) string   { return workspace.ID }
func projectID(project *tfe.Project) string         { return project.ID }
func binding(tag *tfe.TagBinding) string            { return tag.Key + "=" + tag.Value }

// effective marks what is inherited.
func effective(tag *tfe.EffectiveTagBinding) string {
	mark := ""
	if tag.Links["inherited-from"] != nil {
		mark = " (inherited)"
	}
	return tag.Key + "=" + tag.Value + mark
}

// either is what an edition gives or refuses.
func either(value func() any, err error) any {
	if err != nil {
		return words(err)
	}
	return value()
}

func on() *bool                 { return tfe.Bool(true) }
func off() *bool                { return tfe.Bool(false) }
func text(value string) *string { return tfe.String(value) }
func choice[T any](value T) *T  { return &value }
