// Translated from construct.ts (a2903af399c09aa9) by `npm run translate`.
import java.util.List;
import io.lintel.secrets.*;

DataAclPolicyDocument.Builder.create(scope, "Example")
        .rules(List.of(AclPolicyDocumentRule.builder().path("database/creds/app").capabilities(List.of("read")).build(), AclPolicyDocumentRule.builder().path("sys/*").capabilities(List.of("deny")).build()))
        .build();
