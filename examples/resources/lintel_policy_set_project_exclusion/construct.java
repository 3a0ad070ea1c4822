// Translated from construct.ts (19e1298ad2c3d1de) by `npm run translate`.
import io.lintel.platform.*;

DataProject member = DataProject.Builder.create(scope, "Payments").organization("acme").name("payments").build();
PolicySet shared = PolicySet.Builder.create(scope, "Shared").organization("acme").name("shared").global(true).build();
PolicySetProjectExclusion.Builder.create(scope, "Example").policySetId(shared.getId()).projectId(member.getId()).build();
