// Translated from construct.ts (882ac3cad38d12ce) by `npm run translate`.
import io.lintel.platform.*;

DataGithubAppInstallations.Builder.create(scope, "Example").build();
