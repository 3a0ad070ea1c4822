package io.lintel.testing;

import java.io.UnsupportedEncodingException;
import java.net.URLEncoder;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import javax.net.ssl.SSLContext;

/**
 * Controls an emulator. Documents are maps, as JSON has them, and are described where the command's documentation
 * describes the control endpoints. Methods throw an {@link EmulatorException} if the emulator refuses, and an
 * {@link UnmetExpectationError} if it has not received what was expected.
 */
public class EmulatorClient {
  private final Connection connection;

  /** A client for an emulator that runs at this address, such as {@code http://127.0.0.1:8400}. */
  public EmulatorClient(String address) {
    this(address, null, null);
  }

  /** With the token for control requests from elsewhere, and the file of the CA certificate to trust; both may be null. */
  public EmulatorClient(String address, String controlToken, Path caFile) {
    this(new Connection(address, controlToken, caFile));
  }

  EmulatorClient(Connection connection) {
    this.connection = connection;
  }

  /** Such as {@code http://127.0.0.1:8400}. Both services are below it. */
  public final String getAddress() {
    return connection.address;
  }

  /** Trusts the emulator; null without HTTPS. */
  public final SSLContext getSslContext() {
    return connection.tls;
  }

  /** Returns to the start: objects, clock and settings, without faults and limits. The journal stays. */
  public final void reset() {
    send("POST", "/reset", null);
  }

  /** Counts of equal requests with equal responses. */
  public final Map<String, Object> requests() {
    return document("GET", "/requests", null);
  }

  /** Forgets the requests: the counts, and the journal. */
  public final void clearRequests() {
    send("DELETE", "/requests", null);
  }

  /** The latest requests with queries, headers and bodies, in the order in which they arrived. */
  public final List<Map<String, Object>> journal() {
    return list(document("GET", "/journal", null), "requests");
  }

  /** The requests in the journal that match. */
  public final List<Map<String, Object>> findRequests(RequestPattern request) {
    return list(document("POST", "/journal/find", one("request", request.document)), "requests");
  }

  /** Throws unless the journal has a matching request. */
  public final void expectRequest(RequestPattern request) {
    send("POST", "/verify", one("request", request.document));
  }

  /** Throws unless the journal has exactly this number of matching requests. */
  public final void expectRequest(RequestPattern request, int times) {
    verify(request, times);
  }

  /** Throws unless the journal has from {@code atLeast} to {@code atMost} matching requests. */
  public final void expectRequest(RequestPattern request, int atLeast, int atMost) {
    Map<String, Object> times = one("atLeast", atLeast);
    times.put("atMost", atMost);
    verify(request, times);
  }

  /** Throws unless the journal has matching requests in this order; there may be others in between. */
  public final void expectRequests(RequestPattern... requests) {
    List<Object> documents = new ArrayList<>();
    for (RequestPattern request : requests) documents.add(request.document);
    send("POST", "/verify", one("requests", documents));
  }

  /** What a strict emulator has noted: requests with an unknown route, field or query parameter. */
  public final List<Map<String, Object>> violations() {
    return list(document("GET", "/violations", null), "violations");
  }

  public final void clearViolations() {
    send("DELETE", "/violations", null);
  }

  /** Throws with all violations, and forgets them, if there are any. */
  public final void expectNoViolations() {
    List<Map<String, Object>> violations = violations();
    if (violations.isEmpty()) return;
    clearViolations();
    StringBuilder text = new StringBuilder("Requests violate the strict mode of the emulator:");
    for (Map<String, Object> violation : violations) {
      String what = "route".equals(violation.get("kind")) ? "no such route" : "unknown " + violation.get("fields");
      text.append("\n  ").append(violation.get("method")).append(' ').append(violation.get("path")).append(": ").append(what);
    }
    throw new UnmetExpectationError(text.toString());
  }

  public final ClockReading clock() {
    return reading(document("GET", "/clock", null));
  }

  /** Advances the clock, or moves it back if the duration is negative. */
  public final ClockReading advanceClock(Duration duration) {
    return changeClock(one("advanceSeconds", duration.toMillis() / 1000.0));
  }

  public final ClockReading setClock(Instant now) {
    return changeClock(one("now", now));
  }

  /** Stops the clock where it is. */
  public final ClockReading freezeClock() {
    return changeClock(one("frozen", true));
  }

