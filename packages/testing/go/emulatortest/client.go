package emulatortest

import (
	"bytes"
	"crypto/tls"
	"crypto/x509"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"net/http"
	"net/url"
	"os"
	"strings"
	"time"
)

// Client controls an emulator.
type Client struct {
	// Address is such as "http://127.0.0.1:8400". Both services are below it.
	Address string
	// CAFile is the file of the CA certificate to trust, over HTTPS.
	CAFile string
	// HTTP trusts the emulator, for requests of tests.
	HTTP  *http.Client
	token string
}

// ConnectOptions say how a running emulator is reached.
type ConnectOptions struct {
	// ControlToken is the token for control requests through mapped ports and from other machines.
	ControlToken string
	// CAFile is the file of the CA certificate to trust, over HTTPS.
	CAFile string
}

// Error is a refusal of a control request.
type Error struct {
	// Status is 422 if an expectation is not met.
	Status  int
	Message string
}

func (e *Error) Error() string { return e.Message }

// Connect returns a client for an emulator that runs at this address.
func Connect(address string, options ConnectOptions) (*Client, error) {
	parsed, err := url.Parse(address)
	if err != nil || (parsed.Scheme != "http" && parsed.Scheme != "https") || parsed.Host == "" {
		return nil, fmt.Errorf("%q is no address of an emulator, such as http://127.0.0.1:8400", address)
	}
	// Without the proxy of the environment.
	transport := &http.Transport{}
	if options.CAFile != "" {
		certificate, err := os.ReadFile(options.CAFile)
		if err != nil {
			return nil, err
		}
		authorities := x509.NewCertPool()
		if !authorities.AppendCertsFromPEM(certificate) {
			return nil, fmt.Errorf("%s has no certificate", options.CAFile)
		}
		transport.TLSClientConfig = &tls.Config{RootCAs: authorities}
	}
	return &Client{
		Address: parsed.Scheme + "://" + parsed.Host,
		CAFile:  options.CAFile,
		HTTP:    &http.Client{Transport: transport},
		token:   options.ControlToken,
	}, nil
}

// Reset returns to the start: objects, clock and settings, without faults and limits. The journal stays.
func (c *Client) Reset() error { return c.send("POST", "/reset", nil, nil) }

// Requests are counts of equal requests with equal responses.
func (c *Client) Requests() (report RequestReport, err error) {
	err = c.send("GET", "/requests", nil, &report)
	return report, err
}

// ClearRequests forgets the requests: the counts, and the journal.
func (c *Client) ClearRequests() error { return c.send("DELETE", "/requests", nil, nil) }

// Journal has the latest requests, in the order in which they arrived.
func (c *Client) Journal() (journal Journal, err error) {
	err = c.send("GET", "/journal", nil, &journal)
	return journal, err
}

// FindRequests returns the requests in the journal that match.
func (c *Client) FindRequests(request Request) ([]RecordedRequest, error) {
	var found struct{ Requests []RecordedRequest }
	err := c.send("POST", "/journal/find", object{"request": request}, &found)
	return found.Requests, err
}

// ExpectRequest returns an error, with the nearest requests, unless the journal has a matching request.
func (c *Client) ExpectRequest(request Request) error {
	return c.send("POST", "/verify", object{"request": request}, nil)
}

// ExpectRequestTimes returns an error unless the journal has as many matching requests: see Exactly, AtLeast and AtMost.
func (c *Client) ExpectRequestTimes(request Request, times Times) error {
	return c.send("POST", "/verify", object{"request": request, "times": times}, nil)
}

// ExpectRequests returns an error unless the journal has matching requests in this order; there may be others between.
func (c *Client) ExpectRequests(requests ...Request) error {
	return c.send("POST", "/verify", object{"requests": requests}, nil)
}

// Violations are what a strict emulator has noted.
func (c *Client) Violations() ([]Violation, error) {
	var report struct{ Violations []Violation }
	err := c.send("GET", "/violations", nil, &report)
	return report.Violations, err
}

// ClearViolations forgets the violations.
func (c *Client) ClearViolations() error { return c.send("DELETE", "/violations", nil, nil) }

// ExpectNoViolations returns an error with all violations, and forgets them, if there are any.
func (c *Client) ExpectNoViolations() error {
	violations, err := c.Violations()
	if err != nil || len(violations) == 0 {
		return err
	}
	lines := []string{"requests violate the strict mode of the emulator:"}
	for _, violation := range violations {
		lines = append(lines, violation.String())
	}
	return errors.Join(&Error{Status: http.StatusUnprocessableEntity, Message: strings.Join(lines, "\n  ")}, c.ClearViolations())
}

// Clock reads the clock.
func (c *Client) Clock() (clock Clock, err error) {
	err = c.send("GET", "/clock", nil, &clock)
	return clock, err
}

