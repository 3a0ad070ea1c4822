// Translated from construct.ts (cd626ecb7b53f527) by `npm run translate`.
import io.lintel.platform.*;

DataGithubAppInstallation.Builder.create(scope, "Example")
        .name("acme")
        .build();
