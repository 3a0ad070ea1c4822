// Translated from construct.ts (173d6082ae5b90d2) by `npm run translate`.
import io.lintel.platform.*;

DataWorkspace member = DataWorkspace.Builder.create(scope, "App").organization("acme").name("app").build();
PolicySet shared = PolicySet.Builder.create(scope, "Shared").organization("acme").name("shared").build();
PolicySetWorkspaceExclusion.Builder.create(scope, "Example").policySetId(shared.getId()).workspaceId(member.getId()).build();