// AdvanceClock advances the clock, or moves it back if the duration is below 0.
func (c *Client) AdvanceClock(duration time.Duration) (Clock, error) {
	return c.changeClock(object{"advanceSeconds": duration.Seconds()})
}

// SetClock sets the clock.
func (c *Client) SetClock(now time.Time) (Clock, error) { return c.changeClock(object{"now": now}) }

// FreezeClock stops the clock where it is.
func (c *Client) FreezeClock() (Clock, error) { return c.changeClock(object{"frozen": true}) }

// FreezeClockAt stops the clock at the given time.
func (c *Client) FreezeClockAt(now time.Time) (Clock, error) {
	return c.changeClock(object{"now": now, "frozen": true})
}

// ResumeClock lets a frozen clock run from where it stands.
func (c *Client) ResumeClock() (Clock, error) { return c.changeClock(object{"frozen": false}) }

// SetFaults replaces all faults.
func (c *Client) SetFaults(faults ...Fault) error {
	return c.send("PUT", "/faults", object{"faults": append([]Fault{}, faults...)}, nil)
}

// SetSeededFaults replaces all faults. The seed determines what Probability draws.
func (c *Client) SetSeededFaults(seed int, faults ...Fault) error {
	return c.send("PUT", "/faults", object{"faults": append([]Fault{}, faults...), "seed": seed}, nil)
}

// ClearFaults removes all faults.
func (c *Client) ClearFaults() error { return c.send("DELETE", "/faults", nil, nil) }

// SetLimits limits the requests of each token.
func (c *Client) SetLimits(requestsPerSecond float64) error {
	return c.send("PUT", "/limits", object{"requestsPerSecond": requestsPerSecond}, nil)
}

// ClearLimits removes the limit.
func (c *Client) ClearLimits() error { return c.send("PUT", "/limits", object{}, nil) }

// Settings reads all settings.
func (c *Client) Settings() (map[string]any, error) { return c.document("GET", "/settings", nil) }

// ChangeSettings changes the given settings, and returns all.
func (c *Client) ChangeSettings(settings map[string]any) (map[string]any, error) {
	return c.document("PUT", "/settings", settings)
}

// Snapshot reads the state of both services.
func (c *Client) Snapshot() (map[string]any, error) { return c.document("GET", "/snapshot", nil) }

// Restore replaces the state of both services.
func (c *Client) Restore(snapshot map[string]any) error {
	return c.send("PUT", "/snapshot", snapshot, nil)
}

// ApplySeeds adds to the state, all or nothing.
func (c *Client) ApplySeeds(seeds map[string]any) error { return c.send("POST", "/seeds", seeds, nil) }

// CreateOrganization creates an organization.
func (c *Client) CreateOrganization(name, email string) error {
	return c.send("POST", "/organizations", object{"name": name, "email": email}, nil)
}

// CreateWorkspace creates a workspace. The result has its id.
func (c *Client) CreateWorkspace(workspace Workspace) (created Workspace, err error) {
	err = c.send("POST", "/workspaces", workspace, &created)
	return created, err
}

// CreateProject creates a project. The result has its id.
func (c *Client) CreateProject(project Project) (created Project, err error) {
	err = c.send("POST", "/projects", project, &created)
	return created, err
}

// CreateTeam creates a team. The result has its token.
func (c *Client) CreateTeam(team Team) (created Team, err error) {
	err = c.send("POST", "/teams", team, &created)
	return created, err
}

// CreatePolicySet creates a policy set. The result has its id.
func (c *Client) CreatePolicySet(policySet PolicySet) (created PolicySet, err error) {
	err = c.send("POST", "/policy-sets", policySet, &created)
	return created, err
}

// CreateRepository creates a repository, or replaces it.
func (c *Client) CreateRepository(repository Repository) error {
	return c.send("POST", "/repositories", repository, nil)
}

// CreateAgentPool creates an agent pool. The result has its id.
func (c *Client) CreateAgentPool(agentPool AgentPool) (created AgentPool, err error) {
	err = c.send("POST", "/agent-pools", agentPool, &created)
	return created, err
}

// CreateOAuthClient creates an OAuth client with its tokens. The result has its id.
func (c *Client) CreateOAuthClient(client OAuthClient) (created OAuthClient, err error) {
	err = c.send("POST", "/oauth-clients", client, &created)
	return created, err
}

// AuthoriseOAuthClient does as a person does: a client without a token has one then.
func (c *Client) AuthoriseOAuthClient(id string) (client OAuthClient, err error) {
	err = c.send("POST", "/oauth-clients/"+url.PathEscape(id)+"/authorise", struct{}{}, &client)
	return client, err
}

// CreateUser makes a person a member of an organization.
func (c *Client) CreateUser(user User) error { return c.send("POST", "/users", user, nil) }

// SetWorkspaceState says what safe deletion sees of a workspace.
func (c *Client) SetWorkspaceState(id string, state WorkspaceState) error {
	return c.send("POST", "/workspaces/"+url.PathEscape(id)+"/state", state, nil)
}

