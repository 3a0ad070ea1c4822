// Command go-clients does with the official Go libraries what programs do with the two services, and prints what it got.
package main

import (
	"context"
	"encoding/json"
	"fmt"
	"os"

	"github.com/hashicorp/go-tfe"
	vault "github.com/hashicorp/vault/api"
	openbao "github.com/openbao/openbao/api/v2"
)

func main() {
	results := map[string]any{}
	ctx := context.Background()
	for name, run := range map[string]func(address string) (any, error){
		"platform": func(address string) (any, error) {
			first, err := platform(ctx, address)
			if err != nil {
				return first, err
			}
			second, err := neighbours(ctx, address)
			if err != nil {
				return []any{first, second}, err
			}
			third, err := daily(ctx, address)
			return []any{first, second, third}, err
		},
		// The edition that has no administration of its organizations.
		"hosted": func(address string) (any, error) { return daily(ctx, address) },
		"vault":  func(address string) (any, error) { return vaultClient(ctx, address) },
		"openbao": func(address string) (any, error) {
			return openbaoClient(ctx, address, os.Getenv("OPENBAO_SERVICE_TOKEN"))
		},
	} {
		address := os.Getenv(map[string]string{
			"platform": "PLATFORM_ADDRESS", "hosted": "HOSTED_PLATFORM_ADDRESS", "vault": "VAULT_SERVICE_ADDRESS", "openbao": "OPENBAO_SERVICE_ADDRESS",
		}[name])
		if address == "" {
			continue
		}
		got, err := run(address)
		if err != nil {
			got = map[string]any{"error": err.Error(), "after": got}
		}
		results[name] = got
	}
	if err := json.NewEncoder(os.Stdout).Encode(results); err != nil {
		fmt.Fprintln(os.Stderr, err)
		os.Exit(1)
	}
}

// steps runs named steps until one fails.
type steps struct {
	got map[string]any
	err error
}

func (s *steps) do(name string, step func() (any, error)) {
	if s.err != nil {
		return
	}
	value, err := step()
	if err != nil {
		s.err = fmt.Errorf("%s: %w", name, err)
		return
	}
	s.got[name] = value
}

func platform(ctx context.Context, address string) (any, error) {
	s := &steps{got: map[string]any{}}
	client, err := tfe.NewClient(&tfe.Config{Address: address, Token: "platform-root"})
	if err != nil {
		return nil, err
	}
	var task *tfe.RunTask
	s.do("version", func() (any, error) { return client.RemoteAPIVersion(), nil })
	s.do("organization", func() (any, error) {
		created, err := client.Organizations.Create(ctx, tfe.OrganizationCreateOptions{
			Name: tfe.String("gophers"), Email: tfe.String("ops@gophers.example"),
		})
		if err != nil {
			return nil, err
		}
		changed, err := client.Organizations.Update(ctx, created.Name, tfe.OrganizationUpdateOptions{
			Email: tfe.String("new@gophers.example"),
		})
		if err != nil {
			return nil, err
		}
		return changed.Email, nil
	})
	s.do("administration", func() (any, error) {
		// This client sends an empty type.
		changed, err := client.Admin.Organizations.Update(ctx, "gophers", tfe.AdminOrganizationUpdateOptions{
			GlobalModuleSharing: tfe.Bool(true),
		})
		if err != nil {
			return nil, err
		}
		return *changed.GlobalModuleSharing, nil
	})
	s.do("consumers", func() (any, error) {
		if err := client.Admin.Organizations.UpdateModuleConsumers(ctx, "gophers", []string{"acme"}); err != nil {
			return nil, err
		}
		list, err := client.Admin.Organizations.ListModuleConsumers(ctx, "gophers", nil)
		if err != nil {
			return nil, err
		}
		return list.Items[0].Name, nil
	})
	s.do("workspace", func() (any, error) {
		created, err := client.Workspaces.Create(ctx, "gophers", tfe.WorkspaceCreateOptions{Name: tfe.String("burrow")})
		if err != nil {
			return nil, err
		}
		read, err := client.Workspaces.Read(ctx, "gophers", "burrow")
		if err != nil {
			return nil, err
		}
		changed, err := client.Workspaces.UpdateByID(ctx, created.ID, tfe.WorkspaceUpdateOptions{Name: tfe.String("tunnel")})
		if err != nil {
			return nil, err
		}
		return []any{read.ID == created.ID, changed.Name, client.Workspaces.DeleteByID(ctx, created.ID)}, nil
	})
	s.do("task", func() (any, error) {
		var err error
		task, err = client.RunTasks.Create(ctx, "acme", tfe.RunTaskCreateOptions{
			Name: "scan", URL: os.Getenv("TASK_URL"), Category: "task", HMACKey: tfe.String("canary"),
		})
		if err != nil {
			return nil, err
		}
		list, err := client.RunTasks.List(ctx, "acme", nil)
		if err != nil {
			return nil, err
		}
		return []any{list.Items[0].Name, list.Items[0].HMACKey == nil, list.TotalCount}, nil
	})
	s.do("association", func() (any, error) {
		workspace, err := client.Workspaces.Read(ctx, "acme", "app")
		if err != nil {
			return nil, err
		}
		made, err := client.RunTasks.AttachToWorkspace(ctx, workspace.ID, task.ID, tfe.Mandatory)
		if err != nil {
			return nil, err
		}
		changed, err := client.WorkspaceRunTasks.Update(ctx, workspace.ID, made.ID, tfe.WorkspaceRunTaskUpdateOptions{
			EnforcementLevel: tfe.Advisory,
		})
		if err != nil {
			return nil, err
		}
		return []any{changed.EnforcementLevel, changed.Stages, changed.RunTask.ID == task.ID}, nil
	})
	s.do("policy", func() (any, error) {
		policy, err := client.Policies.Create(ctx, "acme", tfe.PolicyCreateOptions{
			Name: tfe.String("deny"), Kind: tfe.Sentinel, EnforcementLevel: tfe.EnforcementMode(tfe.EnforcementHard),
		})
		if err != nil {
			return nil, err
		}
		if err := client.Policies.Upload(ctx, policy.ID, []byte("main = rule { true }")); err != nil {
			return nil, err
		}
		code, err := client.Policies.Download(ctx, policy.ID)
		return string(code), err
	})
	s.do("missing", func() (any, error) {
		_, err := client.Workspaces.Read(ctx, "acme", "none")
		return err == tfe.ErrResourceNotFound, nil
	})
	return s.got, s.err
}

