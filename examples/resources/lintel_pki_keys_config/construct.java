// Translated from construct.ts (9d27a7f644b915fc) by `npm run translate`.
import io.lintel.secrets.*;

PkiKey signing = PkiKey.Builder.create(scope, "Signing")
        .mount("pki")
        .keyName("signing-2026")
        .keyType(AuthorityKeyType.EC)
        .build();

PkiKeysConfig.Builder.create(scope, "Example")
        .mount(signing.getMount())
        .defaultValue(signing.getKeyId())
        .build();
