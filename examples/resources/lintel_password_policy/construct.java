// Translated from construct.ts (acaa7aeaed7814ac) by `npm run translate`.
import java.util.List;
import io.lintel.secrets.*;

PasswordPolicy.Builder.create(scope, "Example")
        .name("database")
        .length(24)
        .rules(List.of(PasswordPolicyRule.builder().charset("abcdefghijklmnopqrstuvwxyz").minChars(1).build(), PasswordPolicyRule.builder().charset("ABCDEFGHIJKLMNOPQRSTUVWXYZ").minChars(1).build(), PasswordPolicyRule.builder().charset("0123456789").minChars(2).build()))
        .build();