func vaultClient(ctx context.Context, address string) (any, error) {
	config := vault.DefaultConfig()
	config.Address = address
	client, err := vault.NewClient(config)
	if err != nil {
		return nil, err
	}
	client.SetToken("secrets-root")
	s := &steps{got: map[string]any{}}
	s.do("health", func() (any, error) {
		health, err := client.Sys().HealthWithContext(ctx)
		if err != nil {
			return nil, err
		}
		return health.Initialized && !health.Sealed, nil
	})
	s.do("mount", func() (any, error) {
		if err := client.Sys().MountWithContext(ctx, "team", &vault.MountInput{Type: "pki"}); err != nil {
			return nil, err
		}
		if err := client.Sys().TuneMountWithContext(ctx, "team", vault.MountConfigInput{MaxLeaseTTL: "87600h"}); err != nil {
			return nil, err
		}
		mounts, err := client.Sys().ListMountsWithContext(ctx)
		if err != nil {
			return nil, err
		}
		return mounts["team/"].Config.MaxLeaseTTL, nil
	})
	s.do("certificate", func() (any, error) {
		role := map[string]any{"allow_any_name": true, "key_type": "ec"}
		if _, err := client.Logical().WriteWithContext(ctx, "pki/roles/web", role); err != nil {
			return nil, err
		}
		list, err := client.Logical().ListWithContext(ctx, "pki/roles")
		if err != nil {
			return nil, err
		}
		issued, err := client.Logical().WriteWithContext(ctx, "pki/issue/web", map[string]any{"common_name": "a.example"})
		if err != nil {
			return nil, err
		}
		return []any{list.Data["keys"], issued.Data["private_key_type"]}, nil
	})
	s.do("policy and token", func() (any, error) {
		policy := `path "pki/roles/*" { capabilities = ["read"] }`
		if err := client.Sys().PutPolicyWithContext(ctx, "app", policy); err != nil {
			return nil, err
		}
		made, err := client.Auth().Token().CreateWithContext(ctx, &vault.TokenCreateRequest{Policies: []string{"app"}, TTL: "1h"})
		if err != nil {
			return nil, err
		}
		limited, err := client.Clone()
		if err != nil {
			return nil, err
		}
		limited.SetToken(made.Auth.ClientToken)
		read, err := limited.Logical().ReadWithContext(ctx, "pki/roles/web")
		if err != nil {
			return nil, err
		}
		_, refused := limited.Logical().WriteWithContext(ctx, "pki/roles/web", map[string]any{"ttl": "1h"})
		status := refused.(*vault.ResponseError).StatusCode
		renewed, err := limited.Auth().Token().RenewSelfWithContext(ctx, 600)
		if err != nil {
			return nil, err
		}
		return []any{read.Data["key_type"], status, renewed.Auth.LeaseDuration, made.Auth.Policies}, nil
	})
	s.do("lease", func() (any, error) {
		for path, data := range map[string]map[string]any{
			"database/config/main": {
				"plugin_name": "postgresql-database-plugin", "verify_connection": false, "allowed_roles": "*",
				"connection_url": "postgresql://{{username}}:{{password}}@db.example/app", "username": "root", "password": "canary",
			},
			"database/roles/app": {"db_name": "main", "creation_statements": "x", "default_ttl": "1h"},
		} {
			if _, err := client.Logical().WriteWithContext(ctx, path, data); err != nil {
				return nil, err
			}
		}
		user, err := client.Logical().ReadWithContext(ctx, "database/creds/app")
		if err != nil {
			return nil, err
		}
		renewed, err := client.Sys().RenewWithContext(ctx, user.LeaseID, 60)
		if err != nil {
			return nil, err
		}
		return []any{user.LeaseDuration, renewed.LeaseDuration, client.Sys().RevokeWithContext(ctx, user.LeaseID)}, nil
	})
	s.do("wrapping", func() (any, error) {
		wrapping, err := client.Clone()
		if err != nil {
			return nil, err
		}
		wrapping.SetToken("secrets-root")
		wrapping.SetWrappingLookupFunc(func(string, string) string { return "5m" })
		wrapped, err := wrapping.Logical().ReadWithContext(ctx, "pki/roles/web")
		if err != nil {
			return nil, err
		}
		unwrapped, err := client.Logical().UnwrapWithContext(ctx, wrapped.WrapInfo.Token)
		if err != nil {
			return nil, err
		}
		return unwrapped.Data["key_type"], nil
	})
	s.do("missing", func() (any, error) {
		secret, err := client.Logical().ReadWithContext(ctx, "pki/roles/none")
		return secret == nil, err
	})
	return s.got, s.err
}

