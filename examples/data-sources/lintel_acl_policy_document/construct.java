// Translated from construct.ts (911d8c2d7aeb37d9) by `npm run translate`.
import java.util.List;
import io.lintel.secrets.*;

DataAclPolicyDocument.Builder.create(scope, "Example")
        .rules(List.of(Rule.read("database/creds/app"), Rule.deny("sys/*")))
        .build();
