// Translated from construct.ts (f640c7008150cc12) by `npm run translate`.
import io.lintel.secrets.*;

PkiClusterConfig.Builder.create(scope, "Example")
        .mount("pki")
        .path("https://secrets.example.com:8200/v1/pki")
        .aiaPath("http://pki.example.com/v1/pki")
        .build();
