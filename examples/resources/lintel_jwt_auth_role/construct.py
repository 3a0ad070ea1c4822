# Translated from construct.ts (22c2d132a233bdd3) by `npm run translate`.
import lintel_cdktf as lintel

lintel.secrets.JwtAuthRole(scope, "Example",
    mount="github",
    name="deploy",
    user_claim="sub",
    bound_audiences=["https://secrets.example.com"],
    subject=lintel.secrets.JwtSubject.git_hub_branch(repository="acme/app", branch="main"),
    token_policies=["deploy"],
    token_ttl=lintel.Duration.minutes(20)
)