func openbaoClient(ctx context.Context, address, token string) (any, error) {
	config := openbao.DefaultConfig()
	config.Address = address
	client, err := openbao.NewClient(config)
	if err != nil {
		return nil, err
	}
	client.SetToken(token)
	s := &steps{got: map[string]any{}}
	s.do("namespace", func() (any, error) {
		if _, err := client.Logical().WriteWithContext(ctx, "sys/namespaces/team", nil); err != nil {
			return nil, err
		}
		within := client.WithNamespace("team")
		if err := within.Sys().MountWithContext(ctx, "ca", &openbao.MountInput{Type: "pki"}); err != nil {
			return nil, err
		}
		_, here := within.Logical().ListWithContext(ctx, "ca/issuers")
		_, elsewhere := client.WithNamespace("none").Sys().ListMountsWithContext(ctx)
		return []any{here, elsewhere.(*openbao.ResponseError).StatusCode}, nil
	})
	s.do("login", func() (any, error) {
		if err := client.Sys().EnableAuthWithOptionsWithContext(ctx, "approle", &openbao.EnableAuthOptions{Type: "approle"}); err != nil {
			return nil, err
		}
		if _, err := client.Logical().WriteWithContext(ctx, "auth/approle/role/app", map[string]any{"token_ttl": "20m"}); err != nil {
			return nil, err
		}
		role, err := client.Logical().ReadWithContext(ctx, "auth/approle/role/app/role-id")
		if err != nil {
			return nil, err
		}
		secret, err := client.Logical().WriteWithContext(ctx, "auth/approle/role/app/secret-id", nil)
		if err != nil {
			return nil, err
		}
		login, err := client.Logical().WriteWithContext(ctx, "auth/approle/login", map[string]any{
			"role_id": role.Data["role_id"], "secret_id": secret.Data["secret_id"],
		})
		if err != nil {
			return nil, err
		}
		return []any{login.Auth.LeaseDuration, login.Auth.Policies}, nil
	})
	s.do("warnings", func() (any, error) {
		role, err := client.Logical().WriteWithContext(ctx, "pki/roles/web", map[string]any{"allow_any_name": true, "unknown": 1})
		if err != nil {
			return nil, err
		}
		return role.Warnings, nil
	})
	return s.got, s.err
}
