package main

import (
	"fmt"
	"slices"

	"github.com/hashicorp/go-tfe/v2/api/models"
	"github.com/microsoft/kiota-abstractions-go/serialization"
)

// object is the document of one object with these members.
func object[T serialization.Parsable](create serialization.ParsableFactory, kind, attributes, relationships string) T {
	return body[T](create, `{"data": {"type": %q, "attributes": %s, "relationships": %s}}`, kind, attributes, relationships)
}

// identifiers are the document of a relationship to objects.
func identifiers[T serialization.Parsable](create serialization.ParsableFactory, kind string, ids ...string) T {
	list := []byte{}
	for index, id := range ids {
		if index > 0 {
			list = append(list, ',')
		}
		list = fmt.Appendf(list, `{"type": %q, "id": %q}`, kind, id)
	}
	return body[T](create, `{"data": [%s]}`, list)
}

func workspaceIDs(ids ...string) models.WorkspacesIdentifierArrayDocumentable {
	return identifiers[models.WorkspacesIdentifierArrayDocumentable](
		models.CreateWorkspacesIdentifierArrayDocumentFromDiscriminatorValue, "workspaces", ids...)
}

func projectIDs(ids ...string) models.ProjectsIdentifierArrayDocumentable {
	return identifiers[models.ProjectsIdentifierArrayDocumentable](
		models.CreateProjectsIdentifierArrayDocumentFromDiscriminatorValue, "projects", ids...)
}

// listed shows items in an order of its own, where the service has none.
func listed[T any](items []T, show func(T) *string) []string {
	shown := []string{}
	for _, item := range items {
		shown = append(shown, *show(item))
	}
	slices.Sort(shown)
	return shown
}

// ids are those of related objects.
func ids[T interface{ GetId() *string }](items []T) []string { return listed(items, T.GetId) }

func done(errs ...error) {
	for _, err := range errs {
		must(true, err)
	}
}

// words is what a refusal says.
func words[T any](_ T, err error) (said string) {
	if err == nil {
		panic("nothing was refused")
	}
	defer func() { said = fmt.Sprint(recover()) }()
	return fmt.Sprint(must(true, err))
}

// refusal is what a request without an answer is refused with.
func refusal(err error) string { return words(true, err) }
