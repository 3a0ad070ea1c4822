# Translated from construct.ts (cd626ecb7b53f527) by `npm run translate`.
import lintel_cdktf as lintel

lintel.platform.DataGithubAppInstallation(scope, "Example",
    name="acme"
)