  /** Stops the clock at the given time. */
  public final ClockReading freezeClock(Instant now) {
    Map<String, Object> change = one("frozen", true);
    change.put("now", now);
    return changeClock(change);
  }

  /** Lets a frozen clock run from where it stands. */
  public final ClockReading resumeClock() {
    return changeClock(one("frozen", false));
  }

  /** Replaces all faults. */
  public final void setFaults(Fault... faults) {
    send("PUT", "/faults", one("faults", documents(faults)));
  }

  /** Replaces all faults. The seed determines what probabilities draw. */
  public final void setFaults(long seed, Fault... faults) {
    Map<String, Object> body = one("faults", documents(faults));
    body.put("seed", seed);
    send("PUT", "/faults", body);
  }

  public final void clearFaults() {
    send("DELETE", "/faults", null);
  }

  /** Limits the requests of each token. */
  public final void setLimits(double requestsPerSecond) {
    send("PUT", "/limits", one("requestsPerSecond", requestsPerSecond));
  }

  public final void clearLimits() {
    send("PUT", "/limits", Collections.emptyMap());
  }

  public final Map<String, Object> settings() {
    return document("GET", "/settings", null);
  }

  /** Settings that are left out keep their values. Returns all. */
  public final Map<String, Object> changeSettings(Map<String, ?> settings) {
    return document("PUT", "/settings", settings);
  }

  public final Map<String, Object> snapshot() {
    return document("GET", "/snapshot", null);
  }

  /** Replaces the state of both services. */
  public final void restore(Map<String, ?> snapshot) {
    send("PUT", "/snapshot", snapshot);
  }

  /** Adds to the state, all or nothing. */
  public final void applySeeds(Map<String, ?> seeds) {
    send("POST", "/seeds", seeds);
  }

  public final void createOrganization(String name, String email) {
    Map<String, Object> organization = one("name", name);
    organization.put("email", email);
    send("POST", "/organizations", organization);
  }

  /** {@code more} has {@code id}, {@code project}, {@code tags}, {@code executionMode} and {@code agentPool}. */
  public final Map<String, Object> createWorkspace(String name, String organization, Map<String, ?> more) {
    return create("/workspaces", name, organization, more);
  }

  /** {@code more} has {@code id}, {@code kind}, {@code global}, and lists of ids such as {@code workspaces}. */
  public final Map<String, Object> createPolicySet(String name, String organization, Map<String, ?> more) {
    return create("/policy-sets", name, organization, more);
  }

  /** {@code more} has {@code id}, {@code description} and {@code tags}. */
  public final Map<String, Object> createProject(String name, String organization, Map<String, ?> more) {
    return create("/projects", name, organization, more);
  }

  /** {@code more} has {@code id}, {@code rights}, {@code workspaces} and {@code visibility}. The result has a {@code token}. */
  public final Map<String, Object> createTeam(String name, String organization, Map<String, ?> more) {
    return create("/teams", name, organization, more);
  }

  /** {@code more} has {@code id}. */
  public final Map<String, Object> createAgentPool(String name, String organization, Map<String, ?> more) {
    return create("/agent-pools", name, organization, more);
  }

  /** {@code more} has {@code id}, {@code name}, {@code serviceProvider} and {@code tokens}. */
  public final Map<String, Object> createOAuthClient(String organization, Map<String, ?> more) {
    return document("POST", "/oauth-clients", with(one("organization", organization), more));
  }

  /** As a person does: a client without a token has one then. */
  public final Map<String, Object> authoriseOAuthClient(String id) {
    return document("POST", "/oauth-clients/" + encoded(id) + "/authorise", null);
  }

  /** {@code more} has {@code id}, {@code membership}, {@code status} and {@code email}. */
  public final Map<String, Object> createUser(String username, String organization, Map<String, ?> more) {
    Map<String, Object> user = one("username", username);
    user.put("organization", organization);
    return document("POST", "/users", with(user, more));
  }

  /** What safe deletion sees of a workspace: how many resources it has, and whether its state is being processed. */
  public final void setWorkspaceState(String id, int resources, boolean processing) {
    Map<String, Object> state = one("resources", resources);
    state.put("processing", processing);
    document("POST", "/workspaces/" + encoded(id) + "/state", state);
  }

  /** Locks a workspace by {@code user} or {@code run}. */
  public final void lockWorkspace(String id, String by) {
    document("POST", "/workspaces/" + encoded(id) + "/lock", one("by", by));
  }

