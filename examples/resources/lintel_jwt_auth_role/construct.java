// Translated from construct.ts (22c2d132a233bdd3) by `npm run translate`.
import java.util.List;
import io.lintel.Duration;
import io.lintel.secrets.*;

JwtAuthRole.Builder.create(scope, "Example")
        .mount("github")
        .name("deploy")
        .userClaim("sub")
        .boundAudiences(List.of("https://secrets.example.com"))
        .subject(JwtSubject.gitHubBranch(GitHubBranch.builder().repository("acme/app").branch("main").build()))
        .tokenPolicies(List.of("deploy"))
        .tokenTtl(Duration.minutes(20))
        .build();
