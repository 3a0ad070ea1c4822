# Translated from construct.ts (d7025f2f9a20d5a0) by `npm run translate`.
import lintel_cdktf as lintel

lintel.secrets.ClusterRole(scope, "Example",
    name="deployer",
    access=lintel.secrets.ClusterAccess.generated_rules("{\"rules\":[{\"apiGroups\":[\"apps\"],\"resources\":[\"deployments\"],\"verbs\":[\"get\",\"list\",\"patch\"]}]}"),
    allowed_cluster_namespaces=["apps", "jobs"],
    token_max_ttl=lintel.Duration.hours(1),
    token_default_ttl=lintel.Duration.minutes(10)
)
