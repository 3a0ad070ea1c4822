package emulatortest

import (
	"encoding/json"
	"fmt"
	"strings"
	"time"
)

// Request is a pattern of requests. What is absent is not compared. A value in Query, Headers and Body is itself, or an
// operator: Any, Absent or Matching.
type Request struct {
	Method string `json:"method,omitempty"`
	// Path is without the query; `*` matches any text.
	Path string `json:"path,omitempty"`
	// Status is that of the response.
	Status  int            `json:"status,omitempty"`
	Query   map[string]any `json:"query,omitempty"`
	Headers map[string]any `json:"headers,omitempty"`
	// Token is the token itself, `sha256:` and its hash, or its fingerprint in the journal.
	Token    string `json:"token,omitempty"`
	Accessor string `json:"accessor,omitempty"`
	// Body is what JSON has. Objects may have further fields; lists have the same length.
	Body      any    `json:"body,omitempty"`
	Operation string `json:"operation,omitempty"`
}

// Conditions are what else a fault compares requests with.
type Conditions struct {
	Query   map[string]any `json:"query,omitempty"`
	Headers map[string]any `json:"headers,omitempty"`
	// Token is the token itself, `sha256:` and its hash, or its fingerprint in the journal.
	Token    string `json:"token,omitempty"`
	Accessor string `json:"accessor,omitempty"`
	// Body is what JSON has. Objects may have further fields; lists have the same length.
	Body      any    `json:"body,omitempty"`
	Operation string `json:"operation,omitempty"`
}

// Any stands for any value.
var Any = map[string]any{"$any": true}

// Absent stands for no value.
var Absent = map[string]any{"$absent": true}

// Matching stands for the texts that match a regular expression, in the syntax of JavaScript.
func Matching(expression string) map[string]any { return map[string]any{"$regex": expression} }

// Times says how many requests are expected.
type Times struct{ exactly, atLeast, atMost *int }

// Exactly expects this number of requests.
func Exactly(count int) Times { return Times{exactly: &count} }

// AtLeast expects this number of requests or more.
func AtLeast(count int) Times { return Times{atLeast: &count} }

// AtMost expects this number of requests or less.
func AtMost(count int) Times { return Times{atMost: &count} }

// MarshalJSON writes what the control endpoint expects.
func (t Times) MarshalJSON() ([]byte, error) {
	if t.exactly != nil {
		return json.Marshal(*t.exactly)
	}
	return json.Marshal(struct {
		AtLeast *int `json:"atLeast,omitempty"`
		AtMost  *int `json:"atMost,omitempty"`
	}{t.atLeast, t.atMost})
}

// Fault has a path and exactly one effect: Status, LatencyMs, Reset or Truncate.
type Fault struct {
	Path        string      `json:"path"`
	Method      string      `json:"method,omitempty"`
	When        *Conditions `json:"when,omitempty"`
	Times       int         `json:"times,omitempty"`
	After       int         `json:"after,omitempty"`
	Probability float64     `json:"probability,omitempty"`
	Status      int         `json:"status,omitempty"`
	// Headers and Body are those of the response, with Status.
	Headers   map[string]any `json:"headers,omitempty"`
	Body      any            `json:"body,omitempty"`
	LatencyMs float64        `json:"latencyMs,omitempty"`
	// Reset is "before" or "after".
	Reset    string `json:"reset,omitempty"`
	Truncate *int   `json:"truncate,omitempty"`
}

// Clock is a reading of the clock.
type Clock struct {
	Now    time.Time `json:"now"`
	Frozen bool      `json:"frozen"`
}

// RecordedRequest is a request to a service, without secrets.
type RecordedRequest struct {
	Number   int            `json:"number"`
	Time     time.Time      `json:"time"`
	Method   string         `json:"method"`
	Path     string         `json:"path"`
	Query    map[string]any `json:"query"`
	Headers  map[string]any `json:"headers"`
	Token    string         `json:"token"`
	Accessor string         `json:"accessor"`
	Body     any            `json:"body"`
	Bytes    int            `json:"bytes"`
	// Operation is empty if no route matched.
	Operation string `json:"operation"`
	// Status is 0 if there was no response.
	Status int `json:"status"`
}

// Journal is the latest requests.
type Journal struct {
	Requests []RecordedRequest `json:"requests"`
	Dropped  int               `json:"dropped"`
}

// RequestReport has counts of equal requests with equal responses.
type RequestReport struct {
	Requests []struct {
		Method     string `json:"method"`
		Path       string `json:"path"`
		Status     int    `json:"status"`
		Count      int    `json:"count"`
		Operation  string `json:"operation"`
		Deprecated bool   `json:"deprecated"`
	} `json:"requests"`
	// Unknown is the number of requests without a route.
	Unknown int `json:"unknown"`
	Dropped int `json:"dropped"`
}

// Violation is a request that a strict emulator has noted.
type Violation struct {
	Kind   string   `json:"kind"`
	Method string   `json:"method"`
	Path   string   `json:"path"`
	Fields []string `json:"fields"`
	Number int      `json:"number"`
}

func (v Violation) String() string {
	what := "no such route"
	if v.Kind != "route" {
		what = "unknown " + strings.Join(v.Fields, ", ")
	}
	return fmt.Sprintf("#%d %s %s: %s", v.Number, v.Method, v.Path, what)
}

