// Translated from construct.ts (298e92cb202d93a1) by `npm run translate`.
import java.util.List;
import io.lintel.Duration;
import io.lintel.secrets.*;

AuthMount github = AuthMount.Builder.create(scope, "Github").path("github").type("jwt").build();

JwtAuthRole.Builder.create(scope, "Example")
        .mount(github.getPath())
        .name("deploy")
        .userClaim("sub")
        .boundAudiences(List.of("https://secrets.example.com"))
        .subject(JwtSubject.gitHubBranch(GitHubBranch.builder().repository("acme/app").branch("main").build()))
        .tokenPolicies(List.of("deploy"))
        .tokenTtl(Duration.minutes(20))
        .build();
