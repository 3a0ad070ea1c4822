"""Does with pytfe what programs do with the platform, and prints what it got as JSON."""

import json
import os

from pytfe import TFEClient, TFEConfig
from pytfe import models as m
from pytfe.errors import NotFound

client = TFEClient(TFEConfig(address=os.environ["ADDRESS"], token="platform-root", max_retries=0))
got = {}

organization = client.organizations.create(m.OrganizationCreateOptions(name="snakes", email="new@snakes.example"))
got["organization"] = [organization.name, client.organizations.read("snakes").email]
workspace = client.workspaces.create("snakes", m.WorkspaceCreateOptions(name="nest"))
got["workspace"] = [
    client.workspaces.read("nest", organization="snakes").id == workspace.id,
    [each.name for each in client.workspaces.list("snakes")],
]
got["projects"] = [each.name for each in client.projects.list("snakes")]

task = client.run_tasks.create(
    "snakes",
    m.RunTaskCreateOptions(name="scan", url=os.environ["TASK_URL"], category="task", hmac_key="canary", description=""),
)
client.run_tasks.update(task.id, m.RunTaskUpdateOptions(enabled=False))
got["task"] = [client.run_tasks.read(task.id).enabled, [each.name for each in client.run_tasks.list("snakes")]]
association = client.workspace_run_tasks.create(
    workspace.id,
    m.WorkspaceRunTaskCreateOptions(
        enforcement_level=m.TaskEnforcementLevel.ADVISORY, run_task=task, stages=[m.Stage.POST_PLAN]
    ),
)
client.workspace_run_tasks.update(
    workspace.id,
    association.id,
    m.WorkspaceRunTaskUpdateOptions(enforcement_level=m.TaskEnforcementLevel.MANDATORY),
)
read = client.workspace_run_tasks.read(workspace.id, association.id)
got["association"] = [
    read.enforcement_level.value,
    [stage.value for stage in read.stages],
    len(list(client.workspace_run_tasks.list(workspace.id))),
]

policy = client.policies.create(
    "snakes",
    m.PolicyCreateOptions(name="bites", kind=m.PolicyKind.SENTINEL, enforcement_level=m.EnforcementLevel.ENFORCEMENT_SOFT),
)
client.policies.upload(policy.id, b"main = rule { true }")
got["policy"] = [client.policies.download(policy.id).decode(), [each.name for each in client.policies.list("snakes")]]
policies = client.policy_sets.create("snakes", m.PolicySetCreateOptions(name="rules"))
client.policy_sets.add_policies(policies.id, m.PolicySetAddPoliciesOptions(policies=[policy]))
client.policy_sets.add_workspaces(policies.id, m.PolicySetAddWorkspacesOptions(workspaces=[workspace]))
got["policy set"] = [client.policy_sets.read(policies.id).workspace_count, client.policy_sets.read(policies.id).policy_count]
parameter = client.policy_set_parameters.create(
    policies.id, m.PolicySetParameterCreateOptions(key="limit", value="3", sensitive=True)
)
client.policy_set_parameters.update(policies.id, parameter.id, m.PolicySetParameterUpdateOptions(value="4"))
got["parameter"] = [
    (each.key, each.value, each.sensitive) for each in client.policy_set_parameters.list(policies.id)
]

module = client.registry_modules.create("snakes", m.RegistryModuleCreateOptions(name="vpc", provider="aws"))
module_id = m.RegistryModuleID(
    organization="snakes", name="vpc", provider="aws", namespace="snakes", registry_name=m.RegistryName.PRIVATE
)
version = client.registry_modules.create_version(module_id, m.RegistryModuleCreateVersionOptions(version="1.0.0"))
got["module"] = [version.version, [each.name for each in client.registry_modules.list("snakes")]]
provider = client.registry_providers.create(
    "snakes",
    m.RegistryProviderCreateOptions(name="serpent", namespace="snakes", registry_name=m.RegistryName.PRIVATE),
)
got["provider"] = [provider.name, len(list(client.registry_providers.list("snakes")))]

client.workspace_run_tasks.delete(workspace.id, association.id)
client.run_tasks.delete(task.id)
try:
    client.run_tasks.read(task.id)
except NotFound as error:
    got["missing"] = type(error).__name__
client.policy_sets.delete(policies.id)
client.workspaces.delete_by_id(workspace.id)
client.organizations.delete("snakes")
got["left"] = [each.name for each in client.organizations.list()]

print(json.dumps(got))
