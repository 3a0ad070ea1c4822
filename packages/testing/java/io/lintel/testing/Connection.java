package io.lintel.testing;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.net.HttpURLConnection;
import java.net.Proxy;
import java.net.URI;
import java.net.URL;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.GeneralSecurityException;
import java.security.KeyStore;
import java.security.cert.CertificateFactory;
import java.util.Map;
import javax.net.ssl.HttpsURLConnection;
import javax.net.ssl.SSLContext;
import javax.net.ssl.TrustManagerFactory;

/** Sends control requests. */
final class Connection {
  final String address;
  final SSLContext tls;
  private final String token;

  /** The token and the file of the CA certificate may be null. */
  Connection(String address, String token, Path caFile) {
    URI uri = parse(address);
    this.address = uri.getScheme() + "://" + uri.getAuthority();
    this.token = token;
    this.tls = caFile == null ? null : trusting(caFile);
  }

  /** Returns the document of the response, or null if it has none. */
  Object send(String method, String path, Object body) {
    try {
      URL url = new URL(address + "/_emulator" + path);
      // Without the proxy of the system's properties.
      HttpURLConnection connection = (HttpURLConnection) url.openConnection(Proxy.NO_PROXY);
      if (tls != null) ((HttpsURLConnection) connection).setSSLSocketFactory(tls.getSocketFactory());
      connection.setRequestMethod(method);
      connection.setRequestProperty("Content-Type", "application/json");
      if (token != null) connection.setRequestProperty("X-Emulator-Token", token);
      if (body != null) {
        connection.setDoOutput(true);
        connection.getOutputStream().write(Json.write(body).getBytes(StandardCharsets.UTF_8));
      }
      int status = connection.getResponseCode();
      Object reply = read(status < 300 ? connection.getInputStream() : connection.getErrorStream());
      if (status < 300) return reply;
      throw refusal(method + " /_emulator" + path, status, reply);
    } catch (IOException error) {
      throw new EmulatorException(method + " " + address + "/_emulator" + path + ": " + error.getMessage(), error);
    }
  }

  /** An expectation that is not met needs no more than its own text. */
  private static RuntimeException refusal(String request, int status, Object reply) {
    Object error = reply instanceof Map ? ((Map<?, ?>) reply).get("error") : null;
    if (status == 422 && error != null) throw new UnmetExpectationError(error.toString());
    String what = error == null ? "the response has the status " + status + ". Is this an emulator?" : error.toString();
    return new EmulatorException(request + ": " + what, status);
  }

  private static Object read(InputStream stream) throws IOException {
    if (stream == null) return null;
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    byte[] buffer = new byte[8192];
    for (int read = stream.read(buffer); read >= 0; read = stream.read(buffer)) bytes.write(buffer, 0, read);
    String text = new String(bytes.toByteArray(), StandardCharsets.UTF_8);
    try {
      return text.isEmpty() ? null : Json.read(text);
    } catch (IllegalArgumentException error) {
      return null;
    }
  }

  private static URI parse(String address) {
    try {
      URI uri = URI.create(address);
      if (uri.getHost() != null && String.valueOf(uri.getScheme()).matches("https?")) return uri;
    } catch (IllegalArgumentException error) {
      // Refused below.
    }
    throw new EmulatorException("\"" + address + "\" is no address of an emulator, such as http://127.0.0.1:8400.", 0);
  }

  private static SSLContext trusting(Path caFile) {
    try (InputStream certificate = Files.newInputStream(caFile)) {
      KeyStore store = KeyStore.getInstance(KeyStore.getDefaultType());
      store.load(null, null);
      store.setCertificateEntry("ca", CertificateFactory.getInstance("X.509").generateCertificate(certificate));
      TrustManagerFactory trust = TrustManagerFactory.getInstance(TrustManagerFactory.getDefaultAlgorithm());
      trust.init(store);
      SSLContext context = SSLContext.getInstance("TLS");
      context.init(null, trust.getTrustManagers(), null);
      return context;
    } catch (IOException | GeneralSecurityException error) {
      throw new EmulatorException(caFile + " cannot be used: " + error.getMessage(), error);
    }
  }
}