  public final void unlockWorkspace(String id) {
    send("DELETE", "/workspaces/" + encoded(id) + "/lock", null);
  }

  /** {@code more} has {@code id}, {@code installationId} and {@code type}. */
  public final Map<String, Object> createGitHubAppInstallation(String name, Map<String, ?> more) {
    return document("POST", "/github-app-installations", with(one("name", name), more));
  }

  /** Creates a repository, or replaces it. {@code more} has {@code tags}, {@code files} and {@code branches}. */
  public final Map<String, Object> createRepository(String identifier, String connection, Map<String, ?> more) {
    Map<String, Object> repository = one("identifier", identifier);
    repository.put("connection", connection);
    return document("POST", "/repositories", with(repository, more));
  }

  public final void deleteProject(String id) {
    delete("projects", id);
  }

  public final void deleteWorkspace(String id) {
    delete("workspaces", id);
  }

  public final void deleteTeam(String id) {
    delete("teams", id);
  }

  public final void deleteAgentPool(String id) {
    delete("agent-pools", id);
  }

  public final void deleteOAuthClient(String id) {
    delete("oauth-clients", id);
  }

  /**
   * Starts a run, which calls the run tasks of its workspace. {@code more} has {@code message}, {@code speculative},
   * {@code plan}, {@code address} and {@code wait}, which waits for the run's end.
   */
  public final Map<String, Object> startRun(String workspace, Map<String, ?> more) {
    return document("POST", "/runs", with(one("workspace", workspace), more));
  }

  /** All runs, with what their run tasks were sent and have sent. */
  public final List<Map<String, Object>> runs() {
    return list(document("GET", "/runs", null), "runs");
  }

  /** What a run in a workspace would meet: policy sets and run tasks, with the reasons. */
  public final Map<String, Object> enforcement(String workspace) {
    return document("GET", "/enforcement/" + encoded(workspace), null);
  }

  /** The tokens that the secrets service has issued and that have not ended, without the tokens themselves. */
  public final List<Map<String, Object>> tokens() {
    return list(document("GET", "/tokens", null), "tokens");
  }

  /** The current recovery key, as hexadecimal shares. */
  public final Map<String, Object> recoveryShares() {
    return document("GET", "/recovery-shares", null);
  }

  /** Makes another node active: an unfinished rekey is lost. */
  public final void failover() {
    send("POST", "/failover", null);
  }

  private void verify(RequestPattern request, Object times) {
    Map<String, Object> body = one("request", request.document);
    body.put("times", times);
    send("POST", "/verify", body);
  }

  private Map<String, Object> create(String path, String name, String organization, Map<String, ?> more) {
    Map<String, Object> body = one("name", name);
    body.put("organization", organization);
    return document("POST", path, with(body, more));
  }

  private void delete(String kind, String id) {
    send("DELETE", "/" + kind + "/" + encoded(id), null);
  }

  private ClockReading changeClock(Map<String, Object> change) {
    return reading(document("POST", "/clock", change));
  }

  private static ClockReading reading(Map<String, Object> reply) {
    return new ClockReading(Instant.parse((String) reply.get("now")), Boolean.TRUE.equals(reply.get("frozen")));
  }

  @SuppressWarnings("unchecked")
  private Map<String, Object> document(String method, String path, Object body) {
    return (Map<String, Object>) send(method, path, body);
  }

  @SuppressWarnings("unchecked")
  private static List<Map<String, Object>> list(Map<String, Object> reply, String name) {
    return (List<Map<String, Object>>) reply.get(name);
  }

  private Object send(String method, String path, Object body) {
    return connection.send(method, path, body);
  }

  private static List<Object> documents(Fault... faults) {
    List<Object> documents = new ArrayList<>();
    for (Fault fault : Arrays.asList(faults)) documents.add(fault.document);
    return documents;
  }

  private static Map<String, Object> one(String name, Object value) {
    Map<String, Object> map = new LinkedHashMap<>();
    map.put(name, value);
    return map;
  }

  private static Map<String, Object> with(Map<String, Object> map, Map<String, ?> more) {
    map.putAll(more);
    return map;
  }

  private static String encoded(String segment) {
    try {
      return URLEncoder.encode(segment, "UTF-8").replace("+", "%20");
    } catch (UnsupportedEncodingException error) {
      throw new IllegalStateException(error);
    }
  }
}
