# Translated from construct.ts (d7025f2f9a20d5a0) by `npm run translate`.
from lintel_cdktf import Duration, secrets

secrets.ClusterRole(scope, "Example",
    name="deployer",
    access=secrets.ClusterAccess.generated_rules("{\"rules\":[{\"apiGroups\":[\"apps\"],\"resources\":[\"deployments\"],\"verbs\":[\"get\",\"list\",\"patch\"]}]}"),
    allowed_cluster_namespaces=["apps", "jobs"],
    token_max_ttl=Duration.hours(1),
    token_default_ttl=Duration.minutes(10)
)