// IssuedToken describes a token of the secrets service.
type IssuedToken struct {
	Accessor string     `json:"accessor"`
	Policies []string   `json:"policies"`
	Expires  *time.Time `json:"expires"`
}

// RecoveryShares are the recovery key.
type RecoveryShares struct {
	Keys      []string `json:"keys"`
	Threshold int      `json:"threshold"`
}

// Workspace is created in an organization.
type Workspace struct {
	ID            string             `json:"id,omitempty"`
	Name          string             `json:"name"`
	Organization  string             `json:"organization"`
	Project       string             `json:"project,omitempty"`
	Tags          map[string]*string `json:"tags,omitempty"`
	ExecutionMode string             `json:"executionMode,omitempty"`
	AgentPool     string             `json:"agentPool,omitempty"`
}

// Project is created in an organization.
type Project struct {
	ID           string             `json:"id,omitempty"`
	Name         string             `json:"name"`
	Organization string             `json:"organization"`
	Description  string             `json:"description,omitempty"`
	Tags         map[string]*string `json:"tags,omitempty"`
}

// Team is created in an organization.
type Team struct {
	ID           string `json:"id,omitempty"`
	Name         string `json:"name"`
	Organization string `json:"organization"`
	// Rights are such as "manage-policies".
	Rights     []string `json:"rights,omitempty"`
	Workspaces []string `json:"workspaces,omitempty"`
	Visibility string   `json:"visibility,omitempty"`
	// Token is generated.
	Token string `json:"token,omitempty"`
}

// PolicySet is created in an organization. Its lists have ids.
type PolicySet struct {
	ID                 string   `json:"id,omitempty"`
	Name               string   `json:"name"`
	Organization       string   `json:"organization"`
	Kind               string   `json:"kind,omitempty"`
	Global             bool     `json:"global,omitempty"`
	Policies           []string `json:"policies,omitempty"`
	Workspaces         []string `json:"workspaces,omitempty"`
	Projects           []string `json:"projects,omitempty"`
	ExcludedWorkspaces []string `json:"excludedWorkspaces,omitempty"`
	ExcludedProjects   []string `json:"excludedProjects,omitempty"`
}

// Repository is one that a connection reaches.
type Repository struct {
	Identifier string                       `json:"identifier"`
	Connection string                       `json:"connection"`
	Tags       []string                     `json:"tags,omitempty"`
	Files      map[string]string            `json:"files,omitempty"`
	Branches   map[string]map[string]string `json:"branches,omitempty"`
}

// AgentPool is created in an organization.
type AgentPool struct {
	ID           string `json:"id,omitempty"`
	Name         string `json:"name"`
	Organization string `json:"organization"`
}

// OAuthClient is created in an organization, with the ids of its tokens.
type OAuthClient struct {
	ID              string   `json:"id,omitempty"`
	Name            string   `json:"name,omitempty"`
	Organization    string   `json:"organization"`
	ServiceProvider string   `json:"serviceProvider,omitempty"`
	Tokens          []string `json:"tokens,omitempty"`
}

// User is a person in an organization: "active", the default, or "invited".
type User struct {
	Username     string `json:"username"`
	Organization string `json:"organization"`
	ID           string `json:"id,omitempty"`
	Membership   string `json:"membership,omitempty"`
	Status       string `json:"status,omitempty"`
	Email        string `json:"email,omitempty"`
}

// WorkspaceState is what safe deletion sees of a workspace.
type WorkspaceState struct {
	Resources  int  `json:"resources"`
	Processing bool `json:"processing"`
}

// GitHubAppInstallation is an installation of the GitHub App.
type GitHubAppInstallation struct {
	ID             string `json:"id,omitempty"`
	Name           string `json:"name"`
	InstallationID int    `json:"installationId,omitempty"`
	Type           string `json:"type,omitempty"`
}

// RunStart is a run to start.
type RunStart struct {
	// Workspace is an id, such as "ws-app".
	Workspace   string `json:"workspace"`
	Message     string `json:"message,omitempty"`
	Speculative bool   `json:"speculative,omitempty"`
	// Plan is the plan as JSON has it.
	Plan map[string]any `json:"plan,omitempty"`
	// Address is that by which run tasks reach the emulator.
	Address string `json:"address,omitempty"`
	// Wait waits for the end of the run.
	Wait bool `json:"wait,omitempty"`
}

// Run is a run with everything that its run tasks were sent and have sent.
type Run struct {
	ID          string  `json:"id"`
	Workspace   string  `json:"workspace"`
	Status      string  `json:"status"`
	Message     string  `json:"message"`
	Speculative bool    `json:"speculative"`
	Stages      []Stage `json:"stages"`
}

// Stage is a stage of a run that has run tasks.
type Stage struct {
	Stage  string `json:"stage"`
	Status string `json:"status"`
	Tasks  []Task `json:"tasks"`
}

// Task is a run task in a run.
type Task struct {
	Name             string           `json:"name"`
	Result           string           `json:"result"`
	EnforcementLevel string           `json:"enforcementLevel"`
	Status           string           `json:"status"`
	Message          string           `json:"message"`
	URL              string           `json:"url"`
	Outcomes         []map[string]any `json:"outcomes"`
	Deliveries       []map[string]any `json:"deliveries"`
	Callbacks        []map[string]any `json:"callbacks"`
}
