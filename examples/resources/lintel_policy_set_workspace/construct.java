// Translated from construct.ts (9b350c0bfc29d77f) by `npm run translate`.
import io.lintel.platform.*;

DataWorkspace member = DataWorkspace.Builder.create(scope, "App").organization("acme").name("app").build();
PolicySet shared = PolicySet.Builder.create(scope, "Shared").organization("acme").name("shared").build();
PolicySetWorkspace.Builder.create(scope, "Example").policySetId(shared.getId()).workspaceId(member.getId()).build();