// LockWorkspace locks a workspace by "user" or "run".
func (c *Client) LockWorkspace(id, by string) error {
	return c.send("POST", "/workspaces/"+url.PathEscape(id)+"/lock", map[string]string{"by": by}, nil)
}

// UnlockWorkspace unlocks a workspace.
func (c *Client) UnlockWorkspace(id string) error {
	return c.send("DELETE", "/workspaces/"+url.PathEscape(id)+"/lock", nil, nil)
}

// CreateGitHubAppInstallation creates an installation of the GitHub App. The result has its id.
func (c *Client) CreateGitHubAppInstallation(installation GitHubAppInstallation) (created GitHubAppInstallation, err error) {
	err = c.send("POST", "/github-app-installations", installation, &created)
	return created, err
}

// DeleteProject deletes a project, as the following do other objects, and takes it away from what refers to it.
func (c *Client) DeleteProject(id string) error { return c.remove("projects", id) }

// DeleteWorkspace deletes a workspace.
func (c *Client) DeleteWorkspace(id string) error { return c.remove("workspaces", id) }

// DeleteTeam deletes a team.
func (c *Client) DeleteTeam(id string) error { return c.remove("teams", id) }

// DeleteAgentPool deletes an agent pool.
func (c *Client) DeleteAgentPool(id string) error { return c.remove("agent-pools", id) }

// DeleteOAuthClient deletes an OAuth client and its tokens.
func (c *Client) DeleteOAuthClient(id string) error { return c.remove("oauth-clients", id) }

// StartRun starts a run, which calls the run tasks of its workspace.
func (c *Client) StartRun(run RunStart) (report Run, err error) {
	err = c.send("POST", "/runs", run, &report)
	return report, err
}

// Runs are all runs, with what their run tasks were sent and have sent.
func (c *Client) Runs() ([]Run, error) {
	var report struct{ Runs []Run }
	err := c.send("GET", "/runs", nil, &report)
	return report.Runs, err
}

// Enforcement is what a run in a workspace would meet: policy sets and run tasks, with the reasons.
func (c *Client) Enforcement(workspace string) (map[string]any, error) {
	return c.document("GET", "/enforcement/"+url.PathEscape(workspace), nil)
}

// Tokens are those that the secrets service has issued and that have not ended, without the tokens themselves.
func (c *Client) Tokens() ([]IssuedToken, error) {
	var report struct{ Tokens []IssuedToken }
	err := c.send("GET", "/tokens", nil, &report)
	return report.Tokens, err
}

// RecoveryShares are the current recovery key, as hexadecimal shares.
func (c *Client) RecoveryShares() (shares RecoveryShares, err error) {
	err = c.send("GET", "/recovery-shares", nil, &shares)
	return shares, err
}

// Failover makes another node active: an unfinished rekey is lost.
func (c *Client) Failover() error { return c.send("POST", "/failover", nil, nil) }

type object = map[string]any

func (c *Client) remove(kind, id string) error {
	return c.send("DELETE", "/"+kind+"/"+url.PathEscape(id), nil, nil)
}

func (c *Client) changeClock(change object) (clock Clock, err error) {
	err = c.send("POST", "/clock", change, &clock)
	return clock, err
}

func (c *Client) document(method, path string, body any) (map[string]any, error) {
	var document map[string]any
	err := c.send(method, path, body, &document)
	return document, err
}

// Reads the response into result, unless that is nil.
func (c *Client) send(method, path string, body, result any) error {
	var sent io.Reader
	if body != nil {
		text, err := json.Marshal(body)
		if err != nil {
			return err
		}
		sent = bytes.NewReader(text)
	}
	request, err := http.NewRequest(method, c.Address+"/_emulator"+path, sent)
	if err != nil {
		return err
	}
	request.Header.Set("Content-Type", "application/json")
	if c.token != "" {
		request.Header.Set("X-Emulator-Token", c.token)
	}
	response, err := c.HTTP.Do(request)
	if err != nil {
		return err
	}
	defer response.Body.Close()
	text, err := io.ReadAll(response.Body)
	if err != nil {
		return err
	}
	if response.StatusCode >= 300 {
		return refusal(method, path, response.StatusCode, text)
	}
	if result == nil || len(text) == 0 {
		return nil
	}
	return json.Unmarshal(text, result)
}

// An expectation that is not met needs no more than its own text.
func refusal(method, path string, status int, text []byte) error {
	var reply struct{ Error string }
	if json.Unmarshal(text, &reply) != nil || reply.Error == "" {
		reply.Error = fmt.Sprintf("the response has the status %d. Is this an emulator?", status)
	} else if status == http.StatusUnprocessableEntity {
		return &Error{Status: status, Message: reply.Error}
	}
	return &Error{Status: status, Message: fmt.Sprintf("%s /_emulator%s: %s", method, path, reply.Error)}
}
