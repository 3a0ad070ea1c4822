// Translated from construct.ts (15036a609497b5d9) by `npm run translate`.
import io.lintel.platform.*;

DataProject member = DataProject.Builder.create(scope, "Payments").organization("acme").name("payments").build();
PolicySet shared = PolicySet.Builder.create(scope, "Shared").organization("acme").name("shared").build();
PolicySetProject.Builder.create(scope, "Example").policySetId(shared.getId()).projectId(member.getId()).build();
