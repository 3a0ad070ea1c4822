# Translated from construct.ts (882ac3cad38d12ce) by `npm run translate`.
import lintel_cdktf as lintel

lintel.platform.DataGithubAppInstallations(scope, "Example")
