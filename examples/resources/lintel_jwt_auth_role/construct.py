# Translated from construct.ts (298e92cb202d93a1) by `npm run translate`.
import lintel_cdktf as lintel

github = lintel.secrets.AuthMount(scope, "Github", path="github", type="jwt")

lintel.secrets.JwtAuthRole(scope, "Example",
    mount=github.path,
    name="deploy",
    user_claim="sub",
    bound_audiences=["https://secrets.example.com"],
    subject=lintel.secrets.JwtSubject.git_hub_branch(repository="acme/app", branch="main"),
    token_policies=["deploy"],
    token_ttl=lintel.Duration.minutes(20)
)
