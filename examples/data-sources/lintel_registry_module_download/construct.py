# Translated from construct.ts (c97eac3d549272e0) by `npm run translate`.
from cdktf import TerraformOutput
import lintel_cdktf as lintel

registry_module_download = lintel.platform.DataRegistryModuleDownload(scope, "Example",
    namespace="acme",
    name="vpc",
    module_provider="aws"
)

TerraformOutput(scope, "newest_version", value=registry_module_download.resolved_version)
